-- One-time codes that carry a session from one of our sites to another. A code ends with the session that it came from.
create table hand_offs (
  code_hash bytea primary key,
  session_id text not null references sessions on delete cascade,
  target_origin text not null,
  expires_at timestamptz not null
);
create index hand_offs_expiry on hand_offs (expires_at);
