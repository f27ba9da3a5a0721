-- Every right of the API's roles, written out, so that a project whose defaults give them nothing (Supabase since
-- 30 May 2026, supabase.com/changelog/45329) and one whose defaults give them all end with the same.
-- The server's key (service_role) writes messages and keeps sealed keys, and reaches nothing else. There are no sequences.
grant usage on schema public to anon, authenticated, service_role;
revoke all on schema private from public, anon, authenticated, service_role;
grant usage on schema private to authenticated;

revoke all on public.revs, public.usernames, public.profiles, public.applied_ops, public.messages, public.ai_keys
  from public, anon, authenticated, service_role;
grant select on public.revs, public.usernames to authenticated;
grant select, insert, update on public.profiles, public.applied_ops to authenticated;
grant insert on public.messages to service_role;
grant select, insert, update, delete on public.ai_keys to service_role;
revoke all on private.server, private.sync_tables, private.ai_buckets, private.ai_days
  from public, anon, authenticated, service_role;

-- Which functions of `private` a student's own calls go through, the migrations that made them say.
revoke all on all functions in schema private from public, anon, service_role;

do $$
declare
  call regprocedure;
begin
  for call in select f.oid from pg_catalog.pg_proc f
    where f.pronamespace = 'public'::regnamespace and f.proname in ('username_free', 'claim_username', 'delete_account',
      'sync_push', 'sync_pull', 'sync_check', 'sync_lost', 'take_tokens', 'spend_tokens')
  loop
    execute format('revoke all on function %s from public, anon, authenticated, service_role', call);
    execute format('grant execute on function %s to authenticated', call);
  end loop;
end $$;

-- As in 20261121000200_sync_tables.sql, with the server's key named too.
create or replace function private.sync_table(tab text, how text) returns void
language plpgsql set search_path = '' as $$
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
    revoke all on public.%1$I from public, anon, authenticated, service_role;
    grant select, insert, update on public.%1$I to authenticated;
    create trigger hold before insert or update on public.%1$I for each statement execute function private.hold();
    create trigger stamp before insert or update on public.%1$I for each row execute function private.stamp();
  $ddl$, tab, tab || '_user_id_rev', tab || '_tombstones');
  if how = 'append' then
    execute format(
      'create trigger append_only before update on public.%I for each row execute function private.append_only()', tab);
  end if;
end $$;

do $$
declare
  tab text;
begin
  for tab in select name from private.sync_tables loop
    execute format('revoke all on public.%I from public, anon, authenticated, service_role', tab);
    execute format('grant select, insert, update on public.%I to authenticated', tab);
  end loop;
end $$;
