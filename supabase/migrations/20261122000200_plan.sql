-- Columns: src/contract/entities in snake_case; limits: src/config/sizes.ts, JSON a third more, as Postgres writes it with
-- spaces. A key without a foreign key says why in the contract.

-- One row a student. Every column has a default, the same as src/data/entity-defaults.ts: only what is named is sent.
create table public.plan_settings (
  id uuid primary key,
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  rev bigint not null default 0,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  availability jsonb not null
    default '{"v": 1, "days": [{"minutes": 45, "times": []}, {"minutes": 45, "times": []}, {"minutes": 45, "times": []}, {"minutes": 45, "times": []}, {"minutes": 45, "times": []}, {"minutes": 45, "times": []}, {"minutes": 45, "times": []}]}'
    check (jsonb_typeof(availability) = 'object' and availability ? 'v' and octet_length(availability::text) <= 28000),
  earliest_minute smallint not null default 480 check (earliest_minute between 0 and 1439),
  latest_minute smallint not null default 1260 check (latest_minute between 1 and 1440),
  daily_cap smallint not null default 240 check (daily_cap between 0 and 960),
  longest_block smallint not null default 50 check (longest_block between 10 and 240),
  break_minutes smallint not null default 10 check (break_minutes between 0 and 120),
  rest_days jsonb not null default '{"v": 1, "weekdays": [], "spans": []}'
    check (jsonb_typeof(rest_days) = 'object' and rest_days ? 'v' and octet_length(rest_days::text) <= 28000),
  terms jsonb not null default '{"v": 1, "terms": [], "holidays": [], "weekA": null}'
    check (jsonb_typeof(terms) = 'object' and terms ? 'v' and octet_length(terms::text) <= 28000),
  unique (user_id, id)
);
select private.sync_table('plan_settings', 'fields');

create table public.exams (
  id uuid primary key,
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  rev bigint not null default 0,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  subject_id uuid not null,
  title text not null check (char_length(title) between 1 and 200),
  preset_paper text check (char_length(preset_paper) <= 80),
  takes_on date not null check (takes_on between '1900-01-01' and '2999-12-31'),
  start_minute smallint check (start_minute between 0 and 1439),
  minutes smallint check (minutes between 1 and 1440),
  weight double precision check (weight between 0 and 100),
  unique (user_id, id),
  foreign key (user_id, subject_id) references public.subjects (user_id, id) on delete cascade
);
create index exams_subject on public.exams (user_id, subject_id);
select private.sync_table('exams', 'fields');

create table public.lessons (
  id uuid primary key,
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  rev bigint not null default 0,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  subject_id uuid,
  title text not null check (char_length(title) <= 200),
  place text not null check (char_length(place) <= 80),
  weekday smallint not null check (weekday between 1 and 7),
  week text not null check (week in ('every', 'a', 'b')),
  start_minute smallint not null check (start_minute between 0 and 1439),
  minutes smallint not null check (minutes between 1 and 1440),
  unique (user_id, id),
  foreign key (user_id, subject_id) references public.subjects (user_id, id) on delete set null (subject_id)
);
create index lessons_subject on public.lessons (user_id, subject_id);
select private.sync_table('lessons', 'fields');

create table public.tasks (
  id uuid primary key,
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  rev bigint not null default 0,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  subject_id uuid,
  topic_id uuid,
  loss_id uuid,
  title text not null check (char_length(title) between 1 and 200),
  detail text not null check (char_length(detail) <= 4000),
  kind text not null check (kind in ('homework', 'revision', 'coursework', 'practice', 'other')),
  minutes integer check (minutes between 0 and 30000),
  due_on date check (due_on between '1900-01-01' and '2999-12-31'),
  due_minute smallint check (due_minute between 0 and 1439),
  done_at timestamptz check (done_at between '1970-01-01' and '3000-01-01'),
  steps jsonb check (jsonb_typeof(steps) = 'object' and steps ? 'v' and octet_length(steps::text) <= 28000),
  repeats jsonb check (jsonb_typeof(repeats) = 'object' and repeats ? 'v' and octet_length(repeats::text) <= 28000),
  origin jsonb check (jsonb_typeof(origin) = 'object' and origin ? 'v' and octet_length(origin::text) <= 28000),
  import_key text check (char_length(import_key) <= 300),
  unique (user_id, id),
  foreign key (user_id, subject_id) references public.subjects (user_id, id) on delete set null (subject_id),
  foreign key (user_id, topic_id) references public.topics (user_id, id) on delete set null (topic_id),
  foreign key (user_id, loss_id) references public.losses (user_id, id) on delete set null (loss_id)
);
create index tasks_subject on public.tasks (user_id, subject_id);
create index tasks_topic on public.tasks (user_id, topic_id);
create index tasks_loss on public.tasks (user_id, loss_id);
select private.sync_table('tasks', 'fields');

create table public.blocks (
  id uuid primary key,
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  rev bigint not null default 0,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  kind text not null check (kind in ('topic', 'task', 'cards', 'paper', 'quiz', 'busy', 'free')),
  title text not null check (char_length(title) <= 200),
  subject_id uuid,
  ref_id uuid,
  step_id text check (char_length(step_id) <= 64),
  import_key text check (char_length(import_key) <= 300),
  day date not null check (day between '1900-01-01' and '2999-12-31'),
  start_minute smallint not null check (start_minute between 0 and 1439),
  minutes smallint not null check (minutes between 1 and 1440),
  pinned boolean not null,
  state text not null check (state in ('planned', 'done', 'missed', 'dropped')),
  made_by text not null check (made_by in ('planner', 'student', 'import')),
  plan_id uuid,
  reason jsonb check (jsonb_typeof(reason) = 'object' and reason ? 'v' and octet_length(reason::text) <= 28000),
  unique (user_id, id),
  foreign key (user_id, subject_id) references public.subjects (user_id, id) on delete set null (subject_id)
);
create index blocks_subject on public.blocks (user_id, subject_id);
select private.sync_table('blocks', 'fields');

create table public.activities (
  id uuid primary key,
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  rev bigint not null default 0,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  tool text not null check (char_length(tool) between 1 and 40),
  subject_id uuid,
  topic_id uuid,
  ref_kind text check (char_length(ref_kind) <= 40),
  ref_id uuid,
  block_id uuid,
  started_at timestamptz not null check (started_at between '1970-01-01' and '3000-01-01'),
  ended_at timestamptz not null check (ended_at between '1970-01-01' and '3000-01-01'),
  seconds integer not null check (seconds between 0 and 86400),
  replaces uuid,
  unique (user_id, id)
);
select private.sync_table('activities', 'append');
