-- When its author last changed a note.
alter table application_notes add column edited_at timestamptz;
