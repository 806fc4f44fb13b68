-- Files of a version's lessons: videos and their captions. As all of a version they never change.
create table academy_files (
  id text primary key,
  version_id text not null references academy_versions on delete cascade,
  lesson_id text not null references academy_lessons on delete cascade,
  -- Of the text that names the file.
  language_code text not null,
  -- Null: the video itself.
  caption_code text,
  hash text not null,
  mime text not null,
  -- In bytes.
  size integer not null,
  unique nulls not distinct (version_id, lesson_id, language_code, caption_code)
);
create index academy_files_lesson on academy_files (lesson_id);
create index academy_files_hash on academy_files (hash);
