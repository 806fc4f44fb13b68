-- Why an operator decided so, for both sides to read.
alter table chat_reports add column verdict_reason text;
alter table chat_reports add column verdict_words text;
alter table talent_reports add column verdict_reason text;
alter table talent_reports add column verdict_words text;
alter table interview_reports add column verdict_reason text;
alter table interview_reports add column verdict_words text;
alter table job_reports add column verdict_reason text;
alter table job_reports add column verdict_words text;
-- False: reviewed, and nobody was told yet. Reports of before stay null.
alter table job_reports add column is_told boolean;
alter table company_verifications add column reason_key text;
