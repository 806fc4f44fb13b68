-- What was found in a resume: one reading for each, made anew by a newer reader.
create table parsed_resumes (
  resume_id text primary key references resumes on delete cascade,
  reader_version smallint not null,
  -- Why nothing was found; null: something was.
  problem text,
  content jsonb,
  read_at timestamptz not null default now(),
  check ((problem is null) <> (content is null))
);
