-- What the pgTAP files share: who is who, one valid row a table, and the two questions asked of the catalogue.
-- A table without a row here fails the matrix: a new entity joins by one line in tests.seeds.
create schema tests;
set search_path = public, extensions;

create table tests.people (who text primary key, id uuid, role text);
insert into tests.people values
  ('anon', null, 'anon'),
  ('owner', 'aaaaaaaa-0000-4000-8000-000000000000', 'authenticated'),
  ('other', 'bbbbbbbb-0000-4000-8000-000000000000', 'authenticated');

-- Tables nobody may reach through the API. Everything else needs policies.
create table tests.deny_all (tab regclass primary key);
insert into tests.deny_all values ('public.messages'), ('private.server'), ('private.sync_tables'), ('public.ai_keys'),
  ('public.plan_feeds'), ('private.ai_buckets'), ('private.ai_days');

-- %o = the owner's id; %h = 64 hexadecimal digits; %1 …, %a1 …, %b1 …, %c1 … = ids that begin like the owner's. `change` is a column of which the owner may set the
-- value, null where the table is read-only for its owner.
create table tests.seeds (n serial, tab regclass primary key, owner text, row jsonb, change text);
insert into tests.seeds (tab, owner, row, change) values
  ('public.revs', 'user_id', '{"user_id": "%o", "rev": 7, "purged": {}}', null),
  ('public.profiles', 'id', '{"id": "%o", "email": "%o@example.org"}', 'full_name = ''x'''),
  ('public.usernames', 'user_id', '{"user_id": "%o", "name": "u_%s"}', null),
  ('public.preferences', 'user_id', '{"id": "%o", "user_id": "%o", "time_zone": "UTC", "minutes_per_day": 30, "day_starts_at": 4, "new_per_day": 20, "reviews_per_day": 200, "desired_retention": 0.9}', 'level = ''x'''),
  ('public.subjects', 'user_id', '{"id": "%1", "user_id": "%o", "name": "History", "position": 1}', 'name = ''x'''),
  ('public.notes', 'user_id', '{"id": "%2", "user_id": "%o", "title": "t", "doc": {}, "plain": "p", "subject_id": "%1"}', 'title = ''x'''),
  ('public.files', 'user_id', '{"id": "%3", "user_id": "%o", "name": "f", "mime": "image/png", "size": 1, "sha256": "0"}', 'name = ''x'''),
  ('public.cards', 'user_id', '{"id": "%4", "user_id": "%o", "group_id": "%4", "kind": "basic", "front": "q", "back": "a", "ordinal": 0, "engine": "manual", "suspended": false, "note_id": "%2"}', 'front = ''x'''),
  ('public.reviews', 'user_id', '{"id": "%5", "user_id": "%o", "card_id": "%4", "grade": 3, "reviewed_at": "2026-01-01T00:00:00Z", "duration_ms": 1}', 'deleted_at = now()'),
  ('public.topics', 'user_id', '{"id": "%a1", "user_id": "%o", "subject_id": "%1", "name": "Cells", "position": 1}', 'name = ''x'''),
  ('public.losses', 'user_id', '{"id": "%a2", "user_id": "%o", "subject_id": "%1", "topic_id": "%a1", "skill": "explain", "words": "w", "origin_kind": "mark", "origin_id": "%a2", "point_key": "1", "marks": 1}', 'words = ''x'''),
  ('public.plan_settings', 'user_id', '{"id": "%a3", "user_id": "%o"}', 'daily_cap = 60'),
  ('public.exams', 'user_id', '{"id": "%a4", "user_id": "%o", "subject_id": "%1", "title": "Paper 1", "takes_on": "2027-05-12"}', 'title = ''x'''),
  ('public.lessons', 'user_id', '{"id": "%a5", "user_id": "%o", "title": "Maths", "place": "", "weekday": 1, "week": "every", "start_minute": 540, "minutes": 60}', 'title = ''x'''),
  ('public.tasks', 'user_id', '{"id": "%a6", "user_id": "%o", "title": "Essay", "detail": "", "kind": "homework", "loss_id": "%a2"}', 'title = ''x'''),
  ('public.blocks', 'user_id', '{"id": "%a7", "user_id": "%o", "kind": "topic", "title": "t", "day": "2027-05-12", "start_minute": 540, "minutes": 30, "pinned": false, "state": "planned", "made_by": "planner"}', 'title = ''x'''),
  ('public.feeds', 'user_id', '{"id": "%b9", "user_id": "%o", "address": "https://example.org/a.ics", "name": "School", "takes": "both"}', 'name = ''x'''),
  ('public.activities', 'user_id', '{"id": "%a8", "user_id": "%o", "tool": "notetaker", "started_at": "2026-01-01T00:00:00Z", "ended_at": "2026-01-01T00:10:00Z", "seconds": 600}', 'deleted_at = now()'),
  ('public.quizzes', 'user_id', '{"id": "%a9", "user_id": "%o", "title": "q", "sources": {"v": 1}, "seed": 1, "engine": "builtin", "settings": {"v": 1}, "items": {"v": 1}}', 'title = ''x'''),
  ('public.papers', 'user_id', '{"id": "%b1", "user_id": "%o", "title": "p", "seed": 1, "version": 1, "bank_version": "1", "marks": 10, "blueprint": {"v": 1}, "snapshot": {"v": 1}}', 'title = ''x'''),
  ('public.questions', 'user_id', '{"id": "%b2", "user_id": "%o", "stem": "s", "parts": {"v": 1}, "scheme": {"v": 1}, "marks": 1, "file_ids": [], "engine": "manual"}', 'stem = ''x'''),
  ('public.attempts', 'user_id', '{"id": "%b3", "user_id": "%o", "kind": "quiz", "title": "a", "reading_minutes": 0, "extra_percent": 0, "settings": {"v": 1}}', 'title = ''x'''),
  ('public.clock_events', 'user_id', '{"id": "%b4", "user_id": "%o", "attempt_id": "%b3", "kind": "start", "happened_at": "2026-01-01T00:00:00Z"}', 'deleted_at = now()'),
  ('public.answers', 'user_id', '{"id": "%b5", "user_id": "%o", "attempt_id": "%b3", "question_key": "1a", "file_ids": [], "flagged": false}', 'flagged = true'),
  ('public.marks', 'user_id', '{"id": "%b6", "user_id": "%o", "answer_id": "%b5", "made_by": "self", "engine": "manual", "model": "points", "answer_text": "a", "scheme_hash": "h", "points": {"v": 1}, "max": 2, "remark": ""}', 'deleted_at = now()'),
  ('public.threads', 'user_id', '{"id": "%b7", "user_id": "%o", "title": "t", "mode": "explain", "scope": {"v": 1}, "pinned": false, "archived": false}', 'title = ''x'''),
  ('public.turns', 'user_id', '{"id": "%b8", "user_id": "%o", "thread_id": "%b7", "role": "student", "mode": "explain", "text": "why", "engine": "manual", "status": "whole"}', 'deleted_at = now()'),
  ('public.recordings', 'user_id', '{"id": "%c1", "user_id": "%o", "title": "t", "origin": "microphone", "started_at": "2026-01-01T00:00:00Z", "seconds": 60, "state": "kept", "note_id": "%2"}', 'title = ''x'''),
  ('public.markers', 'user_id', '{"id": "%c2", "user_id": "%o", "recording_id": "%c1", "second": 2, "kind": "line", "words": "w"}', 'words = ''x'''),
  ('public.segments', 'user_id', '{"id": "%c3", "user_id": "%o", "recording_id": "%c1", "kind": "speech", "from_second": 1, "to_second": 2, "text": "t", "engine": "manual", "speaker": ""}', 'deleted_at = now()'),
  ('public.graphs', 'user_id', '{"id": "%b0", "user_id": "%o", "title": "g", "expressions": {"v": 1}, "view": {"v": 1}}', 'title = ''x'''),
  ('public.histories', 'user_id', '{"id": "%c4", "user_id": "%o", "card_id": "%4", "log": {"v": 1}, "standing": {"v": 1}}', 'log = ''{"v": 1, "x": 1}'''),
  ('public.applied_ops', 'user_id', '{"user_id": "%o", "op_id": "%6", "result": {}}', 'result = ''{"x":1}'''),
  ('storage.objects', 'owner_id', '{"id": "%7", "bucket_id": "files", "name": "%o/a", "owner_id": "%o"}', 'metadata = ''{}'''),
  ('public.messages', null, '{"id": "%8", "email": "a@example.org", "message": "m"}', null),
  ('public.ai_keys', 'user_id', '{"user_id": "%o", "provider": "openai", "model": "m", "cipher": "c"}', null),
  ('public.plan_feeds', 'user_id', '{"user_id": "%o", "token_hash": "%h", "style": "titles"}', null),
  ('private.ai_buckets', 'user_id', '{"user_id": "%o", "full_at": "2026-01-01T00:00:00Z"}', null),
  ('private.ai_days', 'user_id', '{"user_id": "%o", "day": "2026-01-01", "tokens": 1, "calls": 1}', null),
  ('private.server', null, '{"singleton": true, "epoch": "%9"}', null),
  ('private.sync_tables', null, '{"name": "%9", "mode": "fields"}', null);

