-- Names of companies need not be unique: of those of one name in a market one has it, and imported ads of the name are its own.
-- `page_of`: a company's page in another market, or one that became the company's with the name.
alter table companies
  add column holds_name boolean not null default true,
  add column page_of text;

-- What companies say of their names: an operator decides, but where nobody else has the name.
create table name_claims (
  id text primary key,
  company_id text not null references companies on delete cascade,
  market text not null,
  name text not null,
  name_key text not null,
  -- Who had the name when it was claimed, and when it was decided.
  holder_id text references companies on delete set null,
  note text not null default '',
  state text not null default 'pending' check (state in ('pending', 'accepted', 'refused')),
  reason text,
  moved_jobs integer not null default 0,
  claimed_by text references accounts on delete set null,
  created_at timestamptz not null default now(),
  decided_at timestamptz
);
create index name_claims_company on name_claims (company_id, created_at desc);
create index name_claims_pending on name_claims (created_at) where state = 'pending';
create unique index name_claims_once on name_claims (company_id, market) where state = 'pending';
create index name_claims_holder on name_claims (holder_id) where holder_id is not null;
create index name_claims_account on name_claims (claimed_by) where claimed_by is not null;
