-- A page ends after so many rows or about 1 MB as stored, whichever comes first, but holds at least one row.
create function private.pull_query(tab text) returns text language sql immutable set search_path = '' as $$
  select format($q$
    with page as (
      select t, t.rev,
        row_number() over (order by t.rev) as n,
        sum(pg_column_size(t)) over (order by t.rev) as bytes
      from (
        select * from public.%I where user_id = (select auth.uid()) and rev > $1 order by rev limit $2 + 1
      ) t
    )
    select
      coalesce(jsonb_agg(to_jsonb(t) order by rev) filter (where n = 1 or (n <= $2 and bytes <= 1000000)), '[]'),
      coalesce(bool_or(n > 1 and (n > $2 or bytes > 1000000)), false)
    from page
  $q$, tab)
$$;

-- Stable: all tables and the counter are read in one snapshot.
create function public.sync_pull(cursors jsonb, page integer default 500) returns jsonb
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
    'purged', coalesce(counter.purged, '{}'), 'tables', tables);
end $$;

-- Removes tombstones older than `age`, and remembers per table up to which revision: a device that has not seen
-- them pulls that table anew. A card stays while reviews refer to it, because the history of studying is kept.
create function private.purge_tombstones(who uuid, age interval) returns bigint
language plpgsql security definer set search_path = '' as $$
declare
  tab text;
  top bigint;
  gone bigint;
  total bigint := 0;
begin
  perform from public.revs where user_id = who for update;
  for tab in select s.name from private.sync_tables s order by s.mode = 'append' desc, s.name loop
    execute format($q$
      with old as (
        delete from public.%I t where t.user_id = $1 and t.deleted_at < now() - $2 %s returning t.rev
      ) select max(rev), count(*) from old
    $q$, tab, case tab when 'cards' then
      'and not exists (select from public.reviews r where r.user_id = t.user_id and r.card_id = t.id)' else '' end)
      into top, gone using who, age;
    if gone > 0 then
      update public.revs
        set purged = purged || jsonb_build_object(tab, greatest(top, coalesce((purged->>tab)::bigint, 0)))
        where user_id = who;
      total := total + gone;
    end if;
  end loop;
  delete from public.applied_ops where user_id = who and created_at < now() - greatest(age, interval '1 year');
  return total;
end $$;

create function private.purge_own() returns bigint language sql security definer set search_path = '' as
$$ select private.purge_tombstones(auth.uid(), interval '90 days') $$;

-- One query, so that counts and counter belong together. Also the daily housekeeping: no clock runs on the server.
create function public.sync_check() returns jsonb language plpgsql security invoker set search_path = '' as $$
declare
  query text;
  answer jsonb;
begin
  if auth.uid() is null then raise exception 'not signed in' using errcode = '42501'; end if;
  perform private.purge_own();
  select string_agg(format($q$
      select %1$L as name, count(*) filter (where deleted_at is null) as live,
        count(*) filter (where deleted_at is not null) as deleted
      from public.%1$I where user_id = (select auth.uid())
    $q$, s.name), ' union all ') into query from private.sync_modes() s;
  execute format($q$
    select jsonb_build_object(
      'rev', coalesce((select r.rev from public.revs r where r.user_id = (select auth.uid())), 0),
      'counts', jsonb_object_agg(name, jsonb_build_object('live', live, 'deleted', deleted)))
    from (%s) c
  $q$, query) into answer;
  return answer || jsonb_build_object('epoch', private.epoch());
end $$;

revoke all on function private.pull_query(text), private.purge_tombstones(uuid, interval), private.purge_own()
  from public, anon, authenticated;
grant execute on function private.pull_query(text), private.purge_own() to authenticated;
revoke all on function public.sync_pull(jsonb, integer), public.sync_check() from public, anon;
grant execute on function public.sync_pull(jsonb, integer), public.sync_check() to authenticated;
