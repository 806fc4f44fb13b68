create index concurrently if not exists chat_participants_untold on chat_participants (chat_id)
  where unread_num > 0 and not is_muted and (pushed_at is null or mailed_at is null);
