-- What an account leaves beside its rows: sign-ins in progress and the log of the sign-in service name it by id or by
-- address. The platform owns that schema; where it lets us delete nothing, the account still goes.
create function private.erase_account(who uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  tab text;
  words text[];
begin
  select array_agg(lower(w)) into words
    from auth.users u, unnest(array[u.id::text, u.email, to_jsonb(u)->>'email_change']) w
    where u.id = who and coalesce(w, '') <> '';
  delete from auth.users where id = who;
  for tab in
    select c.oid::regclass::text from pg_catalog.pg_class c
      join pg_catalog.pg_attribute a on a.attrelid = c.oid and a.attname = 'user_id' and not a.attisdropped
      where c.relkind = 'r' and c.relnamespace = 'auth'::regnamespace
  loop
    begin
      execute format('delete from %s where user_id::text = $1', tab) using who::text;
    exception when insufficient_privilege then null;
    end;
  end loop;
  if to_regclass('auth.audit_log_entries') is not null then
    begin
      execute 'delete from auth.audit_log_entries e
        where exists (select from unnest($1) w where strpos(lower(e.payload::text), w) > 0)' using words;
    exception when insufficient_privilege then null;
    end;
  end if;
end $$;
revoke all on function private.erase_account(uuid) from public, anon, authenticated;

create or replace function public.delete_account() returns void
language plpgsql security definer set search_path = '' as $$
begin
  if auth.uid() is null then raise exception 'not signed in' using errcode = '42501'; end if;
  if coalesce(private.signed_in_at() < clock_timestamp() - interval '11 minutes', true) then
    raise exception 'the sign-in is too old' using errcode = 'PT428';
  end if;
  perform private.erase_account(auth.uid());
end $$;

-- A name that is no name left as a failure of the server: the check's own code tells what it is.
create or replace function public.claim_username(name text) returns void
language plpgsql security definer set search_path = '' as $$
begin
  if not exists (select from auth.users u where u.id = auth.uid()) then
    raise exception 'not signed in' using errcode = '42501';
  end if;
  if coalesce(claim_username.name !~ '^[A-Za-z0-9_]{3,20}$', true) then
    raise exception 'a name has 3 to 20 letters, digits or underscores' using errcode = '23514', constraint = 'usernames_name_check';
  end if;
  insert into public.usernames (user_id, name) values (auth.uid(), claim_username.name)
    on conflict (user_id) do update set name = excluded.name;
end $$;
