-- What ads that were removed as fraud said: hashes of their runs of words (section 1, reporting a job).
create table fraud_runs (
  run integer not null,
  job_id text not null,
  primary key (run, job_id)
);
create index fraud_runs_by_job on fraud_runs (job_id);
