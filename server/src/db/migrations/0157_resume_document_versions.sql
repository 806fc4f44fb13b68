-- What a document said before: of each the newest thirty, kept where its owner left it, took it away, sent it or went back.
create table resume_document_versions (
  id text primary key,
  document_id text not null references resume_documents on delete cascade,
  -- The document's, when it said this.
  revision integer not null,
  content jsonb not null,
  kept_for text not null check (kept_for in ('left', 'download', 'application', 'restore')),
  -- When the document came to say this.
  written_at timestamptz not null,
  kept_at timestamptz not null default now(),
  unique (document_id, revision)
);
