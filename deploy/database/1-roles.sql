-- The database of the shop and its two roles. Run it once, before the first migration, as a superuser of the server:
--   sudo -u postgres psql -v ON_ERROR_STOP=1 < deploy/database/1-roles.sql
-- Then give both roles a password: `\password shop_owner` and `\password shop_app` in psql.

-- Owns the tables and migrates.
create role shop_owner login;

-- Serves: reads and writes rows, and cannot change the schema. Two processes use up to 44 connections; add 22 for each
-- further one. The time limits are those that the shop sets itself, which behind PgBouncer it cannot.
create role shop_app login connection limit 60;
alter role shop_app set statement_timeout = '1500ms';
alter role shop_app set lock_timeout = '1200ms';
alter role shop_app set idle_in_transaction_session_timeout = '5s';

create database shop owner shop_owner;
revoke all on database shop from public;
grant connect on database shop to shop_app;

\connect shop
set role shop_owner;
grant usage on schema public to shop_app;
-- The list of applied migrations comes before the privileges below: the shop may read it only.
create table schema_migrations (name text primary key, applied_at timestamptz not null default now());
grant select on schema_migrations to shop_app;
alter default privileges in schema public grant select, insert, update, delete on tables to shop_app;
alter default privileges in schema public grant usage on sequences to shop_app;
