-- The index of those who may be found follows the outbox. Many parts of a profile are written by many modules, and none may
-- be forgotten: each table says so itself, once in a transaction, of seekers who may be found and of nobody else.
create function note_talent_profile() returns trigger language plpgsql as $$
begin
  with changed as (
    update findable_accounts set changed_at = now()
    where account_id = case when tg_op = 'DELETE' then old.account_id else new.account_id end
      and xmin <> pg_current_xact_id()::xid
    returning account_id
  )
  insert into outbox (topic, id) select 'talent', account_id from changed;
  return null;
end
$$;

-- What changes by whom they are found, and nothing that they are shown with.
create function note_talent() returns trigger language plpgsql as $$
begin
  insert into outbox (topic, id)
  select 'talent', account_id from findable_accounts
  where account_id = case when tg_op = 'DELETE' then old.account_id else new.account_id end;
  return null;
end
$$;

create function note_talent_consent() returns trigger language plpgsql as $$
begin
  insert into outbox (topic, id)
  select 'talent', case when tg_op = 'DELETE' then old.account_id else new.account_id end;
  return null;
end
$$;

create function note_talent_account() returns trigger language plpgsql as $$
begin
  insert into outbox (topic, id) select 'talent', account_id from findable_accounts where account_id = new.id;
  return null;
end
$$;

create trigger note_talent after insert or update or delete on profiles
  for each row execute function note_talent_profile();
create trigger note_talent after insert or update or delete on work_experiences
  for each row execute function note_talent_profile();
create trigger note_talent after insert or update or delete on educations
  for each row execute function note_talent_profile();
create trigger note_talent after insert or update or delete on license_certifications
  for each row execute function note_talent_profile();
create trigger note_talent after insert or update or delete on seeker_skills
  for each row execute function note_talent_profile();
create trigger note_talent after insert or update or delete on job_preferences
  for each row execute function note_talent_profile();
create trigger note_talent after insert or update or delete on resumes
  for each row execute function note_talent_profile();

create trigger note_talent after insert or delete on blacklist_companies
  for each row execute function note_talent();
create trigger note_talent after insert or update or delete on account_visibility
  for each row execute function note_talent();
create trigger note_talent after insert or delete on findable_accounts
  for each row execute function note_talent_consent();
create trigger note_talent after update of status, deletion_due_at, first_name, last_name, country_key, language on accounts
  for each row when (
    (old.status, old.deletion_due_at, old.first_name, old.last_name, old.country_key, old.language) is distinct from
    (new.status, new.deletion_due_at, new.first_name, new.last_name, new.country_key, new.language)
  )
  execute function note_talent_account();
