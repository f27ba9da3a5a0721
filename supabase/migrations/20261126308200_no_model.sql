-- Whether the student wants no AI model to answer anywhere, on this device or another.
alter table public.preferences add column no_model boolean not null default false;
