-- One counter a student. Every stored change takes the next number while holding the counter's row until commit, so
-- revisions become visible in order and a cursor never skips a row that commits late.

create schema private;
revoke all on schema private from public;
grant usage on schema private to authenticated;

create table public.revs (
  user_id uuid primary key default auth.uid() references auth.users (id) on delete cascade,
  rev bigint not null default 0 check (rev >= 0),
  -- Per table the highest revision of a tombstone that is no longer kept.
  purged jsonb not null default '{}'
);
alter table public.revs enable row level security;
create policy "read own" on public.revs for select to authenticated using ((select auth.uid()) = user_id);
revoke all on public.revs from public, anon, authenticated;
grant select on public.revs to authenticated;

-- The epoch changes when the database may have lost its newest rows (restored backup, unclean end): devices then
-- compare everything.
create table private.server (
  singleton boolean primary key default true check (singleton),
  epoch uuid not null default gen_random_uuid()
);
insert into private.server default values;
alter table private.server enable row level security;
revoke all on private.server from public, anon, authenticated;

create function private.epoch() returns uuid language sql stable security definer set search_path = '' as
$$ select epoch from private.server $$;

create function private.new_epoch() returns uuid language sql security definer set search_path = '' as
$$ update private.server set epoch = gen_random_uuid() returning epoch $$;

-- Definer: students may read their counter, never write it. No counter without an account: a token outlives it.
create function private.next_rev(who uuid) returns bigint language plpgsql security definer set search_path = '' as $$
declare
  next bigint;
begin
  update public.revs set rev = rev + 1 where user_id = who returning rev into next;
  if next is null then
    insert into public.revs (user_id, rev)
      select who, 1 where exists (select from auth.users u where u.id = who)
      on conflict (user_id) do update set rev = public.revs.rev + 1
      returning rev into next;
  end if;
  return coalesce(next, 0);
end $$;

-- Everyone who writes takes the counter first and rows second; the other order deadlocks two tabs.
create function private.hold_rev() returns boolean language plpgsql security definer set search_path = '' as $$
begin
  perform from public.revs where user_id = auth.uid() for update;
  if found then return true; end if;
  insert into public.revs (user_id)
    select u.id from auth.users u where u.id = auth.uid() on conflict do nothing;
  perform from public.revs where user_id = auth.uid() for update;
  return found;
end $$;

create function private.hold() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  perform private.hold_rev();
  return null;
end $$;

-- What a student never sets. The time of a deletion is the server's too: tombstones are purged by it.
create function private.stamp() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'UPDATE' then
    if new.user_id is distinct from old.user_id or new.id is distinct from old.id then
      raise exception 'a row keeps its owner and its id' using errcode = '42501';
    end if;
    new.created_at := old.created_at;
    if new.deleted_at is not null then new.deleted_at := coalesce(old.deleted_at, clock_timestamp()); end if;
  else
    new.created_at := clock_timestamp();
    if new.deleted_at is not null then new.deleted_at := clock_timestamp(); end if;
  end if;
  new.rev := private.next_rev(new.user_id);
  new.updated_at := clock_timestamp();
  return new;
end $$;

revoke all on all functions in schema private from public, anon, authenticated;
grant execute on function private.epoch(), private.hold_rev() to authenticated;
