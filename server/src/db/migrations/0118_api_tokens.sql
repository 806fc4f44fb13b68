-- With which programs act for a member of a company.
create table api_tokens (
  id text primary key,
  company_id text not null references companies on delete cascade,
  account_id text not null references accounts on delete cascade,
  name text not null,
  -- SHA-256: who reads the table can use none.
  secret_hash bytea not null unique,
  hint text not null,
  scopes text[] not null,
  created_at timestamptz not null default now(),
  last_used_at timestamptz
);
create index api_tokens_company on api_tokens (company_id);
create index api_tokens_account on api_tokens (account_id);