create function tests.id_of(who text) returns uuid language sql stable as $$ select id from tests.people p where p.who = id_of.who $$;

create function tests.row_of(tab regclass, who text, salt text default '0') returns jsonb language sql stable as $$
  select regexp_replace(regexp_replace(
    replace(replace(replace(s.row::text, '%o', tests.id_of(who)::text), '%s', left(tests.id_of(who)::text, 8) || salt),
      '%h', md5(who || salt) || md5(salt || who)),
    '%(\d)', left(tests.id_of(who)::text, 24) || '0000000' || salt || '000\1', 'g'),
    '%([abc]\d)', left(tests.id_of(who)::text, 24) || '0000000' || salt || '00\1', 'g')::jsonb
  from tests.seeds s where s.tab = row_of.tab
$$;

create function tests.insert_of(tab regclass, data jsonb) returns text language sql stable as $$
  select format('insert into %s (%s) select %s from jsonb_populate_record(null::%s, %L)', tab,
    string_agg(quote_ident(k), ', ' order by k), string_agg(quote_ident(k), ', ' order by k), tab, data)
  from jsonb_object_keys(data) k
$$;

-- Runs a statement as somebody and undoes it: the number of rows it reached, or the SQLSTATE that stopped it.
create function tests.attempt(who text, statement text) returns text language plpgsql as $$
declare
  person tests.people;
  n bigint;
