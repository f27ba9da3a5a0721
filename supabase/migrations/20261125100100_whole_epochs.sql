-- With each new epoch: up to which revision it surely holds all that was ever acknowledged. A device that knows of nothing
-- above it takes the epoch over and compares nothing (src/contract/sync.ts).

-- The student's earlier epochs, oldest first, each with the lowest revision at which one after it began. Whoever comes from
-- an epoch may know of what was lost at the end of any since.
alter table public.revs add column pasts jsonb not null default '[]';

create function private.epoch_of(server uuid, era uuid) returns uuid language sql immutable set search_path = '' as $$
  select overlay(overlay(md5(server::text || coalesce(era, '00000000-0000-0000-0000-000000000000')::text)
    placing '8' from 13) placing 'a' from 17)::uuid
$$;

create or replace function private.epoch() returns uuid language sql stable security definer set search_path = '' as $$
  select private.epoch_of(s.epoch, (select r.era from public.revs r where r.user_id = auth.uid())) from private.server s
$$;

-- A dozen are kept. The oldest stays, because its number is the lowest: it goes for all that are not kept.
create function private.with_past(pasts jsonb, epoch uuid, rev bigint) returns jsonb
language sql immutable set search_path = '' as $$
  select jsonb_agg(jsonb_build_object('epoch', p.epoch, 'whole', least(p.whole, rev)) order by p.n)
  from (
    select x.value->>'epoch' as epoch, (x.value->>'whole')::bigint as whole, x.n
    from jsonb_array_elements(pasts) with ordinality x(value, n)
    where jsonb_array_length(pasts) < 12 or x.n <> 2
    union all select epoch::text, rev, 1000
  ) p
$$;

-- `is_past`: the rows are those of some earlier moment (a backup, a disk to which all was synced), so that nothing up to
-- the counter is missing. Otherwise nothing is sure.
drop function private.new_epoch();
create function private.new_epoch(is_past boolean default true) returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  past uuid;
  fresh uuid;
begin
  select s.epoch into past from private.server s;
  update public.revs r set pasts = private.with_past(
    r.pasts, private.epoch_of(past, r.era), case when is_past then r.rev else 0 end);
  update private.server set epoch = gen_random_uuid() returning epoch into fresh;
  return fresh;
end $$;

-- Whoever calls it has noticed a loss that the server knows nothing of.
create or replace function public.sync_lost() returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  past uuid := private.epoch();
begin
  if auth.uid() is null then raise exception 'not signed in' using errcode = '42501'; end if;
  perform private.hold_rev();
  update public.revs set era = gen_random_uuid(), pasts = private.with_past(pasts, past, 0) where user_id = auth.uid();
  -- A new statement, and so a new snapshot: a stable function would not see the update of its own.
  return private.epoch();
end $$;

create or replace function public.sync_pull(cursors jsonb, page integer default 500) returns jsonb
language plpgsql stable security invoker set search_path = '' as $$
declare
  size constant integer := least(greatest(coalesce(page, 500), 1), 1000);
  tab text;
  part jsonb;
  left_over boolean;
  more boolean := false;
  tables jsonb := '{}';
  counter public.revs;
begin
  if auth.uid() is null then raise exception 'not signed in' using errcode = '42501'; end if;
  select * into counter from public.revs where user_id = auth.uid();
  for tab in select s.name from private.sync_modes() s where cursors ? s.name loop
    execute private.pull_query(tab) into part, left_over using coalesce((cursors->>tab)::bigint, 0), size;
    tables := tables || jsonb_build_object(tab, part);
    more := more or left_over;
  end loop;
  return jsonb_build_object('epoch', private.epoch(), 'rev', coalesce(counter.rev, 0), 'more', more,
    'whole', counter.pasts->0->'whole',
    'wholes', (select coalesce(jsonb_object_agg(p->>'epoch', p->'whole'), '{}') from jsonb_array_elements(counter.pasts) p),
    'purged', coalesce(counter.purged, '{}'), 'tables', tables);
end $$;

revoke all on function private.epoch_of(uuid, uuid), private.with_past(jsonb, uuid, bigint), private.new_epoch(boolean)
  from public, anon, authenticated;
