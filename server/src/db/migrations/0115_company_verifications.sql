-- What a company shows to an operator of its register; its content is gone some time after the decision.
create table company_documents (
  id text primary key,
  company_id text not null references companies on delete cascade,
  account_id text references accounts on delete set null,
  name text not null,
  mime text not null,
  content bytea,
  uploaded_at timestamptz not null default now()
);
create index company_documents_company on company_documents (company_id);
create index company_documents_account on company_documents (account_id) where account_id is not null;

-- By what a company is verified, or asks to be: companies.is_verified says whether one of them holds.
create table company_verifications (
  id text primary key,
  company_id text not null references companies on delete cascade,
  kind text not null check (kind in ('mail', 'dns', 'register', 'operator')),
  -- Address, domain or number; the key as it is compared.
  value text not null,
  value_key text not null,
  domain text,
  state text not null default 'pending' check (state in ('pending', 'verified', 'refused', 'lapsed')),
  -- Of an address: scrypt of the mailed code with the id as its salt.
  code_hash bytea,
  code_tries integer not null default 0,
  code_expires_at timestamptz,
  -- Of a domain: what its TXT record has to say.
  token text,
  document_id text references company_documents on delete set null,
  problem text,
  reason text,
  started_by text references accounts on delete set null,
  created_at timestamptz not null default now(),
  checked_at timestamptz,
  looked_at timestamptz,
  -- Since when every look found it gone.
  failing_since timestamptz,
  -- When the company heard of an operator's decision.
  told_at timestamptz,
  unique (company_id, kind, value_key)
);
create index company_verifications_looked on company_verifications (looked_at) where kind in ('mail', 'dns');
create index company_verifications_document on company_verifications (document_id) where document_id is not null;
create index company_verifications_account on company_verifications (started_by) where started_by is not null;
create index company_verifications_untold on company_verifications (checked_at) where kind = 'register' and told_at is null;
