-- The log of a card in another program, and what that program knew of it. Columns: src/contract/entities/history.ts in
-- snake_case; limits: src/config/sizes.ts, JSON a third more, as Postgres writes it with spaces.
create table public.histories (
  id uuid primary key,
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  rev bigint not null default 0,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  card_id uuid not null,
  log jsonb not null check (jsonb_typeof(log) = 'object' and log ? 'v' and octet_length(log::text) <= 132000),
  standing jsonb not null
    check (jsonb_typeof(standing) = 'object' and standing ? 'v' and octet_length(standing::text) <= 28000),
  unique (user_id, id),
  foreign key (user_id, card_id) references public.cards (user_id, id) on delete cascade
);
create index histories_card on public.histories (user_id, card_id);
select private.sync_table('histories', 'strict');
