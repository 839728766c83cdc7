-- Six digits that confirm an e-mail address, one row per mail that carries them.
create table email_codes (
  -- A mail that is sent again replaces its digits.
  mail_id uuid primary key references mails on delete cascade,
  customer_id uuid not null references customers on delete cascade,
  -- HMAC of customer, address and digits: a million digits could be tried against a plain hash.
  code_hash bytea not null constraint email_codes_hash_length check (octet_length(code_hash) = 32),
  tries smallint not null default 0,
  issued_at timestamptz not null default clock_timestamp(),
  expires_at timestamptz not null
);
create index email_codes_customer on email_codes (customer_id, issued_at);
create index email_codes_expires_at on email_codes (expires_at);

-- When a mail to an unconfirmed address was counted, so that another try to send it is not counted again.
alter table mails add column counted_at timestamptz;
