-- As it was first (20261121000300_account.sql): the table's own check refuses a wrong name, with its own words.
create or replace function public.claim_username(name text) returns void
language plpgsql security definer set search_path = '' as $$
begin
  if not exists (select from auth.users u where u.id = auth.uid()) then
    raise exception 'not signed in' using errcode = '42501';
  end if;
  insert into public.usernames (user_id, name) values (auth.uid(), claim_username.name)
    on conflict (user_id) do update set name = excluded.name;
end $$;
