#!/bin/sh
# In the database's container, when it is made: a role for thinkers. What it may do it is given by the first server.
psql --username "$POSTGRES_USER" --dbname "$POSTGRES_DB" --set=ON_ERROR_STOP=1 --set=password="$TENKA_THINKING_PASSWORD" <<'SQL'
CREATE ROLE tenka_think LOGIN PASSWORD :'password';
SQL
