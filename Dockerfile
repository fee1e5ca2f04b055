# The server with its pages and the compiled engine; games are kept in /data.
#
#   docker build --tag tenka .
#   docker run --publish 127.0.0.1:8360:8360 --volume tenka:/data --env TENKA_PUBLIC_URL=https://play.example tenka
FROM python:3.13-slim AS wheel
RUN apt-get update \
    && apt-get install --yes --no-install-recommends gcc libc6-dev \
    && rm -rf /var/lib/apt/lists/*
COPY . /tenka
WORKDIR /tenka
RUN TENKA_COMPILE=1 pip wheel --no-cache-dir --no-deps --wheel-dir /wheel .

FROM python:3.13-slim
COPY --from=wheel /wheel /wheel
RUN pip install --no-cache-dir "$(echo /wheel/tenka-*.whl)[server,postgresql]" \
    && rm -r /wheel \
    && useradd --system --home-dir /data tenka \
    && install --directory --owner tenka --mode 700 /data
USER tenka
VOLUME /data
EXPOSE 8360
ENV TENKA_DATABASE=/data/tenka.db TENKA_HOST=0.0.0.0
STOPSIGNAL SIGTERM
# Asked as the proxy asks: requests for another name are refused.
HEALTHCHECK --start-period=20s CMD ["python", "-c", "import os; from urllib.parse import urlsplit; from urllib.request import Request, urlopen; urlopen(Request('http://127.0.0.1:8360/healthz', headers={'Host': urlsplit(os.environ['TENKA_PUBLIC_URL']).netloc}), timeout=4)"]
ENTRYPOINT ["tenka", "serve"]
