import { say } from '#server/endpoint/words.ts'
import type { Account } from '#server/local/http/account-size.ts'
import type { Api } from '#server/local/http/body.ts'
import type { Need, Room } from '#server/endpoint/room.ts'

export interface Asked {
  readonly api: Api
  readonly path: string
  readonly method: string
  readonly bytes: number
  readonly authorization: string | null
}

/** 507, or undefined: there is room on the disk and in the account. */
export type RoomGuard = (asked: Asked) => Promise<Response | undefined>

const READS = new Set(['/rest/v1/rpc/sync_pull', '/rest/v1/rpc/username_free', '/rest/v1/rpc/username_flaw'])
const SHORT = /^\/rest\/v1\/rpc\/(?:sync_check|delete_account)$|^\/storage\/v1\/object\/list\//
/** A full account still sends changes as short as these: what is deleted is one of them. */
const SHORT_PUSH = 32_768

function needOf({ api, path, method }: Asked): Need | null {
  if (method === 'GET' || method === 'HEAD' || method === 'OPTIONS' || READS.has(path)) return null
  if (method === 'DELETE' || SHORT.test(path)) return 'little'
  return api === 'auth' && path !== '/auth/v1/signup' ? 'little' : 'write'
}

export function roomGuard(room: Room, account: Account): RoomGuard {
  return async asked => {
    const need = needOf(asked)
    if (need === null) return undefined
    if (!(await room.has(need, asked.bytes))) return refused('disk_full', say('errors_full'))
    if (need === 'little' || asked.api === 'auth') return undefined
    const isShort = asked.api === 'rest' && asked.bytes <= SHORT_PUSH
    if (await account.takes(asked.authorization, asked.bytes, isShort)) return undefined
    return refused('account_full', say('errors_account_full', { size: account.words }))
  }
}

/** In the forms that auth, database and storage share, so that each client of supabase-js reads it. */
function refused(code: string, message: string): Response {
  const body = { statusCode: '507', code, error: 'Insufficient Storage', message, details: null, hint: null }
  return Response.json(body, { status: 507, headers: { 'retry-after': '60', 'x-supabase-api-version': '2024-01-01' } })
}
