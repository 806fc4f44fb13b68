create table resumes (
  id text primary key,
  account_id text not null references accounts on delete cascade,
  name text not null,
  mime text not null,
  -- In bytes.
  size integer not null,
  -- SHA-256 of the content, under which the file is stored.
  content_hash text not null,
  is_default boolean not null default false,
  updated_at timestamptz not null default now()
);
create index resumes_account on resumes (account_id, updated_at desc);
create index resumes_content on resumes (content_hash);
create unique index resumes_default on resumes (account_id) where is_default;
