-- Columns: src/contract/entities in snake_case; limits: src/config/sizes.ts, JSON a third more, as Postgres writes it with
-- spaces. A key without a foreign key says why in the contract.

create table public.threads (
  id uuid primary key,
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  rev bigint not null default 0,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  title text not null check (char_length(title) <= 200),
  mode text not null check (mode in ('explain', 'socratic', 'quiz', 'debate', 'examiner')),
  scope jsonb not null check (jsonb_typeof(scope) = 'object' and scope ? 'v' and octet_length(scope::text) <= 28000),
  about text check (char_length(about) <= 120),
  pinned boolean not null,
  archived boolean not null,
  tip_id uuid,
  unique (user_id, id)
);
select private.sync_table('threads', 'fields');

create table public.turns (
  id uuid primary key,
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  rev bigint not null default 0,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  thread_id uuid not null,
  parent_id uuid,
  role text not null check (role in ('student', 'tutor')),
  mode text not null check (mode in ('explain', 'socratic', 'quiz', 'debate', 'examiner')),
  text text not null check (char_length(text) <= 50000),
  spans jsonb check (jsonb_typeof(spans) = 'object' and spans ? 'v' and octet_length(spans::text) <= 132000),
  extras jsonb check (jsonb_typeof(extras) = 'object' and extras ? 'v' and octet_length(extras::text) <= 132000),
  engine text not null check (char_length(engine) <= 80),
  status text not null check (status in ('whole', 'stopped', 'cut', 'failed')),
  unique (user_id, id),
  foreign key (user_id, thread_id) references public.threads (user_id, id) on delete cascade
);
create index turns_thread on public.turns (user_id, thread_id);
select private.sync_table('turns', 'append');
