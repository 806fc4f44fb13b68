create index concurrently if not exists chats_by_greeting on chats (company_id, created_at desc) where opened_by = 'greeting';
