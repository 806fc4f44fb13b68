-- Deleted by its seeker: it can be restored for a day; what was sent with an application stays with that.
alter table resumes add column deleted_at timestamptz;
drop index resumes_default;
create unique index resumes_default on resumes (account_id) where is_default and deleted_at is null;

-- A file that goes with a mail; gone when the mail is gone.
alter table mails
  add column file_name text,
  add column file_mime text,
  add column file_content bytea;
