-- One address may be a seeker's and a recruiter's: whose mails go with an account that is deleted.
alter table mails add column is_recruiters boolean not null default false;
update mails set is_recruiters = true where dedupe_key like 'new-applicant %';
