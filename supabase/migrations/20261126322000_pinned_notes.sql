-- Whether the note stands first in the list, on every device of the student.
alter table public.notes add column pinned boolean not null default false;
