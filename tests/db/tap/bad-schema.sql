-- The check has to notice what it is for: one seeded fault each, and the name it is found by.
select tests.seed();
select no_plan();

create table public.bad_open (id uuid primary key, user_id uuid);
create table public.bad_silent (id uuid primary key, user_id uuid);
alter table public.bad_silent enable row level security;
create table public.bad_bare (user_id uuid primary key);
alter table public.bad_bare enable row level security;
create policy "bare" on public.bad_bare for select to authenticated using (auth.uid() = user_id);
create policy "anyone" on public.bad_bare for select using (true);
create table public.bad_child (
  id uuid primary key, user_id uuid references auth.users, open_id uuid references public.bad_open (id)
);
create function public.bad_definer() returns int language sql security definer as 'select 1';
create view public.bad_view as select * from public.notes;
drop trigger stamp on public.files;
-- Nothing is granted by itself: a fault is only one to whom the table is open.
grant all on public.bad_open, public.bad_silent, public.bad_bare, public.bad_child, public.bad_view to anon, authenticated;
grant execute on function public.bad_definer() to anon, authenticated;

select ok(exists (select from tests.faults() f where f like expected), expected) from unnest(array[
  'bad_open: row-level security is off',
  'bad_open: no index starts with user_id',
  'bad_silent: no policy, and not listed as deny-all',
  'bad_bare: policy "bare" calls auth.* bare',
  'bad_bare: policy "anyone" is open to anon',
  'bad_child_open_id_fkey: a foreign key without the owner',
  'bad_definer(): security definer without an empty search_path',
  'bad_definer(): anon may execute it',
  'bad_view: a view without security_invoker',
  'files: syncs without the trigger stamp'
]) expected;

select ok(exists (select from tests.cells() c where c.tab = 'bad_open' and c.result = 'no row in tests.seeds'),
  'a table without a row in tests.seeds is noticed');

-- Policies opened on purpose: every cell that should be refused is now seen to be reached.
insert into tests.seeds (tab, owner, row, change) values
  ('public.bad_open', 'user_id', '{"id": "%1", "user_id": "%o"}', null),
  ('public.bad_bare', 'user_id', '{"user_id": "%o"}', null),
  ('public.bad_silent', 'user_id', '{"id": "%1", "user_id": "%o"}', null),
  ('public.bad_child', 'user_id', '{"id": "%1", "user_id": "%o"}', null);
insert into public.bad_open select '00000000-0000-4000-8000-000000000001', tests.id_of('owner');
insert into public.bad_bare select tests.id_of('owner');
select ok(not tests.holds(result, expected), format('%s bad_open by %s is seen as open', action, who))
from tests.cells() where tab = 'bad_open' and expected = 'nothing';
select ok(not tests.holds(result, expected), 'a policy that shows every row is seen as open')
from tests.cells() where tab = 'bad_bare' and who = 'other' and action = 'select';
select * from finish();
