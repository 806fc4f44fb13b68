-- A seeker may show nobody in a chat what they have read and when they were there.
alter table accounts add column hides_chat_activity boolean not null default false;
