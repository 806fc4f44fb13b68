-- What an employer has changed of an imported job: its feed then changes only the rest.
create table job_overrides (
  job_id text primary key references jobs (id) on delete cascade,
  columns jsonb not null,
  -- Closed by its employer: no feed opens it again.
  is_closed boolean not null default false
);
