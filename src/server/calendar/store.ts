import * as z from 'zod/mini'
import { fedPlan, FEED_STYLES, type FedPlan, type FeedStyle } from '#contract/calendar.ts'
import { AppError } from '#lib/errors.ts'
import { say } from '#server/endpoint/words.ts'
import { secretRest } from '#server/gateway/secret-rest.ts'
import type { Room } from '#server/endpoint/room.ts'

const feedRow = z.object({ style: z.enum(FEED_STYLES), created_at: z.string() })
export type FeedRow = z.infer<typeof feedRow>

/** The table plan_feeds, which no student reaches, and what an address shows. */
export interface PlanFeeds {
  readonly read: (userId: string) => Promise<FeedRow | null>
  readonly write: (userId: string, hash: string, style: FeedStyle) => Promise<FeedRow>
  readonly remove: (userId: string) => Promise<void>
  /** null: no such address. */
  readonly planOf: (hash: string) => Promise<FedPlan | null>
}

interface Database {
  query(sql: string, values: unknown[]): Promise<{ rows: unknown[] }>
}

const COLUMNS = `style, to_char(created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as created_at`

/** As the owner of the embedded database. */
export function localPlanFeeds(database: Database, room: Room): PlanFeeds {
  return {
    read: async userId => {
      const { rows } = await database.query(`select ${COLUMNS} from public.plan_feeds where user_id = $1`, [userId])
      return rows[0] === undefined ? null : feedRow.parse(rows[0])
    },
    write: async (userId, hash, style) => {
      if (!(await room.has('write'))) throw new AppError('full', 'the disk is full', { shown: say('errors_full') })
      const { rows } = await database.query(
        `insert into public.plan_feeds (user_id, token_hash, style) values ($1, $2, $3)
         on conflict (user_id) do update set token_hash = excluded.token_hash, style = excluded.style, created_at = now()
         returning ${COLUMNS}`,
        [userId, hash, style]
      )
      return feedRow.parse(rows[0])
    },
    remove: async userId => {
      await database.query('delete from public.plan_feeds where user_id = $1', [userId])
    },
    planOf: async hash => {
      const { rows } = await database.query('select public.plan_of_feed($1) as plan', [hash])
      const plan = (rows[0] as { plan: unknown } | undefined)?.plan ?? null
      return plan === null ? null : fedPlan.parse(plan)
    }
  }
}

/** By the service key of a hosted backend: the table has no policy for anybody else. */
export function hostedPlanFeeds(url: string, serviceKey: string, send?: typeof fetch): PlanFeeds {
  const call = secretRest(url, serviceKey, 'plan_feeds', send)
  const own = (userId: string) => `plan_feeds?user_id=eq.${encodeURIComponent(userId)}`
  const rowsIn = async (answer: Response) => z.array(feedRow).parse(await answer.json())
  return {
    read: async userId => (await rowsIn(await call(`${own(userId)}&select=style,created_at`)))[0] ?? null,
    write: async (userId, hash, style) => {
      const row = { style, created_at: new Date().toISOString() }
      const body = JSON.stringify({ user_id: userId, token_hash: hash, ...row })
      const prefer = 'resolution=merge-duplicates,return=minimal'
      await call('plan_feeds?on_conflict=user_id', { method: 'POST', body, prefer })
      return row
    },
    remove: async userId => {
      await call(own(userId), { method: 'DELETE', prefer: 'return=minimal' })
    },
    planOf: async hash => {
      const answer = await call('rpc/plan_of_feed', { method: 'POST', body: JSON.stringify({ hash }) })
      const plan: unknown = await answer.json()
      return plan === null ? null : fedPlan.parse(plan)
    }
  }
}
