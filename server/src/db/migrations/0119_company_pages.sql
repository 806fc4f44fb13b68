alter table companies add column culture_ids integer[] not null default '{}';
alter table companies add column financing_stage_id integer;

-- Pictures of companies' pages that their members uploaded: at most one logo and one cover, and photos in the order in which they came.
create table company_pictures (
  id text primary key,
  company_id text not null references companies on delete cascade,
  kind text not null check (kind in ('logo', 'cover', 'photo')),
  file_key text not null,
  created_at timestamptz not null default now()
);
create index company_pictures_company on company_pictures (company_id, created_at);
create index company_pictures_file on company_pictures (file_key);
