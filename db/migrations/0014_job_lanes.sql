-- The next jobs of one task: a lane reads its own tasks only, however many jobs of others wait. The table holds what is
-- still to do and what was given up, so that building the index takes milliseconds.
create index jobs_due on jobs (task, run_at, id) where failed_at is null;

-- Tells waiting workers when the transaction commits, whoever wrote the job; jobs of later are found by polling.
create function announce_job() returns trigger language plpgsql as $$
begin
  perform pg_notify('stek_jobs', new.task);
  return null;
end $$;
create trigger jobs_announce after insert or update of run_at, failed_at on jobs for each row
  when (new.failed_at is null and new.run_at <= now()) execute function announce_job();
