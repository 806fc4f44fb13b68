-- The academy's own courses, as their authors published them last.
create table academy_courses (
  id text primary key,
  -- The folder's name, which stands in addresses.
  key text not null unique,
  -- The one that people begin with now.
  version_id text not null,
  level text not null,
  function_ids integer[] not null,
  skill_ids integer[] not null,
  has_certificate boolean not null,
  -- Null: all.
  markets text[],
  is_withdrawn boolean not null default false,
  changed_at timestamptz not null default clock_timestamp()
);
create index academy_courses_changed on academy_courses (changed_at);

-- What a version says never changes: who is half-way goes on with it.
create table academy_versions (
  id text primary key,
  course_id text not null references academy_courses on delete cascade,
  hash text not null,
  published_at timestamptz not null default now(),
  unique (course_id, hash)
);

create table academy_texts (
  version_id text not null references academy_versions on delete cascade,
  language_code text not null,
  -- Title, summary, description, outcomes, chapters with their lessons.
  content jsonb not null,
  primary key (version_id, language_code)
);

-- A lesson is the same one in every version and language that has its keys.
create table academy_lessons (
  id text primary key,
  course_id text not null references academy_courses on delete cascade,
  chapter_key text not null,
  key text not null,
  unique (course_id, chapter_key, key)
);

create table academy_enrolments (
  id text primary key,
  account_id text not null references accounts on delete cascade,
  course_id text not null references academy_courses on delete cascade,
  version_id text not null references academy_versions,
  -- In which it was begun: of its certificate.
  language_code text not null,
  started_at timestamptz not null default now(),
  touched_at timestamptz not null default clock_timestamp(),
  finished_at timestamptz,
  unique (account_id, course_id)
);
create index academy_enrolments_touched on academy_enrolments (account_id, touched_at desc);
create index academy_enrolments_course on academy_enrolments (course_id);
create index academy_enrolments_version on academy_enrolments (version_id);

create table academy_progress (
  enrolment_id text not null references academy_enrolments on delete cascade,
  lesson_id text not null references academy_lessons on delete cascade,
  position integer not null default 0,
  is_done boolean not null default false,
  is_manual boolean not null default false,
  tries integer not null default 0,
  score real,
  -- Of the latest try: keys of questions, numbers of options.
  answers jsonb not null default '[]',
  client_id text,
  primary key (enrolment_id, lesson_id)
);
create index academy_progress_lesson on academy_progress (lesson_id);

create table academy_certificates (
  id text primary key,
  account_id text not null references accounts on delete cascade,
  course_id text not null references academy_courses,
  version_id text not null references academy_versions,
  language_code text not null,
  holder_name text not null,
  issued_at timestamptz not null default now(),
  revoked_at timestamptz,
  revocation_reason text,
  unique (account_id, course_id)
);
create index academy_certificates_course on academy_certificates (course_id);
create index academy_certificates_version on academy_certificates (version_id);
create index academy_certificates_revoked on academy_certificates (revoked_at) where revoked_at is not null;

-- The public halves of all keys that credentials were ever signed with: they stay published.
create table academy_issuer_keys (
  kid text primary key,
  public_jwk jsonb not null,
  first_used_at timestamptz not null default now()
);
