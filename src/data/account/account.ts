import type { SupabaseClient, User } from '@supabase/supabase-js'
import type { ProfileFields } from '#data/account/profile.ts'
import { SIZES } from '#config/sizes.ts'
import { writeProfile } from '#data/account/profile.ts'
import { unwrap } from '#lib/backend-errors.ts'

const REMOVE_AT_ONCE = 100

/** Name and picture live in two places; writing both at once keeps the sign-in upsert from wiping either. */
export async function changeProfile(client: SupabaseClient, fields: ProfileFields): Promise<User> {
  const data = { full_name: fields.fullName, avatar_url: fields.avatarUrl }
  const { user } = unwrap(await client.auth.updateUser({ data }))
  await writeProfile(client, user, fields)
  return user
}

/** The table `usernames` is the truth; user_metadata only remembers it, and means that onboarding is complete. */
export async function takeUsername(client: SupabaseClient, name: string): Promise<void> {
  unwrap(await client.rpc('claim_username', { name }))
  unwrap(await client.auth.updateUser({ data: { username: name } }))
}

export async function provePassword(client: SupabaseClient, user: User, password: string): Promise<void> {
  unwrap(await client.auth.signInWithPassword({ email: user.email ?? '', password }))
}

async function fileIds(client: SupabaseClient, after: string): Promise<string[]> {
  const rows = unwrap(await client.from('files').select('id').gt('id', after).order('id').limit(SIZES.pullRows))
  return rows.map(row => String(row.id))
}

/** Files first, by the storage API: deleting the user alone would leave the bytes behind. */
async function removeFiles(client: SupabaseClient, userId: string): Promise<void> {
  let last = '00000000-0000-0000-0000-000000000000'
  for (;;) {
    const ids = await fileIds(client, last)
    for (let start = 0; start < ids.length; start += REMOVE_AT_ONCE) {
      const paths = ids.slice(start, start + REMOVE_AT_ONCE).map(id => `${userId}/${id}`)
      unwrap(await client.storage.from('files').remove(paths))
    }
    if (ids.length < SIZES.pullRows) return
    last = ids.at(-1) ?? last
  }
}

export async function eraseAccount(client: SupabaseClient, userId: string): Promise<void> {
  await removeFiles(client, userId)
  unwrap(await client.rpc('delete_account'))
}
