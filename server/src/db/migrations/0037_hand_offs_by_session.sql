-- A session has few codes at a time: those before the last ones are deleted as new ones are made.
create index hand_offs_session on hand_offs (session_id, expires_at);
