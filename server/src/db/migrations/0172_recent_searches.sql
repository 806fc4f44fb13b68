-- What a seeker searched for lately: the latest ten searches of an account, each once.
create table recent_searches (
  account_id text not null references accounts on delete cascade,
  search_key text not null,
  market text not null,
  keyword text not null,
  filters jsonb not null,
  searched_at timestamptz not null default now(),
  primary key (account_id, search_key)
);
