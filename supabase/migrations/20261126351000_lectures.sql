-- Lectures: the recording, what the student put at its seconds, and what was said. Columns: src/contract/entities/lecture.ts
-- in snake_case; limits: src/config/sizes.ts, JSON a third more, as Postgres writes it with spaces.

create table public.recordings (
  id uuid primary key,
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  rev bigint not null default 0,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  title text not null check (char_length(title) <= 200),
  subject_id uuid,
  topic_id uuid,
  note_id uuid,
  origin text not null check (origin in ('microphone', 'tab', 'file', 'transcript')),
  started_at timestamptz not null check (started_at between '1970-01-01' and '3000-01-01'),
  seconds double precision not null check (seconds between 0 and 18000),
  state text not null check (state in ('recording', 'stopped', 'kept', 'text')),
  sound jsonb check (jsonb_typeof(sound) = 'object' and sound ? 'v' and octet_length(sound::text) <= 132000),
  loudness jsonb check (jsonb_typeof(loudness) = 'object' and loudness ? 'v' and octet_length(loudness::text) <= 28000),
  transcript jsonb
    check (jsonb_typeof(transcript) = 'object' and transcript ? 'v' and octet_length(transcript::text) <= 28000),
  unique (user_id, id),
  foreign key (user_id, subject_id) references public.subjects (user_id, id) on delete set null (subject_id),
  foreign key (user_id, topic_id) references public.topics (user_id, id) on delete set null (topic_id),
  foreign key (user_id, note_id) references public.notes (user_id, id) on delete set null (note_id)
);
create index recordings_subject on public.recordings (user_id, subject_id);
create index recordings_topic on public.recordings (user_id, topic_id);
create index recordings_note on public.recordings (user_id, note_id);
select private.sync_table('recordings', 'fields');

-- A photo's file is named without a foreign key: files and rows are sent again in any order.
create table public.markers (
  id uuid primary key,
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  rev bigint not null default 0,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  recording_id uuid not null,
  second double precision not null check (second between 0 and 18000),
  kind text not null check (kind in ('important', 'line', 'photo')),
  words text not null check (char_length(words) <= 500),
  file_id uuid,
  done_at timestamptz check (done_at between '1970-01-01' and '3000-01-01'),
  unique (user_id, id),
  foreign key (user_id, recording_id) references public.recordings (user_id, id) on delete cascade
);
create index markers_recording on public.markers (user_id, recording_id);
select private.sync_table('markers', 'fields');

create table public.segments (
  id uuid primary key,
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  rev bigint not null default 0,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  recording_id uuid not null,
  kind text not null check (kind in ('speech', 'chapter')),
  from_second double precision not null check (from_second between 0 and 18000),
  to_second double precision not null check (to_second between 0 and 18000),
  text text not null check (char_length(text) <= 20000),
  words jsonb check (jsonb_typeof(words) = 'object' and words ? 'v' and octet_length(words::text) <= 132000),
  engine text not null check (char_length(engine) <= 80),
  replaces uuid,
  speaker text not null check (char_length(speaker) <= 80),
  flags jsonb check (jsonb_typeof(flags) = 'object' and flags ? 'v' and octet_length(flags::text) <= 28000),
  unique (user_id, id),
  foreign key (user_id, recording_id) references public.recordings (user_id, id) on delete cascade
);
create index segments_recording on public.segments (user_id, recording_id);
select private.sync_table('segments', 'append');
