create function private.touch() returns trigger language plpgsql set search_path = '' as $$
begin
  if tg_op = 'UPDATE' then new.created_at := old.created_at; else new.created_at := clock_timestamp(); end if;
  new.updated_at := clock_timestamp();
  return new;
end $$;

create table public.profiles (
  id uuid primary key default auth.uid() references auth.users (id) on delete cascade,
  email text check (char_length(email) <= 320),
  full_name text check (char_length(full_name) <= 120),
  avatar_url text check (char_length(avatar_url) <= 2048),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
alter table public.profiles enable row level security;
create policy "read own" on public.profiles for select to authenticated using ((select auth.uid()) = id);
create policy "add own" on public.profiles for insert to authenticated with check ((select auth.uid()) = id);
create policy "change own" on public.profiles for update to authenticated
  using ((select auth.uid()) = id) with check ((select auth.uid()) = id);
revoke all on public.profiles from public, anon, authenticated;
grant select, insert, update on public.profiles to authenticated;
create trigger touch before insert or update on public.profiles for each row execute function private.touch();

-- Written by claim_username alone; freed with the account.
create table public.usernames (
  user_id uuid primary key default auth.uid() references auth.users (id) on delete cascade,
  name text not null check (name ~ '^[A-Za-z0-9_]{3,20}$'),
  created_at timestamptz not null default now()
);
create unique index usernames_name on public.usernames (lower(name));
alter table public.usernames enable row level security;
create policy "read own" on public.usernames for select to authenticated using ((select auth.uid()) = user_id);
revoke all on public.usernames from public, anon, authenticated;
grant select on public.usernames to authenticated;

create function public.username_free(name text) returns boolean
language sql stable security definer set search_path = '' as $$
  select username_free.name ~ '^[A-Za-z0-9_]{3,20}$' and not exists (
    select from public.usernames u where lower(u.name) = lower(username_free.name) and u.user_id <> auth.uid()
  )
$$;

-- A name that is taken fails on the unique index (23505), a wrong one on the check (23514).
create function public.claim_username(name text) returns void
language plpgsql security definer set search_path = '' as $$
begin
  if not exists (select from auth.users u where u.id = auth.uid()) then
    raise exception 'not signed in' using errcode = '42501';
  end if;
  insert into public.usernames (user_id, name) values (auth.uid(), claim_username.name)
    on conflict (user_id) do update set name = excluded.name;
end $$;

-- The client removes its files through the storage API first: SQL may not delete them on a hosted backend.
create function public.delete_account() returns void language plpgsql security definer set search_path = '' as $$
begin
  if auth.uid() is null then raise exception 'not signed in' using errcode = '42501'; end if;
  delete from auth.users where id = auth.uid();
end $$;

-- The contact form. No policy: written and read by the server's own key or the operator.
create table public.messages (
  id uuid primary key default gen_random_uuid(),
  email text not null check (char_length(email) between 3 and 320),
  message text not null check (char_length(message) between 1 and 10000),
  created_at timestamptz not null default now()
);
alter table public.messages enable row level security;
revoke all on public.messages from public, anon, authenticated;

revoke all on function private.touch() from public, anon, authenticated;
revoke all on function public.username_free(text), public.claim_username(text), public.delete_account()
  from public, anon;
grant execute on function public.username_free(text), public.claim_username(text), public.delete_account()
  to authenticated;
