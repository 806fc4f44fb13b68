-- A link at which anybody may read a document, which its owner turns on and off; how often it was read, and by nobody in particular.
alter table resume_documents add column public_key text;
alter table resume_documents add column is_indexed boolean not null default false;
alter table resume_documents add column public_views integer not null default 0;
