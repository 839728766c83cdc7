-- The next jobs of one task: a lane reads its own tasks only, however many jobs of others wait. The table holds what is
-- still to do and what was given up, so that building the index takes milliseconds.
create index jobs_due on jobs (task, run_at, id) where failed_at is null;
