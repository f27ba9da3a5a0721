-- Columns: src/contract/entities in snake_case; limits: src/config/sizes.ts, JSON a third more, as Postgres writes it with
-- spaces. A key without a foreign key says why in the contract.

create table public.topics (
  id uuid primary key,
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  rev bigint not null default 0,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  subject_id uuid not null,
  parent_id uuid,
  name text not null check (char_length(name) between 1 and 200),
  code text check (char_length(code) <= 40),
  position double precision not null check (position between -1e15 and 1e15),
  confidence smallint check (confidence between 1 and 5),
  unique (user_id, id),
  foreign key (user_id, subject_id) references public.subjects (user_id, id) on delete cascade
);
create index topics_subject on public.topics (user_id, subject_id);
select private.sync_table('topics', 'fields');

create table public.losses (
  id uuid primary key,
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  rev bigint not null default 0,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  subject_id uuid,
  topic_id uuid,
  skill text not null check (char_length(skill) <= 120),
  words text not null check (char_length(words) <= 4000),
  origin_kind text not null check (origin_kind in ('mark', 'quiz')),
  origin_id uuid not null,
  point_key text not null check (char_length(point_key) <= 80),
  marks double precision not null check (marks between 0 and 1000),
  dropped_at timestamptz check (dropped_at between '1970-01-01' and '3000-01-01'),
  unique (user_id, id),
  foreign key (user_id, subject_id) references public.subjects (user_id, id) on delete set null (subject_id),
  foreign key (user_id, topic_id) references public.topics (user_id, id) on delete set null (topic_id)
);
create index losses_subject on public.losses (user_id, subject_id);
create index losses_topic on public.losses (user_id, topic_id);
select private.sync_table('losses', 'fields');

-- What notes, cards and files gained. Defaults, so that a client which does not know the columns may go on writing.
alter table public.notes
  add column topic_id uuid,
  add column tags text[] not null default '{}'
    check (cardinality(tags) <= 30 and array_position(tags, null) is null and char_length(array_to_string(tags, '')) <= 1200),
  add foreign key (user_id, topic_id) references public.topics (user_id, id) on delete set null (topic_id);
create index notes_topic on public.notes (user_id, topic_id);

alter table public.cards
  drop constraint cards_kind_check,
  add constraint cards_kind_check check (kind in ('basic', 'reversed', 'cloze', 'type', 'choice')),
  add column topic_id uuid,
  add column choices jsonb check (jsonb_typeof(choices) = 'object' and choices ? 'v' and octet_length(choices::text) <= 28000),
  add column flag smallint not null default 0 check (flag between 0 and 7),
  add column tags text[] not null default '{}'
    check (cardinality(tags) <= 30 and array_position(tags, null) is null and char_length(array_to_string(tags, '')) <= 1200),
  add column guid text check (char_length(guid) <= 64),
  add column loss_id uuid,
  add foreign key (user_id, topic_id) references public.topics (user_id, id) on delete set null (topic_id),
  add foreign key (user_id, loss_id) references public.losses (user_id, id) on delete set null (loss_id);
create index cards_topic on public.cards (user_id, topic_id);
create index cards_loss on public.cards (user_id, loss_id);

-- A new kind needs no migration: the contract lists them.
alter table public.files add column kind text not null default 'note' check (kind ~ '^[a-z-]{1,20}$');
