-- The allowance of one student, with time moved by hand. Rolled back by the runner.
select no_plan();

create function pg_temp.as_student(who text) returns void language sql as $$
  select set_config('request.jwt.claims', json_build_object('sub', tests.id_of(who), 'role', 'authenticated',
    'amr', json_build_array(json_build_object('method', 'password', 'timestamp', extract(epoch from now()))))::text, true)
$$;
create function pg_temp.granted(calls integer, size integer) returns integer language plpgsql as $$
declare
  n integer := 0;
begin
  for i in 1..calls loop
    if (public.take_tokens(1, size, 1000)->>'granted')::boolean then n := n + 1; end if;
  end loop;
  return n;
end $$;
insert into auth.users (id) select id from tests.people where id is not null on conflict do nothing;
select pg_temp.as_student('owner');

select is(pg_temp.granted(25, 20), 20, 'a full bucket of 20 gives 20');
select is(public.take_tokens(1, 20, 1000) - 'wait', '{"granted": false, "reason": "limit"}', 'then it says that it is the limit');
select cmp_ok((public.take_tokens(1, 20, 1000)->>'wait')::int, '<=', 3, 'and after how long there is one again');
select is(pg_temp.granted(12, 9), 0, 'a smaller bucket is empty as well');
update private.ai_buckets set full_at = full_at - interval '9.2 seconds';
select is(pg_temp.granted(25, 20), 3, 'nine seconds later there are three');
update private.ai_buckets set full_at = now() - interval '1 day';
select is(pg_temp.granted(25, 9), 9, 'a day later the bucket is full, not fuller');
update private.ai_buckets set full_at = now();
select is(public.take_tokens(5, 20, 1000)->>'granted', 'true', 'a call may cost more than one');
select cmp_ok((select full_at from private.ai_buckets where user_id = tests.id_of('owner')), '>', clock_timestamp() + interval '14 seconds', 'and takes that much');

select pg_temp.as_student('other');
select is(public.take_tokens(1, 20, 1000)->>'granted', 'true', 'another student has a bucket of their own');

-- What a student may try past the server.
select throws_ok('select public.take_tokens(0, 20, 1000)', '22023', null, 'nothing is not a cost');
select throws_ok('select public.take_tokens(-5, 20, 1000)', '22023', null, 'a negative cost is not taken');
select throws_ok('select public.take_tokens(21, 20, 1000)', '22023', null, 'nor one larger than the bucket');
select throws_ok('select public.take_tokens(null, null, null)', '22023', null, 'nor none');
select throws_ok('select public.spend_tokens(-1)', '22023', null, 'nothing is given back');
select throws_ok('select public.spend_tokens(null)', '22023', null, 'nor left open');
update private.ai_buckets set full_at = clock_timestamp() + interval '59 seconds';
select is(public.take_tokens(1, 2000000000, 1000)->>'granted', 'true', 'a bucket of any size can be claimed');
select is(public.take_tokens(1, 20, 1000)->>'granted', 'false', 'without filling that of the server');

-- The budget of a day.
update private.ai_buckets set full_at = now();
select public.spend_tokens(999);
select is(public.take_tokens(1, 20, 1000)->>'left', '1', 'one token of the budget is left');
select public.spend_tokens(1);
select is(public.take_tokens(1, 20, 1000)->>'reason', 'budget', 'then none');
select cmp_ok((public.take_tokens(1, 20, 1000)->>'wait')::int, '<=', 86400, 'until midnight at the latest');
select is(public.take_tokens(1, 20, null)->>'granted', 'true', 'an own key has no budget here');
select is((select calls::int from private.ai_days where user_id = tests.id_of('other')), 4, 'only granted calls are counted');
update private.ai_days set day = day - 1;
select is(public.take_tokens(1, 20, 1000)->>'left', '1000', 'the next day it is whole');
insert into private.ai_days (user_id, day, tokens) select tests.id_of('other'), current_date - n, 1 from generate_series(30, 60) n;
select public.spend_tokens(0);
select is((select min(day) from private.ai_days where user_id = tests.id_of('other')), (clock_timestamp() at time zone 'UTC')::date - 35, 'days older than five weeks go');

-- An account that is gone.
insert into public.ai_keys (user_id, provider, model, cipher) values (tests.id_of('other'), 'openai', 'm', 'c');
select public.delete_account();
select is((select count(*)::int from private.ai_days where user_id = tests.id_of('other')), 0, 'the days go with the account');
select is((select count(*)::int from private.ai_buckets where user_id = tests.id_of('other')), 0, 'and the bucket');
select is((select count(*)::int from public.ai_keys where user_id = tests.id_of('other')), 0, 'and the own key');
select throws_ok('select public.take_tokens(1, 20, 1000)', '42501', null, 'its token takes nothing');
select throws_ok('select public.spend_tokens(1)', '42501', null, 'and spends nothing');
select * from finish();
