-- Why the seeker should take care with a recruiter's message, as the linter saw it when it was sent.
alter table chat_messages add column risks jsonb;
