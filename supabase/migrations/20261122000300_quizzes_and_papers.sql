-- Columns: src/contract/entities in snake_case; limits: src/config/sizes.ts, JSON a third more, as Postgres writes it with
-- spaces. A key without a foreign key says why in the contract.

create table public.quizzes (
  id uuid primary key,
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  rev bigint not null default 0,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  subject_id uuid,
  topic_id uuid,
  title text not null check (char_length(title) <= 200),
  sources jsonb not null check (jsonb_typeof(sources) = 'object' and sources ? 'v' and octet_length(sources::text) <= 28000),
  seed bigint not null check (seed between 0 and 4294967295),
  engine text not null check (char_length(engine) <= 80),
  settings jsonb not null check (jsonb_typeof(settings) = 'object' and settings ? 'v' and octet_length(settings::text) <= 28000),
  items jsonb not null check (jsonb_typeof(items) = 'object' and items ? 'v' and octet_length(items::text) <= 532000),
  unique (user_id, id),
  foreign key (user_id, subject_id) references public.subjects (user_id, id) on delete set null (subject_id),
  foreign key (user_id, topic_id) references public.topics (user_id, id) on delete set null (topic_id)
);
create index quizzes_subject on public.quizzes (user_id, subject_id);
create index quizzes_topic on public.quizzes (user_id, topic_id);
select private.sync_table('quizzes', 'fields');

create table public.papers (
  id uuid primary key,
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  rev bigint not null default 0,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  subject_id uuid,
  title text not null check (char_length(title) between 1 and 200),
  preset_id text check (char_length(preset_id) <= 80),
  seed bigint not null check (seed between 0 and 4294967295),
  version integer not null check (version between 1 and 10000),
  bank_version text not null check (char_length(bank_version) <= 80),
  minutes smallint check (minutes between 1 and 1440),
  marks double precision not null check (marks between 0 and 1000),
  blueprint jsonb not null check (jsonb_typeof(blueprint) = 'object' and blueprint ? 'v' and octet_length(blueprint::text) <= 132000),
  snapshot jsonb not null check (jsonb_typeof(snapshot) = 'object' and snapshot ? 'v' and octet_length(snapshot::text) <= 532000),
  unique (user_id, id),
  foreign key (user_id, subject_id) references public.subjects (user_id, id) on delete set null (subject_id)
);
create index papers_subject on public.papers (user_id, subject_id);
select private.sync_table('papers', 'fields');

create table public.questions (
  id uuid primary key,
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  rev bigint not null default 0,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  subject_id uuid,
  topic_id uuid,
  note_id uuid,
  stem text not null check (char_length(stem) <= 20000),
  parts jsonb not null check (jsonb_typeof(parts) = 'object' and parts ? 'v' and octet_length(parts::text) <= 132000),
  scheme jsonb not null check (jsonb_typeof(scheme) = 'object' and scheme ? 'v' and octet_length(scheme::text) <= 132000),
  marks double precision not null check (marks between 0 and 1000),
  command_term text check (char_length(command_term) <= 40),
  difficulty smallint check (difficulty between 1 and 5),
  file_ids uuid[] not null check (cardinality(file_ids) <= 20 and array_position(file_ids, null) is null),
  engine text not null check (char_length(engine) <= 80),
  unique (user_id, id),
  foreign key (user_id, subject_id) references public.subjects (user_id, id) on delete set null (subject_id),
  foreign key (user_id, topic_id) references public.topics (user_id, id) on delete set null (topic_id),
  foreign key (user_id, note_id) references public.notes (user_id, id) on delete set null (note_id)
);
create index questions_subject on public.questions (user_id, subject_id);
create index questions_topic on public.questions (user_id, topic_id);
create index questions_note on public.questions (user_id, note_id);
select private.sync_table('questions', 'fields');

create table public.attempts (
  id uuid primary key,
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  rev bigint not null default 0,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  kind text not null check (kind in ('quiz', 'paper', 'question')),
  ref_id uuid,
  subject_id uuid,
  title text not null check (char_length(title) <= 200),
  retry_of uuid,
  minutes smallint check (minutes between 1 and 1440),
  reading_minutes smallint not null check (reading_minutes between 0 and 120),
  extra_percent smallint not null check (extra_percent between 0 and 100),
  finished_at timestamptz check (finished_at between '1970-01-01' and '3000-01-01'),
  settings jsonb not null check (jsonb_typeof(settings) = 'object' and settings ? 'v' and octet_length(settings::text) <= 28000),
  asked jsonb check (jsonb_typeof(asked) = 'object' and asked ? 'v' and octet_length(asked::text) <= 532000),
  unique (user_id, id),
  foreign key (user_id, subject_id) references public.subjects (user_id, id) on delete set null (subject_id)
);
create index attempts_subject on public.attempts (user_id, subject_id);
select private.sync_table('attempts', 'fields');

create table public.clock_events (
  id uuid primary key,
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  rev bigint not null default 0,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  attempt_id uuid,
  timer text check (char_length(timer) between 1 and 80),
  kind text not null check (kind in ('start', 'pause', 'resume', 'extra', 'submit')),
  happened_at timestamptz not null check (happened_at between '1970-01-01' and '3000-01-01'),
  seconds integer check (seconds between 0 and 86400),
  unique (user_id, id),
  foreign key (user_id, attempt_id) references public.attempts (user_id, id) on delete cascade
);
create index clock_events_attempt on public.clock_events (user_id, attempt_id);
select private.sync_table('clock_events', 'append');

create table public.answers (
  id uuid primary key,
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  rev bigint not null default 0,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  attempt_id uuid not null,
  question_key text not null check (char_length(question_key) between 1 and 80),
  doc jsonb check (jsonb_typeof(doc) = 'object' and octet_length(doc::text) <= 1200000),
  value jsonb check (jsonb_typeof(value) = 'object' and value ? 'v' and octet_length(value::text) <= 28000),
  file_ids uuid[] not null check (cardinality(file_ids) <= 20 and array_position(file_ids, null) is null),
  flagged boolean not null,
  confidence smallint check (confidence between 0 and 100),
  checked_at timestamptz check (checked_at between '1970-01-01' and '3000-01-01'),
  unique (user_id, id),
  foreign key (user_id, attempt_id) references public.attempts (user_id, id) on delete cascade
);
create index answers_attempt on public.answers (user_id, attempt_id);
select private.sync_table('answers', 'strict');

create table public.marks (
  id uuid primary key,
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  rev bigint not null default 0,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  answer_id uuid not null,
  made_by text not null check (made_by in ('engine', 'self', 'dispute')),
  engine text not null check (char_length(engine) <= 80),
  model text not null check (model in ('points', 'maths', 'levels', 'criteria', 'ap', 'mcq')),
  answer_text text not null check (char_length(answer_text) <= 150000),
  scheme_hash text not null check (char_length(scheme_hash) <= 64),
  points jsonb not null check (jsonb_typeof(points) = 'object' and points ? 'v' and octet_length(points::text) <= 132000),
  low double precision check (low between 0 and 1000),
  high double precision check (high between 0 and 1000),
  max double precision not null check (max between 0 and 1000),
  remark text not null check (char_length(remark) <= 4000),
  unique (user_id, id),
  foreign key (user_id, answer_id) references public.answers (user_id, id) on delete cascade
);
create index marks_answer on public.marks (user_id, answer_id);
select private.sync_table('marks', 'append');
