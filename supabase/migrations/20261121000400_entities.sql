-- Columns: src/contract/entities.ts in snake_case. Lengths: src/config/sizes.ts; tests/db holds the three together.
-- Foreign keys carry the owner, because a foreign key does not look at row-level security.

create table public.preferences (
  id uuid primary key default auth.uid(),
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  rev bigint not null default 0,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  board text check (char_length(board) <= 40),
  level text check (char_length(level) <= 40),
  minutes_per_day integer not null default 45 check (minutes_per_day between 5 and 960),
  time_zone text not null default 'UTC' check (char_length(time_zone) <= 64),
  day_starts_at smallint not null default 4 check (day_starts_at between 0 and 12),
  new_per_day smallint not null default 20 check (new_per_day between 0 and 999),
  reviews_per_day smallint not null default 200 check (reviews_per_day between 0 and 9999),
  desired_retention double precision not null default 0.9 check (desired_retention between 0.7 and 0.97),
  fsrs_weights double precision[],
  constraint preferences_id_is_owner check (id = user_id),
  constraint preferences_weights check (
    cardinality(fsrs_weights) = 21 and array_position(fsrs_weights, null) is null and 1000000 >= all (fsrs_weights)
  ),
  unique (user_id, id)
);

create table public.subjects (
  id uuid primary key,
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  rev bigint not null default 0,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  name text not null check (char_length(name) between 1 and 80),
  board text check (char_length(board) <= 40),
  level text check (char_length(level) <= 40),
  exam_on date check (exam_on between '1900-01-01' and '2999-12-31'),
  position double precision not null check (position between -1e15 and 1e15),
  unique (user_id, id)
);

create table public.notes (
  id uuid primary key,
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  rev bigint not null default 0,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  subject_id uuid,
  title text not null check (char_length(title) <= 200),
  -- The client allows 1,500,000 bytes; Postgres writes the same JSON with spaces, up to a third longer.
  doc jsonb not null check (jsonb_typeof(doc) = 'object' and octet_length(doc::text) <= 2000000),
  plain text not null check (char_length(plain) <= 300000),
  unique (user_id, id),
  foreign key (user_id, subject_id) references public.subjects (user_id, id) on delete set null (subject_id)
);
create index notes_subject on public.notes (user_id, subject_id);

create table public.files (
  id uuid primary key,
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  rev bigint not null default 0,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  note_id uuid,
  name text not null check (char_length(name) <= 200),
  mime text not null check (char_length(mime) <= 100),
  size integer not null check (size between 0 and 26214400),
  sha256 text not null check (char_length(sha256) <= 64),
  unique (user_id, id),
  foreign key (user_id, note_id) references public.notes (user_id, id) on delete set null (note_id)
);
create index files_note on public.files (user_id, note_id);

create table public.cards (
  id uuid primary key,
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  rev bigint not null default 0,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  subject_id uuid,
  note_id uuid,
  group_id uuid not null,
  kind text not null check (kind in ('basic', 'reversed', 'cloze')),
  front text not null check (char_length(front) between 1 and 4000),
  back text not null check (char_length(back) <= 4000),
  ordinal smallint not null check (ordinal between 0 and 20),
  source jsonb check (jsonb_typeof(source) = 'object' and octet_length(source::text) <= 50000),
  engine text not null check (char_length(engine) <= 40),
  suspended boolean not null,
  buried_until date check (buried_until between '1900-01-01' and '2999-12-31'),
  unique (user_id, id),
  foreign key (user_id, subject_id) references public.subjects (user_id, id) on delete set null (subject_id),
  foreign key (user_id, note_id) references public.notes (user_id, id) on delete set null (note_id)
);
create index cards_subject on public.cards (user_id, subject_id);
create index cards_note on public.cards (user_id, note_id);

create table public.reviews (
  id uuid primary key,
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  rev bigint not null default 0,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  card_id uuid not null,
  grade smallint not null check (grade between 1 and 4),
  reviewed_at timestamptz not null check (reviewed_at between '1970-01-01' and '3000-01-01'),
  duration_ms integer not null check (duration_ms between 0 and 3600000),
  unique (user_id, id),
  foreign key (user_id, card_id) references public.cards (user_id, id) on delete cascade
);
create index reviews_card on public.reviews (user_id, card_id);

select private.sync_table('preferences', 'fields');
select private.sync_table('subjects', 'fields');
select private.sync_table('notes', 'strict');
select private.sync_table('files', 'fields');
select private.sync_table('cards', 'fields');
select private.sync_table('reviews', 'append');
