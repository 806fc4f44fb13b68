create table feedback (
  id text primary key,
  account_id text references accounts on delete cascade,
  device_id text not null,
  market text not null,
  language text not null,
  category text not null,
  content text not null,
  contact text,
  sent_at timestamptz not null default now(),
  -- When an operator was done with it.
  done_at timestamptz
);
create index feedback_sent on feedback (sent_at);
create index feedback_account on feedback (account_id) where account_id is not null;

-- Files that seekers uploaded; those that no feedback names are swept.
create table uploads (
  id text primary key,
  account_id text not null references accounts on delete cascade,
  feedback_id text references feedback on delete cascade,
  name text not null,
  mime text not null,
  size integer not null,
  content_hash text not null,
  uploaded_at timestamptz not null default now()
);
create index uploads_account on uploads (account_id);
create index uploads_feedback on uploads (feedback_id) where feedback_id is not null;
create index uploads_content on uploads (content_hash);
