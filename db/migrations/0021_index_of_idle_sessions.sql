-- no transaction: sessions are many, and the shop is open while the index is built.
-- The clean-up walks along it.
create index concurrently if not exists sessions_last_used_at on sessions (last_used_at);
