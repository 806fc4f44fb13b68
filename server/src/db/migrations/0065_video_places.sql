-- The request under whose Idempotency-Key an upload began, so that its repetition goes on with it.
alter table video_resumes add column begun_by text;
-- A cover that came before its video holds a place for it: a row of no bytes.
comment on column video_resumes.total is 'Bytes of the whole file; 0 until its first part has come.';
