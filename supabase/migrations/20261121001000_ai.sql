-- What calls of /api/ai/* may cost. The server passes the limits with each call, because they are the operator's; a
-- student who calls these functions past it can only lower the own allowance: both states below only ever grow.

-- A token bucket in one time: when it is full again. Taking moves that time on; it never moves back.
create table private.ai_buckets (
  user_id uuid primary key references auth.users (id) on delete cascade,
  full_at timestamptz not null
);
alter table private.ai_buckets enable row level security;
revoke all on private.ai_buckets from public, anon, authenticated;

-- What the models' providers counted, per day of UTC.
create table private.ai_days (
  user_id uuid not null references auth.users (id) on delete cascade,
  day date not null,
  tokens bigint not null default 0 check (tokens >= 0),
  calls bigint not null default 0 check (calls >= 0),
  primary key (user_id, day)
);
alter table private.ai_days enable row level security;
revoke all on private.ai_days from public, anon, authenticated;

-- A student's own key for a provider, sealed by the server's secret (server/own-keys.ts). No policy: read and written
-- by the server alone, through its service key or as the owner of the embedded database.
create table public.ai_keys (
  user_id uuid primary key references auth.users (id) on delete cascade,
  provider text not null check (provider in ('compatible', 'openai', 'anthropic', 'google')),
  model text not null check (char_length(model) between 1 and 100),
  base_url text check (char_length(base_url) <= 300),
  cipher text not null check (char_length(cipher) <= 1000),
  created_at timestamptz not null default now()
);
alter table public.ai_keys enable row level security;
revoke all on public.ai_keys from public, anon, authenticated;
grant select, insert, update, delete on public.ai_keys to service_role;

-- The bucket holds `per_minute` and fills again within a minute. `per_day` null: no budget, the own key pays.
-- Answers {granted, left} or {granted, reason, wait}: seconds until it is worth asking again.
create function public.take_tokens(cost integer, per_minute integer, per_day bigint) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  me constant uuid := auth.uid();
  at timestamptz;
  full_again timestamptz;
  spent bigint;
  wait numeric;
begin
  if not exists (select from auth.users u where u.id = me) then
    raise exception 'not signed in' using errcode = '42501';
  end if;
  if cost is null or per_minute is null or cost < 1 or per_minute < cost then
    raise exception 'a cost from 1 to the bucket''s size' using errcode = '22023';
  end if;
  insert into private.ai_buckets (user_id, full_at) values (me, '-infinity') on conflict do nothing;
  -- Parallel calls queue here, and read the time only when it is their turn.
  select b.full_at into full_again from private.ai_buckets b where b.user_id = me for update;
  at := clock_timestamp();
  full_again := greatest(full_again, at) + cost * interval '1 minute' / per_minute;
  wait := extract(epoch from full_again - at) - 60;
  -- A sixtieth of nine is not exact: without the hundredth the last token of a bucket would be refused.
  if wait > 0.01 then
    return jsonb_build_object('granted', false, 'reason', 'limit', 'wait', ceil(wait));
  end if;
  select d.tokens into spent from private.ai_days d where d.user_id = me and d.day = (at at time zone 'UTC')::date;
  spent := coalesce(spent, 0);
  if spent >= per_day then
    wait := extract(epoch from ((at at time zone 'UTC')::date + 1)::timestamp - (at at time zone 'UTC'));
    return jsonb_build_object('granted', false, 'reason', 'budget', 'wait', greatest(1, ceil(wait)));
  end if;
  update private.ai_buckets b set full_at = full_again where b.user_id = me;
  insert into private.ai_days as d (user_id, day, calls) values (me, (at at time zone 'UTC')::date, 1)
    on conflict (user_id, day) do update set calls = d.calls + 1;
  return jsonb_build_object('granted', true, 'left', per_day - spent);
end $$;

-- After the answer. Days older than five weeks go at the same time.
create function public.spend_tokens(tokens bigint) returns void
language plpgsql security definer set search_path = '' as $$
declare
  me constant uuid := auth.uid();
  today constant date := (clock_timestamp() at time zone 'UTC')::date;
begin
  if not exists (select from auth.users u where u.id = me) then
    raise exception 'not signed in' using errcode = '42501';
  end if;
  if spend_tokens.tokens is null or spend_tokens.tokens not between 0 and 100000000 then
    raise exception 'tokens are counted from 0' using errcode = '22023';
  end if;
  insert into private.ai_days as d (user_id, day, tokens) values (me, today, spend_tokens.tokens)
    on conflict (user_id, day) do update set tokens = d.tokens + excluded.tokens;
  delete from private.ai_days d where d.user_id = me and d.day < today - 35;
end $$;

revoke all on function public.take_tokens(integer, integer, bigint), public.spend_tokens(bigint) from public, anon;
grant execute on function public.take_tokens(integer, integer, bigint), public.spend_tokens(bigint) to authenticated;
