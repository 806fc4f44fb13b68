-- Pictures that a draft of a company's page adds: on the page once it is published, a logo or cover in place of the one before.
create table company_draft_pictures (
  id text primary key,
  company_id text not null references companies on delete cascade,
  kind text not null check (kind in ('logo', 'cover', 'photo')),
  file_key text not null,
  created_at timestamptz not null default now()
);
create index company_draft_pictures_company on company_draft_pictures (company_id, created_at);
create index company_draft_pictures_file on company_draft_pictures (file_key);
-- Pictures of the page that the draft takes off.
alter table company_drafts add column removed_picture_ids text[] not null default '{}';
