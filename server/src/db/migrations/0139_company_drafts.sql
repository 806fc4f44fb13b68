-- What a company's page is to say, as it is typed; null once it is published, while the revision goes on growing.
create table company_drafts (
  company_id text primary key references companies on delete cascade,
  fields jsonb,
  revision integer not null default 1,
  changed_by text references accounts on delete set null,
  changed_at timestamptz not null default now()
);
create index company_drafts_account on company_drafts (changed_by) where changed_by is not null;
