-- A backup may be restored by somebody who never heard of epochs. The first device that notices (the counter is below
-- what it has seen) calls sync_lost, so that the student's other devices notice too, wherever the counter is by then.

-- Each student has an epoch of their own on top of the server's: one student's alarm is nobody else's business.
alter table public.revs add column era uuid not null default '00000000-0000-0000-0000-000000000000';

-- Of both one UUID of version 8 (RFC 9562): any other pattern is no UUID to the client.
create or replace function private.epoch() returns uuid language sql stable security definer set search_path = '' as $$
  select overlay(overlay(md5(s.epoch::text || coalesce(
    (select r.era::text from public.revs r where r.user_id = auth.uid()),
    '00000000-0000-0000-0000-000000000000')) placing '8' from 13) placing 'a' from 17)::uuid
  from private.server s
$$;

create function public.sync_lost() returns uuid language plpgsql security definer set search_path = '' as $$
begin
  if auth.uid() is null then raise exception 'not signed in' using errcode = '42501'; end if;
  perform private.hold_rev();
  update public.revs set era = gen_random_uuid() where user_id = auth.uid();
  -- A new statement, and so a new snapshot: a stable function would not see the update of its own.
  return private.epoch();
end $$;

revoke all on function public.sync_lost() from public, anon;
grant execute on function public.sync_lost() to authenticated;
