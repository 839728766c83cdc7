-- What happens after a call: written in the transaction that causes it, done by a worker of any process.
create table jobs (
  id bigint generated always as identity primary key,
  task text not null,
  -- While a job with this key waits, another is the same one.
  key text collate "C" constraint jobs_one_per_key unique,
  payload jsonb not null default '{}' constraint jobs_payload check (jsonb_typeof(payload) = 'object'),
  run_at timestamptz not null default now(),
  attempts integer not null default 0 constraint jobs_attempts check (attempts >= 0),
  -- How often it was asked for: when that grew while it was being done, it is done once more.
  asked integer not null default 1,
  most_attempts integer not null default 20 constraint jobs_most_attempts check (most_attempts >= 1),
  -- A worker holds it until then; when the worker dies, another takes over.
  held_until timestamptz,
  -- What went wrong the last time.
  last_problem text,
  -- Given up, and kept for a person to look at.
  failed_at timestamptz,
  created_at timestamptz not null default now()
);
create index jobs_run_at on jobs (run_at) where failed_at is null;

-- Mails to send, written in the transaction that causes them and sent by a job after it.
create table mails (
  id uuid primary key default gen_random_uuid(),
  -- What caused it: the same cause never mails twice.
  cause text collate "C" not null constraint mails_one_per_cause unique,
  template text not null,
  language text not null constraint mails_language check (language in ('nl', 'de', 'en')),
  recipient text not null,
  customer_id uuid references customers on delete set null,
  -- What the template needs. Never a token: a link's token is made when the mail is.
  data jsonb not null default '{}' constraint mails_data check (jsonb_typeof(data) = 'object'),
  created_at timestamptz not null default now(),
  sent_at timestamptz
);
create index mails_customer on mails (customer_id, created_at);

-- The letter box of the demo: what its mail server received.
create table demo_mails (
  id uuid primary key default gen_random_uuid(),
  message_id text not null constraint demo_mails_one_per_message unique,
  sender text not null,
  recipient text not null,
  subject text not null,
  html text not null,
  text text not null,
  received_at timestamptz not null default now()
);
create index demo_mails_received_at on demo_mails (received_at desc);
