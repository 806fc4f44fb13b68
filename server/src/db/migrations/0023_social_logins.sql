-- A provider's account and the account here that it signs in to: one of each provider for an account.
create table social_logins (
  provider text not null check (provider in ('google', 'facebook', 'linkedin', 'apple')),
  -- The provider's own name for the person; means nothing beside another provider.
  subject text not null,
  account_id text not null references accounts on delete cascade,
  created_at timestamptz not null default now(),
  last_used_at timestamptz not null default now(),
  primary key (provider, subject),
  unique (account_id, provider)
);

-- A log-in that was started and waits for the provider's answer.
create table social_flows (
  -- Who started it holds the token; SHA-256, as is the state's.
  token_hash bytea primary key,
  state_hash bytea not null unique,
  provider text not null,
  redirect_uri text not null,
  code_verifier text not null,
  nonce text not null,
  -- An answer, as JSON, that came as another site's form, where the browser shows no cookie.
  posted text,
  -- Kept a while after its use, so that a repeat is told apart from what never was.
  used_at timestamptz,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create index social_flows_expiry on social_flows (expires_at);
