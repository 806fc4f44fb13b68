-- Whichever process or command ends a person's session, each process hears of it and closes its connections.
create function tell_ended_sessions() returns trigger language plpgsql as $$
begin
  perform pg_notify('sessions_ended', id) from gone where account_id is not null;
  return null;
end
$$;

create trigger sessions_ended after delete on sessions
  referencing old table as gone for each statement execute function tell_ended_sessions();
