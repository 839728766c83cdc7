-- no transaction: the tables are big, and the shop is open while their indexes are built.
-- What the clean-up walks along, so that it reads what it deletes and little else.

-- Sales to consumers in other member states belong to the one-stop shop, whose records are kept for longer.
create index concurrently if not exists orders_books on orders (paid_at)
  where paid_at is not null and not (snapshot ->> 'exemption' is null and snapshot #>> '{buyer,country}' <> 'NL');
create index concurrently if not exists orders_books_abroad on orders (paid_at)
  where paid_at is not null and snapshot ->> 'exemption' is null and snapshot #>> '{buyer,country}' <> 'NL';
create index concurrently if not exists orders_unpaid on orders (created_at) where paid_at is null;

-- What is still to be shortened, sealed or removed: almost nothing, at any moment.
create index concurrently if not exists orders_addresses on orders (created_at)
  where snapshot #>> '{consents,source}' !~ '^([0-9a-f.:]+/(24|48))?$';
create index concurrently if not exists orders_transfer_codes on orders (created_at)
  where jsonb_path_exists(snapshot, '$.lines[*].parameters ? (exists (@.transferCode) || exists (@.sealedTransferCode))');
create index concurrently if not exists cart_items_transfer_codes on cart_items (added_at)
  where details ?| '{transferCode,sealedTransferCode}';
create index concurrently if not exists provisioning_events_transfer_codes on provisioning_events (created_at)
  where jsonb_path_exists(payload, '$.lines[*] ? (@.transferCode != null || exists (@.sealedTransferCode))');

create index concurrently if not exists provisioning_events_sent_at on provisioning_events (sent_at) where sent_at is not null;
create index concurrently if not exists provisioning_reports_received_at on provisioning_reports (received_at);
create index concurrently if not exists affiliate_visits_hour on affiliate_visits (hour);
create index concurrently if not exists cookie_choices_chosen_at on cookie_choices (chosen_at);
create index concurrently if not exists customers_look_at on customers (look_at);
