-- Rolled back by the runner. Asked twice: as migrated, and with everything granted to everyone, as the embedded
-- backend does at each start, so that row-level security alone has to hold.
select tests.seed();
select no_plan();

select is((select string_agg(f, '; ') from tests.faults() f), null, 'the catalogue has no fault');
select cmp_ok((select count(*)::int from tests.tables), '>=', 13, 'the catalogue was read');
select ok(tests.holds(result, expected), format('%s %s by %s reaches %s: %s', action, tab, who, expected, result)) from tests.cells();

grant all on all tables in schema public, private to anon, authenticated;
select ok(tests.holds(result, expected), format('with all granted: %s %s by %s reaches %s: %s', action, tab, who, expected, result))
from tests.cells();
select * from finish();
