-- What a Supabase project made today gives the API's roles by itself: nothing. PostgreSQL gives everybody functions;
-- a project that takes this back as well must work too.
alter default privileges revoke execute on functions from public;
