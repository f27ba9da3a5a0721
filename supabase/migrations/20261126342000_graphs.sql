-- A graph of the study zone. Lines and letters of two devices are merged on the device (src/domain/graph/saved).
create table public.graphs (
  id uuid primary key,
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  rev bigint not null default 0,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  title text not null check (char_length(title) <= 200),
  expressions jsonb not null check (
    jsonb_typeof(expressions) = 'object' and expressions ? 'v' and octet_length(expressions::text) <= 532000
  ),
  view jsonb not null check (jsonb_typeof(view) = 'object' and view ? 'v' and octet_length(view::text) <= 28000),
  unique (user_id, id)
);
select private.sync_table('graphs', 'strict');
