-- Pictures and a sound of each side of a card. The files themselves are rows of public.files and refer to no card: one
-- picture may stand in a note and on cards. JSON a third more than the contract's bytes, as Postgres writes it with spaces.
alter table public.cards
  add column front_media jsonb
    check (jsonb_typeof(front_media) = 'object' and front_media ? 'v' and octet_length(front_media::text) <= 28000),
  add column back_media jsonb
    check (jsonb_typeof(back_media) = 'object' and back_media ? 'v' and octet_length(back_media::text) <= 28000);
