#!/bin/sh
# /usr/local/bin/tenka: the command as the server's user, with the server's settings and in its folder. For root.
exec systemd-run --quiet --wait --collect --pipe --pty --uid=tenka --property=EnvironmentFile=/etc/tenka.env \
    --property=StateDirectory=tenka --property=StateDirectoryMode=0700 --property=UMask=0077 \
    --working-directory=/var/lib/tenka /opt/tenka/bin/tenka "$@"
