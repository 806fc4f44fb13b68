-- Files of chats. One without a seq waits for the message that it is uploaded for, and is swept after a day.
create table chat_files (
  chat_id text not null references chats on delete cascade,
  id text not null,
  owner_id text not null references accounts on delete cascade,
  seq integer,
  name text not null,
  mime text not null,
  size integer not null,
  -- Of a picture.
  width integer,
  height integer,
  content_hash text not null,
  uploaded_at timestamptz not null default now(),
  primary key (chat_id, id)
);
create index chat_files_by_owner on chat_files (owner_id);
create index chat_files_by_content on chat_files (content_hash);
create index chat_files_waiting on chat_files (uploaded_at) where seq is null;

-- What files of reported messages were: evidence stays when a message is removed.
create table chat_report_files (
  report_id text not null references chat_reports on delete cascade,
  seq integer not null,
  name text not null,
  mime text not null,
  content_hash text not null,
  primary key (report_id, seq)
);
create index chat_report_files_by_content on chat_report_files (content_hash);
