import type { SupabaseClient, User } from '@supabase/supabase-js'
import { unwrap } from '#lib/backend-errors.ts'

/** Specification §3, table profiles. */
export interface Profile {
  readonly id: string
  readonly email: string | null
  readonly fullName: string | null
  readonly avatarUrl: string | null
  readonly createdAt: string
  readonly updatedAt: string
}

export interface ProfileFields {
  readonly fullName?: string | null
  readonly avatarUrl?: string | null
}

interface Row {
  id: string
  email: string | null
  full_name: string | null
  avatar_url: string | null
  created_at: string
  updated_at: string
}

export async function readProfile(client: SupabaseClient, id: string): Promise<Profile | null> {
  const row = unwrap(
    await client
      .from('profiles')
      .select('id, email, full_name, avatar_url, created_at, updated_at')
      .eq('id', id)
      .maybeSingle<Row>()
  )
  return (
    row && {
      id: row.id,
      email: row.email,
      fullName: row.full_name,
      avatarUrl: row.avatar_url,
      createdAt: row.created_at,
      updatedAt: row.updated_at
    }
  )
}

function words(value: unknown): string | null {
  return typeof value === 'string' && value !== '' ? value : null
}

/** Given fields first, then the user's metadata, else null (specification §3). */
export async function writeProfile(client: SupabaseClient, user: User, given: ProfileFields = {}): Promise<void> {
  const row = {
    id: user.id,
    email: user.email ?? null,
    full_name: given.fullName === undefined ? words(user.user_metadata['full_name']) : given.fullName,
    avatar_url: given.avatarUrl === undefined ? words(user.user_metadata['avatar_url']) : given.avatarUrl,
    updated_at: new Date().toISOString()
  }
  unwrap(await client.from('profiles').upsert(row, { onConflict: 'id' }))
}
