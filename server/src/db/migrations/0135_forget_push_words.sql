-- What a chat's message says stands in the chat alone, once no device waits for it: also where its device or session has gone.
-- Of recruiters' notifications the seeker's name goes with it, so that it does not outlive the seeker's account.
create function forget_push_words() returns trigger language plpgsql as $$
begin
  update notifications
  set about = about - 'preview' || case when about ? 'isRecruiters' then '{"name": ""}'::jsonb else '{}'::jsonb end
  where id = old.notification_id and about ->> 'kind' = 'chat_message' and (about ? 'preview' or about ? 'isRecruiters')
    and not exists (select from pushes where notification_id = old.notification_id);
  return null;
end
$$;

create trigger forget_push_words after delete on pushes for each row execute function forget_push_words();
