-- What a guest log-in (call 032) says of its device; it goes on with the sessions that follow on it.
alter table sessions
  add column device_name text,
  add column device_type text,
  add column device_udid text,
  -- In which a guest reads.
  add column language text;

-- What a session's record says of a seeker's profile and preferences: kept with the account, as nearly every request reads it.
alter table accounts
  -- Where they live, else where their first preference is.
  add column place_id integer,
  -- Their headline.
  add column additional_info text,
  -- Nothing of them can be matched with jobs: see decision 26.
  add column is_thin boolean not null default true;

create function refresh_session_record() returns trigger language plpgsql as $$
declare
  who text := coalesce(new.account_id, old.account_id);
begin
  update accounts set place_id = now_is.place_id, additional_info = now_is.headline, is_thin = now_is.is_thin
  from (
    select
      coalesce(
        (select location_id from profiles where account_id = who),
        (select location_id from job_preferences where account_id = who and is_default)
      ) as place_id,
      (select headline from profiles where account_id = who) as headline,
      not exists (select from job_preferences where account_id = who)
        and not exists (select from work_experiences where account_id = who)
        and (select count(*) from seeker_skills where account_id = who) < 3 as is_thin
  ) as now_is
  where accounts.id = who
    and (accounts.place_id, accounts.additional_info, accounts.is_thin)
      is distinct from (now_is.place_id, now_is.headline, now_is.is_thin);
  return null;
end $$;

create trigger refresh_session_record after insert or update or delete on profiles
  for each row execute function refresh_session_record();
create trigger refresh_session_record after insert or update or delete on job_preferences
  for each row execute function refresh_session_record();
create trigger refresh_session_record after insert or delete on work_experiences
  for each row execute function refresh_session_record();
create trigger refresh_session_record after insert or delete on seeker_skills
  for each row execute function refresh_session_record();

update accounts set
  place_id = coalesce(
    (select location_id from profiles where account_id = accounts.id),
    (select location_id from job_preferences where account_id = accounts.id and is_default)
  ),
  additional_info = (select headline from profiles where account_id = accounts.id),
  is_thin = not exists (select from job_preferences where account_id = accounts.id)
    and not exists (select from work_experiences where account_id = accounts.id)
    and (select count(*) from seeker_skills where account_id = accounts.id) < 3
where kind = 'seeker';
