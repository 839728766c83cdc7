-- Ends of the lines of paid orders, which the provisioning side is told.
create table delivery_ends (
  order_id uuid not null references orders,
  item_id text collate "C" not null,
  -- What ended it: the declaration by its receipt, or the kind of the money that went back. Each is told once.
  cause text not null constraint delivery_ends_cause check (length(cause) between 1 and 64),
  reason text not null constraint delivery_ends_reason
    check (reason in ('refund', 'withdrawal', 'cancellation', 'chargeback', 'not_registered')),
  -- Null if it ends with the term of a transferred name, which is unknown here.
  last_day date,
  created_at timestamptz not null default now(),
  primary key (order_id, item_id, cause)
);

alter table deliveries drop constraint deliveries_state,
  add constraint deliveries_state check (state in ('held', 'waiting', 'busy', 'done', 'failed', 'ended'));

-- When a declaration that its owner did not confirm was handed to the operators.
alter table declarations add column handed_over_at timestamptz;
