create index concurrently if not exists chat_messages_with_risks on chat_messages (sender_id, created_at) where risks is not null;
