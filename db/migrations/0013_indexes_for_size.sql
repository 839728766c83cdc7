-- no transaction: the tables are big, and the shop is open while their indexes are built.
-- What makes every statement read as many rows in a big shop as in a small one.

-- Foreign keys: who deletes or changes the row they refer to looks for them.
create index concurrently if not exists cart_items_parent on cart_items (cart_id, parent) where parent is not null;
create index concurrently if not exists invoices_order on invoices (order_id);
create index concurrently if not exists provisioning_reports_order on provisioning_reports (order_id);
create index concurrently if not exists declarations_order on declarations (order_id) where order_id is not null;
create index concurrently if not exists commission_entries_payout on commission_entries (payout_id) where payout_id is not null;

-- Clean-ups walk along the age of what they delete. Mails about orders are kept for another time than the others.
create index concurrently if not exists mails_age on mails (coalesce(sent_at, created_at)) where cause not like 'order %';
create index concurrently if not exists mails_age_of_orders on mails (coalesce(sent_at, created_at)) where cause like 'order %';
create index concurrently if not exists jobs_failed_at on jobs (failed_at) where failed_at is not null;
create index concurrently if not exists vat_checks_nobodys on vat_checks (checked_at) where customer_id is null;
create index concurrently if not exists declarations_received_at on declarations (received_at);

-- What is held of a customer's orders, who may have ordered very often.
create index concurrently if not exists deliveries_held on deliveries (order_id) where state = 'held';

-- The numbers of the last days.
create index concurrently if not exists orders_paid_at on orders (paid_at) where paid_at is not null;
