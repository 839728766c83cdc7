-- What people ask and report through the shop's forms. It is mailed to the provider; here it is kept for a while, so
-- that the same letter sent twice is one, and a mail that got lost can be written again.
create table contact_messages (
  -- V2026-000001, from the numbers of all receipts.
  receipt text collate "C" primary key,
  language text not null constraint contact_messages_language check (language in ('nl', 'de')),
  name text not null constraint contact_messages_name check (length(name) between 1 and 200),
  email text not null constraint contact_messages_email check (length(email) between 3 and 254),
  subject text not null constraint contact_messages_subject
    check (subject in ('domain', 'hosting', 'moving', 'order', 'billing', 'other')),
  -- In the words of the person.
  order_number text constraint contact_messages_order_number check (length(order_number) between 1 and 60),
  message text not null constraint contact_messages_message check (length(message) between 1 and 4000),
  -- SHA-256 over all of it: sent twice in a row, it is one message.
  content_hash text not null,
  received_at timestamptz not null default now()
);
create index contact_messages_content on contact_messages (content_hash, received_at);
create index contact_messages_received_at on contact_messages (received_at);

-- Notices of unlawful content, in the sense of article 16 of the Digital Services Act.
create table abuse_reports (
  -- M2026-000001.
  receipt text collate "C" primary key,
  language text not null constraint abuse_reports_language check (language in ('nl', 'de')),
  urls text[] not null constraint abuse_reports_urls check (cardinality(urls) between 1 and 20),
  reason text not null constraint abuse_reports_reason
    check (reason in ('phishing', 'malware', 'copyright', 'illegal', 'other')),
  explanation text not null constraint abuse_reports_explanation check (length(explanation) between 1 and 4000),
  -- Nobody has to say who they are.
  name text constraint abuse_reports_name check (length(name) between 1 and 200),
  email text constraint abuse_reports_email check (length(email) between 3 and 254),
  content_hash text not null,
  received_at timestamptz not null default now()
);
create index abuse_reports_content on abuse_reports (content_hash, received_at);
create index abuse_reports_received_at on abuse_reports (received_at);
