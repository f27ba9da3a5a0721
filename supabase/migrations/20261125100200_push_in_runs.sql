-- New rows of one table that follow one another in a call are one statement. Where that fails it is split, down to single
-- ops, each in a subtransaction of its own as before: what each op is answered stays the same (src/contract/sync.ts).

-- The ops of a call in order, in runs. A run of more than one may be new rows: one table, the same columns, nothing odd.
-- Without `ops` (text in them that PostgreSQL cannot store) each op goes alone.
create function private.push_runs(me uuid, ops jsonb, size integer) returns table (first integer, run jsonb)
language sql stable security invoker set search_path = '' as $$
  with op as (
    select x.n::integer as n, x.value as op,
      concat_ws('|', x.value->>'table', (select string_agg(quote_ident(k), ',') from jsonb_object_keys(
        case jsonb_typeof(x.value->'patch') when 'object' then x.value->'patch' else '{}' end) k)) as kind,
      coalesce(jsonb_typeof(x.value->'patch') = 'object'
        and (x.value->'patch') - 'deleted_at' <> '{}' and not (x.value->'patch') ? 'user_id'
        and x.value->>'id' ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$'
        and x.value->>'op_id' ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$', false) as fits
    from jsonb_array_elements(ops) with ordinality x(value, n)
  ), known as (
    select a.op_id::text as id from public.applied_ops a
    where a.user_id = me and a.op_id in (select (o.op->>'op_id')::uuid from op o where o.fits)
  ), judged as (
    select o.n, o.op, o.kind, o.fits and o.op->>'op_id' not in (select k.id from known k) as fits from op o
  ), marked as (
    select j.*, j.fits and lag(j.fits) over w and j.kind = lag(j.kind) over w as joins from judged j
    window w as (order by j.n)
  ), numbered as (
    select m.n, m.op, count(*) filter (where m.joins is not true) over (order by m.n) as run from marked m
  )
  select min(b.n), jsonb_agg(b.op order by b.n) from numbered b group by b.run
  union all select n, '[null]' from generate_series(1, size) n where ops is null
  order by 1
$$;

-- Null where some row is there already: then it is no run of new rows.
create function private.insert_run(me uuid, run jsonb) returns jsonb
language plpgsql security invoker set search_path = '' as $$
declare
  tab text := run->0->>'table';
  cols text;
  is_known boolean;
  revs jsonb;
begin
  if not exists (select from private.sync_modes() s where s.name = tab) then return null; end if;
  execute format('select exists (select from public.%I t where t.id in
    (select (o->>''id'')::uuid from jsonb_array_elements($1) o))', tab) into is_known using run;
  if is_known then return null; end if;
  cols := private.patch_columns(tab, run->0->'patch');
  execute format($q$
    with fresh as (
      insert into public.%1$I (id, %2$s) select id, %2$s from jsonb_populate_recordset(null::public.%1$I,
        (select jsonb_agg(o.value->'patch' || jsonb_build_object('id', o.value->'id') order by o.n)
          from jsonb_array_elements($1) with ordinality o(value, n)))
      returning id, rev
    ) select jsonb_object_agg(id, rev) from fresh
  $q$, tab, cols) into revs using run;
  insert into public.applied_ops (user_id, op_id, result)
    select me, (o->>'op_id')::uuid, jsonb_build_object('status', 'applied', 'rev', revs->(o->>'id'))
    from jsonb_array_elements(run) o;
  return (select jsonb_agg(jsonb_build_object('op_id', o.value->'op_id', 'status', 'applied',
    'rev', revs->(o.value->>'id')) order by o.n) from jsonb_array_elements(run) with ordinality o(value, n));
end $$;

-- The answers in the order of the ops; null for each that is to go alone.
create function private.insert_split(me uuid, run jsonb) returns jsonb
language plpgsql security invoker set search_path = '' as $$
declare
  few constant integer := 8;
  size constant integer := jsonb_array_length(run);
  half constant integer := size / 2;
  alone constant jsonb := (select jsonb_agg(null::text) from generate_series(1, size));
begin
  return coalesce(private.insert_run(me, run), alone);
exception when others then
  if sqlstate ~ '^(08|40|53|55|57|58|XX)' then raise; end if;
  if size <= few then return alone; end if;
  return private.insert_split(me, (select jsonb_agg(o.value order by o.n)
      from jsonb_array_elements(run) with ordinality o(value, n) where o.n <= half))
    || private.insert_split(me, (select jsonb_agg(o.value order by o.n)
      from jsonb_array_elements(run) with ordinality o(value, n) where o.n > half));
end $$;

create function private.push_one(me uuid, item json, mine jsonb) returns jsonb
language plpgsql security invoker set search_path = '' as $$
declare
  op jsonb;
  answer jsonb;
  label jsonb := to_jsonb(substring(item::text from '"op_id"\s*:\s*"([0-9A-Fa-f-]{36})"'));
  code text;
  con text;
  detail text;
begin
  begin
    op := item::jsonb;
    label := op->'op_id';
    insert into public.applied_ops (user_id, op_id, result) values (me, (op->>'op_id')::uuid, '{}')
      on conflict do nothing;
    if found then
      answer := private.apply_op(me, op, (mine->>concat(op->>'table', '/', op->>'id'))::bigint);
      -- A conflict is undone, so that the same op may come again after merging.
      if answer->>'status' = 'conflict' then
        raise exception 'conflict' using errcode = 'PT409', detail = answer::text;
      end if;
      update public.applied_ops a set result = answer where a.user_id = me and a.op_id = (op->>'op_id')::uuid;
    else
      select a.result || '{"again": true}' into answer
        from public.applied_ops a where a.user_id = me and a.op_id = (op->>'op_id')::uuid;
    end if;
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
  return jsonb_build_object('op_id', label) || answer;
end $$;

-- `ops` is json, not jsonb: text that Postgres cannot store (U+0000, half a surrogate pair) refuses its own op only.
create or replace function public.sync_push(ops json, protocol integer) returns jsonb
language plpgsql security invoker set search_path = '' as $$
declare
  oldest_accepted constant integer := 1;
  me uuid := auth.uid();
  items json[];
  item json;
  storable jsonb;
  part record;
  done jsonb;
  answer jsonb;
  answers jsonb[] := '{}';
  mine jsonb := '{}';
begin
  if me is null then raise exception 'not signed in' using errcode = '42501'; end if;
  if coalesce(protocol, 0) < oldest_accepted then
    return jsonb_build_object('status', 'reload', 'protocol', oldest_accepted);
  end if;
  if json_typeof(ops) is distinct from 'array' or json_array_length(ops) > 200 then
    raise exception 'at most 200 ops' using errcode = '22023';
  end if;
  if not private.hold_rev() then raise exception 'no such account' using errcode = '42501'; end if;

  items := array(select value from json_array_elements(ops) with ordinality o(value, n) order by n);
  begin
    storable := ops::jsonb;
  exception when data_exception then
    storable := null;
  end;
  for part in select * from private.push_runs(me, storable, cardinality(items)) loop
    done := null;
    if jsonb_array_length(part.run) > 1 then done := private.insert_split(me, part.run); end if;
    for n in 0 .. jsonb_array_length(part.run) - 1 loop
      item := items[part.first + n];
      answer := nullif(done->n, 'null');
      if answer is null then answer := private.push_one(me, item, mine); end if;
      -- The revision that an op gave its row: the device made the next ones of the call on top of it.
      if answer->>'status' = 'applied' then
        mine := mine || jsonb_build_object(concat(item->>'table', '/', item->>'id'), answer->'rev');
      end if;
      answers := answers || answer;
    end loop;
  end loop;
  return jsonb_build_object('status', 'ok', 'epoch', private.epoch(), 'answers', to_jsonb(answers));
end $$;

revoke all on function private.push_runs(uuid, jsonb, integer), private.insert_run(uuid, jsonb),
  private.insert_split(uuid, jsonb), private.push_one(uuid, json, jsonb) from public, anon;
grant execute on function private.push_runs(uuid, jsonb, integer), private.insert_run(uuid, jsonb),
  private.insert_split(uuid, jsonb), private.push_one(uuid, json, jsonb) to authenticated;
