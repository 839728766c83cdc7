-- Which hold of a job is the current one. It only grows, unlike the attempts, which begin again when a job is put back:
-- a worker that lost its job can never be taken for the one that holds it now.
alter table jobs add column hold bigint not null default 0;

-- By a trigger, so that it also grows when a process of the release before takes a job during a deploy.
create function count_hold_of_job() returns trigger language plpgsql as $$
begin
  new.hold := old.hold + 1;
  return new;
end $$;
create trigger jobs_count_holds before update of attempts on jobs for each row
  when (new.attempts > old.attempts) execute function count_hold_of_job();
