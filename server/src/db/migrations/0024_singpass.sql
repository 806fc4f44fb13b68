-- Keys of this site at Singpass; made, published and replaced by age.
create table singpass_client_keys (
  kid text primary key,
  use text not null check (use in ('sig', 'enc')),
  public_jwk text not null,
  -- The private key, encrypted under the data key of this name.
  data_key_id text not null,
  sealed bytea not null,
  created_at timestamptz not null default now()
);

-- Ways to Singpass that were begun and have not come back; each counts once.
create table singpass_authorisations (
  -- SHA-256 of the state.
  state_hash bytea primary key,
  account_id text not null references accounts on delete cascade,
  session_id text not null,
  data_key_id text not null,
  -- Verifier, nonce, proof-of-possession key and return address.
  sealed bytea not null,
  expires_at timestamptz not null
);
create index singpass_authorisations_account on singpass_authorisations (account_id);
create index singpass_authorisations_expiry on singpass_authorisations (expires_at);

-- What Singpass answered and the seeker has yet to confirm.
create table singpass_details (
  account_id text primary key references accounts on delete cascade,
  data_key_id text not null,
  sealed bytea not null,
  expires_at timestamptz not null
);
create index singpass_details_expiry on singpass_details (expires_at);

-- Identities that seekers have verified: one identity, one account.
create table singpass_identities (
  account_id text primary key references accounts on delete cascade,
  user_identity_id integer not null,
  -- Keyed hash of the national ID number.
  uinfin_index bytea not null unique,
  data_key_id text not null,
  -- The national ID number.
  sealed bytea not null,
  verified_at timestamptz not null default now()
);
