-- A calendar that is read by its address. What it holds lies on each device and is not stored here.
create table public.feeds (
  id uuid primary key,
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  rev bigint not null default 0,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  address text not null check (char_length(address) between 1 and 2000),
  name text not null check (char_length(name) between 1 and 80),
  takes text not null check (takes in ('busy', 'tasks', 'both')),
  unique (user_id, id)
);
select private.sync_table('feeds', 'fields');
