-- A seeker is told of a move once it can no longer be undone unseen.
alter table untold_moves add column due_at timestamptz not null default now();

-- As they were before a move, so that an undo leaves no trace.
alter table application_undo_rows add column opened_at timestamptz, add column answered_at timestamptz;
