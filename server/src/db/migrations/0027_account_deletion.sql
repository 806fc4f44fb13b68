-- When an account that its owner wants gone is deleted; a log-in before then keeps it.
alter table accounts add column deletion_due_at timestamptz;
create index accounts_deletion on accounts (deletion_due_at) where deletion_due_at is not null;

-- Null: the account was deleted. What is left of its application says nothing of the person.
alter table applications alter column account_id drop not null;

alter table codes drop constraint codes_purpose_check;
alter table codes add constraint codes_purpose_check
  check (purpose in ('reset_password', 'verify_email', 'change_email', 'delete_account'));
