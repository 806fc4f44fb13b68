-- A video resume, or an upload on its way: then it has no content yet.
create table video_resumes (
  id text primary key,
  account_id text not null references accounts on delete cascade,
  received bigint not null default 0,
  total bigint not null,
  mime text,
  -- Seconds.
  duration double precision,
  content_hash text,
  cover_hash text,
  cover_mime text,
  begun_at timestamptz not null default now()
);
create index video_resumes_of_account on video_resumes (account_id, begun_at);
