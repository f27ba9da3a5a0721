-- src/contract/sync.ts is the wire format. One op is one subtransaction: a refused op does not hold up the rest.

create table public.applied_ops (
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  op_id uuid not null,
  result jsonb not null,
  created_at timestamptz not null default now(),
  primary key (user_id, op_id)
);
alter table public.applied_ops enable row level security;
create policy "read own" on public.applied_ops for select to authenticated using ((select auth.uid()) = user_id);
create policy "add own" on public.applied_ops for insert to authenticated with check ((select auth.uid()) = user_id);
create policy "change own" on public.applied_ops for update to authenticated
  using ((select auth.uid()) = user_id) with check ((select auth.uid()) = user_id);
revoke all on public.applied_ops from public, anon, authenticated;
grant select, insert, update on public.applied_ops to authenticated;

-- The columns of a patch, quoted and listed; refuses what a student may not set.
create function private.patch_columns(tab text, patch jsonb) returns text
language plpgsql stable set search_path = '' as $$
declare
  refused text;
begin
  select string_agg(k, ', ') into refused from jsonb_object_keys(patch) k
    where k in ('id', 'user_id', 'rev', 'created_at', 'updated_at') or not exists (
      select from pg_catalog.pg_attribute a
      where a.attrelid = format('public.%I', tab)::regclass and a.attname = k
        and a.attnum > 0 and not a.attisdropped and a.attgenerated = '' and a.attidentity = '');
  if refused is not null then
    raise exception 'unknown or read-only column: %', refused using errcode = '42703';
  end if;
  return (select string_agg(quote_ident(k), ', ' order by k) from jsonb_object_keys(patch) k);
end $$;

-- `mine`: the revision an earlier op of the same call gave this row. The device made this op on top of it.
create function private.apply_op(me uuid, op jsonb, mine bigint) returns jsonb
language plpgsql security invoker set search_path = '' as $$
declare
  tab text := op->>'table';
  row_id uuid := (op->>'id')::uuid;
  base bigint := coalesce((op->>'base_rev')::bigint, 0);
  patch jsonb := coalesce(op->'patch', '{}');
  how text;
  found_row jsonb;
  cols text;
  only_deletes boolean;
  next bigint;
begin
  select s.mode into how from private.sync_modes() s where s.name = tab;
  if how is null then raise exception 'this table does not sync' using errcode = '42P01'; end if;
  if row_id is null then raise exception 'an op needs an id' using errcode = '22004'; end if;
  if patch->>'user_id' <> me::text then raise exception 'not yours' using errcode = '42501'; end if;
  patch := patch - 'user_id';
  cols := private.patch_columns(tab, patch);
  only_deletes := patch - 'deleted_at' = '{}' and patch->>'deleted_at' is not null;

  execute format('select to_jsonb(t) from public.%I t where t.id = $1 for update', tab) into found_row using row_id;

  -- Deleting what is deleted, or no longer kept, is done already.
  if only_deletes and (found_row is null or found_row->>'deleted_at' is not null) then
    return jsonb_build_object('status', 'applied', 'rev', coalesce((found_row->>'rev')::bigint, base));
  end if;
  if found_row is null then
    execute format(
      'insert into public.%1$I (id%2$s) select $1%2$s from jsonb_populate_record(null::public.%1$I, $2) returning rev',
      tab, coalesce(', ' || cols, '')) into next using row_id, patch;
    return jsonb_build_object('status', 'applied', 'rev', next);
  end if;

  if how = 'append' then
    if patch = '{"deleted_at": null}' and found_row->>'deleted_at' is not null then
      raise exception 'an undone row stays undone' using errcode = '42501';
    end if;
    -- The first write wins; of a later one only its deletion counts.
    if patch->>'deleted_at' is null or found_row->>'deleted_at' is not null then
      return jsonb_build_object('status', 'applied', 'rev', found_row->'rev');
    end if;
    patch := jsonb_build_object('deleted_at', patch->'deleted_at');
  else
    -- Edit beats delete.
    if found_row->>'deleted_at' is not null and not patch ? 'deleted_at' and cols is not null then
      patch := patch || '{"deleted_at": null}';
    end if;
    if cols is null or patch = (select jsonb_object_agg(k, found_row->k) from jsonb_object_keys(patch) k) then
      return jsonb_build_object('status', 'applied', 'rev', found_row->'rev');
    end if;
    if how = 'strict' and (found_row->>'rev')::bigint not in (base, coalesce(mine, base)) then
      return jsonb_build_object('status', 'conflict', 'row', found_row);
    end if;
  end if;

  select string_agg(format('%1$I = x.%1$I', k), ', ') into cols from jsonb_object_keys(patch) k;
  execute format(
    'update public.%1$I t set %2$s from jsonb_populate_record(null::public.%1$I, $2) x where t.id = $1 returning t.rev',
    tab, cols) into next using row_id, patch;
  if next is null then raise exception 'not allowed' using errcode = '42501'; end if;
  return jsonb_build_object('status', 'applied', 'rev', next);
