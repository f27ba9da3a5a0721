-- A key that takes the child along: once the parent's deletion is old, the child is marked as deleted (devices hear of it
-- as of any deletion), and the parent stays until the child is gone too. Otherwise a row would vanish unsaid, and a device
-- that still has it would send it to a parent that is no more.

-- Read from the catalogue, so that a new key has its line here by itself. Reviews are never deleted with their card: the
-- history of studying is kept, and so is the card.
create function private.cascades() returns table (child text, col text, parent text)
language sql stable security definer set search_path = '' as $$
  select c.relname::text, a.attname::text, p.relname::text
  from pg_catalog.pg_constraint f
  join pg_catalog.pg_class c on c.oid = f.conrelid
  join pg_catalog.pg_class p on p.oid = f.confrelid
  join pg_catalog.pg_attribute a on a.attrelid = f.conrelid and a.attnum = any (f.conkey) and a.attname <> 'user_id'
  join private.sync_tables s on s.name = c.relname
  join private.sync_tables t on t.name = p.relname
  where f.contype = 'f' and f.confdeltype = 'c' and f.connamespace = 'public'::regnamespace
  order by 1, 2
$$;

create or replace function private.purge_tombstones(who uuid, age interval) returns bigint
language plpgsql security definer set search_path = '' as $$
declare
  tab text;
  key record;
  guard text;
  top bigint;
  gone bigint;
  total bigint := 0;
begin
  perform from public.revs where user_id = who for update;
  for key in select * from private.cascades() k where k.child <> 'reviews' loop
    execute format($q$
      update public.%1$I c set deleted_at = now() from public.%3$I p
      where p.user_id = $1 and p.deleted_at < now() - $2
        and c.user_id = $1 and c.%2$I = p.id and c.deleted_at is null
    $q$, key.child, key.col, key.parent) using who, age;
  end loop;
  for tab in select s.name from private.sync_tables s order by s.mode = 'append' desc, s.name loop
    select coalesce(string_agg(format(
      'and not exists (select from public.%1$I r where r.user_id = t.user_id and r.%2$I = t.id)', k.child, k.col), ' '), '')
      into guard from private.cascades() k where k.parent = tab;
    execute format($q$
      with old as (
        delete from public.%I t where t.user_id = $1 and t.deleted_at < now() - $2 %s returning t.rev
      ) select max(rev), count(*) from old
    $q$, tab, guard) into top, gone using who, age;
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

revoke all on function private.cascades() from public, anon, authenticated;
