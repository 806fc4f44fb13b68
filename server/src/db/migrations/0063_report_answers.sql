-- What an operator found a report to be; null until then, and of those that were judged before this was kept.
alter table job_reports add column is_upheld boolean;
create index job_reports_judged on job_reports (reporter) where is_upheld is not null;

-- What the owner of a hidden ad says to the reports of it, for the operator who looks at them.
create table job_report_answers (
  job_id text primary key references jobs on delete cascade,
  author_id text references accounts on delete set null,
  text text not null,
  answered_at timestamptz not null default now()
);
create index job_report_answers_author on job_report_answers (author_id) where author_id is not null;
