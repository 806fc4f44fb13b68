create index concurrently if not exists chats_by_greeted on chats (seeker_id, created_at desc) where opened_by = 'greeting';
