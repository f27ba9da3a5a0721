-- Whether the sound of a lecture goes once its note is made, on whichever device.
alter table public.preferences add column drops_sound boolean not null default false;
