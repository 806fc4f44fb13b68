create index concurrently if not exists applications_of_job_by_day
  on applications (job_id, ((applied_at at time zone 'UTC')::date) desc)
