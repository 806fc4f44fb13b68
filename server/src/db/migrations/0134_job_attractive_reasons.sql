-- What an employer says is good about a job, of `job_attractive_reasons`.
alter table jobs
  add column attractive_reason_ids integer[] not null default '{}';
