-- Ids that are made from a thing (a calendar's UID, a bank's question: src/lib/ids.ts) are the same for two students who
-- have the same thing. An id names a row of one student: whoever came second was refused, and could be kept out on purpose.
do $$
declare
  tab text;
begin
  for tab in select t.name from private.sync_tables t order by t.name loop
    execute format('alter table public.%1$I drop constraint %2$I, add primary key (user_id, id)', tab, tab || '_pkey');
  end loop;
end $$;
