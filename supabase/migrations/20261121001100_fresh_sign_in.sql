-- Deleting an account cannot be taken back, and a token that was found on a borrowed device can ask for it: only a
-- sign-in of the last ten minutes may. A password is typed for it, Google is asked anew; refreshing a token is neither.

-- When this session was signed in, by its token: `amr` tells it on hosted Supabase, in any order; the
-- embedded backend names a session by a UUID of version 7, which begins with its time (RFC 9562). Null: it is silent.
create function private.signed_in_at() returns timestamptz language plpgsql stable set search_path = '' as $$
declare
  claims jsonb := coalesce(nullif(current_setting('request.jwt.claims', true), ''), '{}')::jsonb;
  session text := claims->>'session_id';
  seconds double precision;
begin
  select max((entry->>'timestamp')::double precision) into seconds
    from jsonb_array_elements(case jsonb_typeof(claims->'amr') when 'array' then claims->'amr' else '[]' end) entry
    where jsonb_typeof(entry->'timestamp') = 'number' and entry->>'method' is distinct from 'token_refresh';
  if seconds is null and session ~ '^[0-9a-f]{8}-[0-9a-f]{4}-7' then
    seconds := ('x' || lpad(substr(replace(session, '-', ''), 1, 12), 16, '0'))::bit(64)::bigint / 1000.0;
  end if;
  return to_timestamp(seconds);
end $$;
revoke all on function private.signed_in_at() from public, anon, authenticated;

-- PT428: HTTP's "precondition required", by PostgREST's rule for such codes. The minute on top of ten is for the way
-- here: the app looks first, and removes files before it calls.
create or replace function public.delete_account() returns void
language plpgsql security definer set search_path = '' as $$
begin
  if auth.uid() is null then raise exception 'not signed in' using errcode = '42501'; end if;
  if coalesce(private.signed_in_at() < clock_timestamp() - interval '11 minutes', true) then
    raise exception 'the sign-in is too old' using errcode = 'PT428';
  end if;
  delete from auth.users where id = auth.uid();
end $$;
