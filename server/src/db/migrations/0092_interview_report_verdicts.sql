-- What an operator found of a report, and when both sides were told.
alter table interview_reports add column reviewed_at timestamptz;
alter table interview_reports add column is_upheld boolean;
alter table interview_reports add column told_at timestamptz;
