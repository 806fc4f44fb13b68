-- Who is writing a video's next part, and looking at the whole one; until when nobody else may, where they never come back.
alter table video_resumes
  add column claimed_by text,
  add column claimed_until timestamptz;
