-- What the profile said when a document was begun or last compared with it, as a mark; null: it never was.
alter table resume_documents add column profile_mark text;
