-- What the student has not said is null, not a default: a device that has not heard of the settings yet then has nothing to
-- write over them (src/data/plan/plan-rows.ts says what is assumed).
alter table public.plan_settings
  alter column availability drop not null, alter column availability drop default,
  alter column earliest_minute drop not null, alter column earliest_minute drop default,
  alter column daily_cap drop not null, alter column daily_cap drop default;
