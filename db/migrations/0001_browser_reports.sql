-- What browsers report about our pages: violations of the content policy, crashes, deprecations.
create table browser_reports (
  id bigint generated always as identity primary key,
  received_at timestamptz not null default now(),
  kind text not null check (length(kind) between 1 and 100),
  body jsonb not null check (octet_length(body::text) <= 131072)
);

-- Old reports are thrown away by age.
create index browser_reports_received_at on browser_reports (received_at);
