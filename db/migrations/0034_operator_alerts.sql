-- Alerts that people are told of by mail or webhook, for all processes together: each matter once, however many of them
-- log it. See decision 0050.
create table operator_alerts (
  -- What makes two alerts the same: their kind, or their text where each one counts.
  subject text primary key constraint operator_alerts_subject check (length(subject) <= 500),
  kind text not null,
  message text not null constraint operator_alerts_message check (length(message) <= 1000),
  count integer not null,
  first_at timestamptz not null default now(),
  last_at timestamptz not null default now(),
  told_at timestamptz,
  -- Somebody is telling it.
  held_until timestamptz
);
create index operator_alerts_last on operator_alerts (last_at);