begin
  select * into person from tests.people p where p.who = attempt.who;
  begin
    perform set_config('request.jwt.claims',
      case when person.id is null then '{"role":"anon"}' else json_build_object('sub', person.id, 'role', person.role)::text end, true);
    execute format('set local role %I', person.role);
    execute statement;
    get diagnostics n = row_count;
    raise exception using errcode = 'TT000', message = n::text;
  exception when others then
    return case sqlstate when 'TT000' then sqlerrm else sqlstate end;
  end;
end $$;

create function tests.seed() returns void language plpgsql as $$
declare
  s tests.seeds;
  p text;
begin
  insert into auth.users (id) select id from tests.people where id is not null on conflict do nothing;
  for s in select * from tests.seeds where tab::text not in ('private.server', 'private.sync_tables') order by n loop
    foreach p in array array['owner', 'other'] loop
      if s.owner is null and p = 'other' then continue; end if;
      execute tests.insert_of(s.tab, tests.row_of(s.tab, p)) || ' on conflict do nothing';
    end loop;
  end loop;
end $$;

create view tests.tables as
  select c.oid::regclass as tab, c.relrowsecurity as rls, n.nspname as schema, c.oid,
    (select a.attname from pg_attribute a where a.attrelid = c.oid and a.attname = 'user_id' and not a.attisdropped
     union all
     select a.attname from pg_constraint f join pg_attribute a on a.attrelid = c.oid and a.attnum = f.conkey[1]
       where f.conrelid = c.oid and f.contype = 'f' and f.confrelid = 'auth.users'::regclass
     limit 1) as owner
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where c.relkind in ('r', 'p') and n.nspname not in ('pg_catalog', 'information_schema', 'tests', 'auth', 'extensions', 'storage')
    and n.nspname !~ '^pg_' and n.nspname <> 'supabase_migrations';

-- Every table × five actions × three people, as the rows reached or the SQLSTATE, with what it should be.
create function tests.cells() returns table (tab text, who text, action text, result text, expected text)
language plpgsql as $$
declare
  t record;
  s tests.seeds;
  p text;
  mine text;
  own text;
  open boolean;
