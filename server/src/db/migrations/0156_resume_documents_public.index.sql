create index concurrently if not exists resume_documents_public on resume_documents (public_key) where public_key is not null;
