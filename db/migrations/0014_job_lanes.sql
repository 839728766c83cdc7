-- no transaction: the shop is open while the index is built.
-- The next jobs of one task: a lane reads its own tasks only, however many jobs of others wait.
create index concurrently if not exists jobs_due on jobs (task, run_at, id) where failed_at is null;
