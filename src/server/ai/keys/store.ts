import * as z from 'zod/mini'
import { AI_PROVIDERS } from '#contract/ai.ts'
import { AppError } from '#lib/errors.ts'
import { say } from '#server/endpoint/words.ts'
import { secretRest } from '#server/gateway/secret-rest.ts'
import type { Room } from '#server/endpoint/room.ts'

const keyRow = z.object({
  provider: z.enum(AI_PROVIDERS),
  model: z.string(),
  base_url: z.nullable(z.string()),
  cipher: z.string()
})
export type KeyRow = z.infer<typeof keyRow>

/** The table ai_keys, which no student reaches. */
export interface KeyStore {
  readonly read: (userId: string) => Promise<KeyRow | null>
  readonly write: (userId: string, row: KeyRow) => Promise<void>
  readonly remove: (userId: string) => Promise<void>
}

interface Database {
  query(sql: string, values: unknown[]): Promise<{ rows: unknown[] }>
}

/** As the owner of the embedded database. */
export function localKeyStore(database: Database, room?: Room): KeyStore {
  return {
    read: async userId => {
      const { rows } = await database.query(
        'select provider, model, base_url, cipher from public.ai_keys where user_id = $1',
        [userId]
      )
      return rows[0] === undefined ? null : keyRow.parse(rows[0])
    },
    write: async (userId, { provider, model, base_url: baseUrl, cipher }) => {
      if (room && !(await room.has('write')))
        throw new AppError('full', 'the disk is full', { shown: say('errors_full') })
      await database.query(
        `insert into public.ai_keys (user_id, provider, model, base_url, cipher) values ($1, $2, $3, $4, $5)
         on conflict (user_id) do update set provider = excluded.provider, model = excluded.model,
           base_url = excluded.base_url, cipher = excluded.cipher, created_at = now()`,
        [userId, provider, model, baseUrl, cipher]
      )
    },
    remove: async userId => {
      await database.query('delete from public.ai_keys where user_id = $1', [userId])
    }
  }
}

/** By the service key of a hosted backend: the table has no policy for anybody else. */
export function hostedKeyStore(url: string, serviceKey: string, ask?: typeof fetch): KeyStore {
  const call = secretRest(url, serviceKey, 'ai_keys', ask)
  const own = (userId: string) => `ai_keys?user_id=eq.${encodeURIComponent(userId)}`
  return {
    read: async userId => {
      const answer = await call(`${own(userId)}&select=provider,model,base_url,cipher`)
      return z.array(keyRow).parse(await answer.json())[0] ?? null
    },
    write: async (userId, row) => {
      const body = JSON.stringify({ user_id: userId, ...row, created_at: new Date().toISOString() })
      await call('ai_keys?on_conflict=user_id', {
        method: 'POST',
        body,
        prefer: 'resolution=merge-duplicates,return=minimal'
      })
    },
    remove: async userId => {
      await call(own(userId), { method: 'DELETE', prefer: 'return=minimal' })
    }
  }
}
