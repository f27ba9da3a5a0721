-- What a run of the clock is for and how long it is; and what an entry of the log was, in words.
alter table public.clock_events add column about jsonb
  check (jsonb_typeof(about) = 'object' and about ? 'v' and octet_length(about::text) <= 28000);
alter table public.activities add column title text not null default '' check (char_length(title) <= 200);
