-- What a page knew of a job that was saved (call 012).
alter table job_preferences add constraint job_preferences_owned unique (id, account_id);
alter table saved_jobs
  add column job_title_id integer,
  -- For which of their preferences the person saved it.
  add column preference_id text,
  add column device_uuid text,
  add column device_udid text,
  add constraint saved_jobs_preference foreign key (preference_id, account_id)
    references job_preferences (id, account_id) on delete set null (preference_id);
create index saved_jobs_of_preference on saved_jobs (preference_id, account_id) where preference_id is not null;
