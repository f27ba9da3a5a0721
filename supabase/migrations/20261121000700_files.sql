-- Bytes lie under `<user id>/<file id>`; the index is public.files. A token outlives its account by up to an hour, so
-- the policies also ask for a living profile. storage.objects belongs to the platform: never alter it.
insert into storage.buckets (id, name, public, file_size_limit)
  values ('files', 'files', false, 26214400) on conflict (id) do nothing;

create policy "own files" on storage.objects for all to authenticated
  using (
    bucket_id = 'files' and (storage.foldername(name))[1] = (select auth.uid())::text
    and exists (select 1 from public.profiles p where p.id = (select auth.uid()))
  )
  with check (
    bucket_id = 'files' and (storage.foldername(name))[1] = (select auth.uid())::text
    and exists (select 1 from public.profiles p where p.id = (select auth.uid()))
  );
