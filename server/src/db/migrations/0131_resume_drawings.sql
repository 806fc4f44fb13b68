-- Pages of resumes as they look, for those who read them in the page; the pictures are files.
create table resume_drawings (
  -- Of the file: the same file sent twice is drawn once.
  content_hash text primary key,
  drawer_version int not null,
  problem text,
  num_of_pages int not null,
  pages jsonb not null,
  page_keys text[] not null,
  drawn_at timestamptz not null default now()
);
create index resume_drawings_keys on resume_drawings using gin (page_keys);