begin
  for t in select x.tab from tests.tables x union all select 'storage.objects'::regclass loop
    select * into s from tests.seeds x where x.tab = t.tab;
    if s.tab is null then
      return query select t.tab::text, 'everyone'::text, 'any'::text, 'no row in tests.seeds'::text, 'a row'::text;
      continue;
    end if;
    open := not exists (select from tests.deny_all d where d.tab = t.tab);
    own := coalesce(s.owner, (select k from jsonb_object_keys(s.row) k limit 1));
    mine := format('where %I::text = %L', own, coalesce(tests.row_of(t.tab, 'owner')->>own, ''));
    foreach p in array array['anon', 'owner', 'other'] loop
      return query
        select t.tab::text, p, a.action, tests.attempt(p, a.statement),
          case when a.allowed then '1' else 'nothing' end
        from (values
          ('select', format('select 1 from %s %s', t.tab, mine), p = 'owner' and open),
          ('insert as another', tests.insert_of(t.tab, tests.row_of(t.tab, case p when 'owner' then 'other' else 'owner' end, '1')), false),
          ('update', format('update %s set %s %s', t.tab, coalesce(s.change, format('%1$I = %1$I', own)), mine),
            p = 'owner' and open and s.change is not null),
          ('delete', format('delete from %s %s', t.tab, mine), p = 'owner' and t.tab = 'storage.objects'::regclass),
          ('give away', format('update %s set %I = %L %s', t.tab,
            case t.tab when 'storage.objects'::regclass then 'name' else own end,
            case t.tab when 'storage.objects'::regclass then tests.id_of('other') || '/taken' else tests.id_of('other')::text end, mine), false)
        ) a (action, statement, allowed);
    end loop;
  end loop;
end $$;

-- Refused means refused by row-level security or a missing grant (or the rule that a row keeps its owner), or that no
-- row was reached. Any other error would only hide that the way was open.
create function tests.holds(result text, expected text) returns boolean language sql immutable as $$
  select case expected when 'nothing' then result in ('0', '42501') else result = expected end
$$;

create function tests.faults() returns setof text language sql stable as $$
  select format('%s: row-level security is off', tab) from tests.tables where not rls
  union all
  select format('%s: no policy, and not listed as deny-all', t.tab) from tests.tables t
    where not exists (select from pg_policy p where p.polrelid = t.oid) and t.tab not in (select d.tab from tests.deny_all d)
  union all
  select format('%s: no index starts with %s', t.tab, t.owner) from tests.tables t
    where t.owner is not null and not exists (
      select from pg_index i join pg_attribute a on a.attrelid = i.indrelid and a.attnum = i.indkey[0]
      where i.indrelid = t.oid and a.attname = t.owner and i.indpred is null)
  union all
  select format('%s: policy "%s" calls auth.* bare', p.polrelid::regclass, p.polname) from pg_policy p
    where replace(replace(
      concat(pg_get_expr(p.polqual, p.polrelid), pg_get_expr(p.polwithcheck, p.polrelid)),
      '( SELECT auth.uid() AS uid)', ''), ' ', '') like '%auth.%'
  union all
  select format('%s: policy "%s" is open to anon', p.polrelid::regclass, p.polname) from pg_policy p
    where p.polroles && array[0::oid, 'anon'::regrole::oid]
  union all
  select format('%s: a foreign key without the owner', f.conname) from pg_constraint f
    join tests.tables child on child.oid = f.conrelid join tests.tables parent on parent.oid = f.confrelid
    where f.contype = 'f' and parent.owner = 'user_id' and child.owner = 'user_id' and not exists (
      select from pg_attribute a where a.attrelid = f.conrelid and a.attname = 'user_id' and a.attnum = any (f.conkey))
  union all
  select format('%s: %s', f.oid::regprocedure, fault)
  from pg_proc f join pg_namespace n on n.oid = f.pronamespace,
    lateral (values
      ('security definer without an empty search_path',
        f.prosecdef and not coalesce(f.proconfig && array['search_path=""', 'search_path='], false)),
      ('anon may execute it', has_function_privilege('anon', f.oid, 'execute'))
    ) v (fault, broken)
  where n.nspname in (select distinct t.schema from tests.tables t union select 'public') and broken
    and not exists (select from pg_depend d where d.objid = f.oid and d.deptype = 'e')
  union all
  select format('%s: a view without security_invoker', c.oid::regclass) from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname = 'public' and (c.relkind = 'm' or c.relkind = 'v' and not coalesce(
      c.reloptions && array['security_invoker=true', 'security_invoker=on', 'security_invoker=1'], false))
    and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e')
  union all
  select format('%s: syncs without the trigger %s', s.name, w) from private.sync_tables s, unnest(array['hold', 'stamp']) w
    where not exists (select from pg_trigger g where g.tgrelid = format('public.%I', s.name)::regclass and g.tgname = w and g.tgenabled <> 'D')
$$;
