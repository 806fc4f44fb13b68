-- Resumes as people write them in the resume builder: each a version of what they have done, for one purpose.
create table resume_documents (
  id text primary key,
  account_id text not null references accounts on delete cascade,
  -- Name, language, template, paper, style, sections, job: as the wire has them.
  content jsonb not null,
  revision integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index resume_documents_account on resume_documents (account_id, updated_at);
