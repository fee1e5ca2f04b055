"""`python -m tenka` is `tenka`."""

from tenka.cli import main

main()
