-- The allow-list of sync_push and sync_pull, and the one way onto it (docs/database.md: how to add an entity).

create table private.sync_tables (
  name text primary key,
  mode text not null check (mode in ('strict', 'fields', 'append'))
);
alter table private.sync_tables enable row level security;
revoke all on private.sync_tables from public, anon, authenticated;

create function private.sync_modes() returns table (name text, mode text)
language sql stable security definer set search_path = '' as
$$ select t.name, t.mode from private.sync_tables t order by t.name $$;

create function private.append_only() returns trigger language plpgsql set search_path = '' as $$
declare
  free constant text[] := '{deleted_at,rev,updated_at,created_at}';
begin
  if to_jsonb(new) - free is distinct from to_jsonb(old) - free
    or (old.deleted_at is not null and new.deleted_at is null) then
    raise exception 'only deleted_at may be set later' using errcode = '42501';
  end if;
  return new;
end $$;

-- Nobody has a policy for delete: a deletion is a row with deleted_at, so that other devices hear of it.
create function private.sync_table(tab text, how text) returns void language plpgsql set search_path = '' as $$
begin
  insert into private.sync_tables (name, mode) values (tab, how);
  execute format($ddl$
    create index %2$I on public.%1$I (user_id, rev);
    create index %3$I on public.%1$I (user_id, deleted_at) where deleted_at is not null;
    alter table public.%1$I enable row level security;
    create policy "read own" on public.%1$I for select to authenticated
      using ((select auth.uid()) = user_id);
    create policy "add own" on public.%1$I for insert to authenticated
      with check ((select auth.uid()) = user_id);
    create policy "change own" on public.%1$I for update to authenticated
      using ((select auth.uid()) = user_id) with check ((select auth.uid()) = user_id);
    revoke all on public.%1$I from public, anon, authenticated;
    grant select, insert, update on public.%1$I to authenticated;
    create trigger hold before insert or update on public.%1$I for each statement execute function private.hold();
    create trigger stamp before insert or update on public.%1$I for each row execute function private.stamp();
  $ddl$, tab, tab || '_user_id_rev', tab || '_tombstones');
  if how = 'append' then
    execute format(
      'create trigger append_only before update on public.%I for each row execute function private.append_only()', tab);
  end if;
end $$;

revoke all on function private.sync_modes(), private.append_only(), private.sync_table(text, text)
  from public, anon, authenticated;
grant execute on function private.sync_modes() to authenticated;
