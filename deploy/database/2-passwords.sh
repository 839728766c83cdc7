#!/bin/sh
# For compose.yaml: gives the roles the passwords that are in files. They are on no command line and in no log.
set -eu
psql --set ON_ERROR_STOP=1 --quiet --username "$POSTGRES_USER" --dbname postgres <<'SQL'
set log_statement = 'none';
\set owner `cat /run/secrets/owner-password`
\set app `cat /run/secrets/app-password`
alter role shop_owner password :'owner';
alter role shop_app password :'app';
SQL
