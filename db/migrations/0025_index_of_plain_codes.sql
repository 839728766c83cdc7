-- no transaction: the table is big, and the shop is open while its index is built.
-- Events that wait may hold many sealed codes; those in plain are found without reading them.
create index concurrently if not exists provisioning_events_plain_codes on provisioning_events (created_at)
  where sent_at is null and jsonb_path_exists(payload, '$.lines[*].transferCode ? (@ != null)');
