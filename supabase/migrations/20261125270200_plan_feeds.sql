-- The private address of a student's plan: of its token only the hash (SHA-256). The server alone reads and writes it.
create table public.plan_feeds (
  user_id uuid primary key references auth.users (id) on delete cascade,
  token_hash text not null unique check (token_hash ~ '^[0-9a-f]{64}$'),
  style text not null check (style in ('titles', 'busy')),
  created_at timestamptz not null default now()
);
alter table public.plan_feeds enable row level security;
revoke all on public.plan_feeds from public, anon, authenticated, service_role;
grant select, insert, update, delete on public.plan_feeds to service_role;

-- What the address shows: planned and done blocks of the last 60 days and later, exams, and the names these need. Where
-- the student wants no titles, none leave the database. Null for a hash that nobody has.
create function public.plan_of_feed(hash text) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'style', f.style,
    'zone', coalesce((select p.time_zone from public.preferences p
      where p.user_id = f.user_id and p.deleted_at is null limit 1), 'UTC'),
    'subjects', coalesce((select jsonb_agg(jsonb_build_object('id', s.id, 'name',
        case f.style when 'titles' then s.name else '' end, 'examOn', s.exam_on) order by s.id)
      from public.subjects s where s.user_id = f.user_id and s.deleted_at is null), '[]'),
    'exams', coalesce((select jsonb_agg(jsonb_build_object('id', e.id, 'subjectId', e.subject_id, 'title',
        case f.style when 'titles' then e.title else '' end, 'takesOn', e.takes_on, 'startMinute', e.start_minute,
        'minutes', e.minutes) order by e.id)
      from public.exams e where e.user_id = f.user_id and e.deleted_at is null), '[]'),
    'blocks', coalesce((select jsonb_agg(b.one order by b.day desc, b.id) from (
      select o.id, o.day, jsonb_build_object('id', o.id, 'kind', o.kind, 'title',
          case f.style when 'titles' then o.title else '' end, 'subjectId', o.subject_id, 'day', o.day,
          'startMinute', o.start_minute, 'minutes', o.minutes, 'pinned', o.pinned, 'state', o.state,
          'madeBy', o.made_by, 'planId', o.plan_id) as one
      from public.blocks o
      where o.user_id = f.user_id and o.deleted_at is null and o.state in ('planned', 'done')
        and o.kind not in ('busy', 'free') and o.day >= current_date - 60
      order by o.day, o.id limit 5000) b), '[]'))
  from public.plan_feeds f where f.token_hash = plan_of_feed.hash
$$;
revoke all on function public.plan_of_feed(text) from public, anon, authenticated, service_role;
grant execute on function public.plan_of_feed(text) to service_role;