end $$;

-- `ops` is json, not jsonb: text that Postgres cannot store (U+0000, half a surrogate pair) refuses its own op only.
create function public.sync_push(ops json, protocol integer) returns jsonb
language plpgsql security invoker set search_path = '' as $$
declare
  oldest_accepted constant integer := 1;
  me uuid := auth.uid();
  item json;
  op jsonb;
  label jsonb;
  place text;
  answer jsonb;
  answers jsonb[] := '{}';
  mine jsonb := '{}';
  code text;
  con text;
  detail text;
begin
  if me is null then raise exception 'not signed in' using errcode = '42501'; end if;
  if coalesce(protocol, 0) < oldest_accepted then
    return jsonb_build_object('status', 'reload', 'protocol', oldest_accepted);
  end if;
  if json_typeof(ops) is distinct from 'array' or json_array_length(ops) > 200 then
    raise exception 'at most 200 ops' using errcode = '22023';
  end if;
  if not private.hold_rev() then raise exception 'no such account' using errcode = '42501'; end if;

  for item in select value from json_array_elements(ops) loop
    label := to_jsonb(substring(item::text from '"op_id"\s*:\s*"([0-9A-Fa-f-]{36})"'));
    begin
      op := item::jsonb;
      label := op->'op_id';
      place := concat(op->>'table', '/', op->>'id');
      insert into public.applied_ops (user_id, op_id, result) values (me, (op->>'op_id')::uuid, '{}')
        on conflict do nothing;
      if found then
        answer := private.apply_op(me, op, (mine->>place)::bigint);
        -- A conflict is undone, so that the same op may come again after merging.
        if answer->>'status' = 'conflict' then
          raise exception 'conflict' using errcode = 'PT409', detail = answer::text;
        end if;
        update public.applied_ops a set result = answer where a.user_id = me and a.op_id = (op->>'op_id')::uuid;
      else
        select a.result || '{"again": true}' into answer
          from public.applied_ops a where a.user_id = me and a.op_id = (op->>'op_id')::uuid;
      end if;
      mine := mine || jsonb_build_object(place, answer->'rev');
    exception when others then
      get stacked diagnostics code = returned_sqlstate, con = constraint_name, detail = pg_exception_detail;
      if code = 'PT409' then
        answer := detail::jsonb;
      elsif code ~ '^(08|40|53|55|57|58|XX)' then
        raise; -- the server's trouble, not the op's: the whole batch is tried again
      else
        answer := jsonb_strip_nulls(
          jsonb_build_object('status', 'rejected', 'code', code, 'constraint', nullif(con, '')));
      end if;
    end;
    answers := answers || (jsonb_build_object('op_id', label) || answer);
  end loop;
  return jsonb_build_object('status', 'ok', 'epoch', private.epoch(), 'answers', to_jsonb(answers));
end $$;

revoke all on function private.patch_columns(text, jsonb), private.apply_op(uuid, jsonb, bigint) from public, anon;
grant execute on function private.patch_columns(text, jsonb), private.apply_op(uuid, jsonb, bigint) to authenticated;
revoke all on function public.sync_push(json, integer) from public, anon;
grant execute on function public.sync_push(json, integer) to authenticated;
