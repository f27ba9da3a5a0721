import type { Fields } from '#contract/entities.ts'
import type { Change } from '#data/write/write.ts'
import { newId } from '#lib/ids.ts'

export type ActivityFields = Omit<Fields<'activities'>, 'replaces'>

export interface LoggedActivity {
  readonly id: string
  readonly fields: ActivityFields
}

interface Correction {
  readonly changes: readonly Change[]
  /** Rows that let the log tell what it told before: nothing of a log is taken away. */
  readonly back: readonly Change[]
}

const row = (id: string, fields: ActivityFields, replaces: string | null): Change => {
  return { name: 'activities', id, fields: { ...fields, replaces } }
}

const taken = (fields: ActivityFields): ActivityFields => ({ ...fields, seconds: 0 })

/** Lets the log tell these in the place of those: a change, a removal, a part, a join, or an entry of its own. */
export function corrections(before: readonly LoggedActivity[], after: readonly ActivityFields[]): Correction {
  const places = Array.from({ length: Math.max(before.length, after.length) }, (_, index) => {
    const [old, made, id] = [before[index], after[index], newId()]
    return { id, old, made }
  })
  const changes = places.flatMap(({ id, old, made }) => {
    const fields = made ?? (old && taken(old.fields))
    return fields ? [row(id, fields, old?.id ?? null)] : []
  })
  const back = places.flatMap(({ id, old, made }) => {
    const fields = old?.fields ?? (made && taken(made))
    return fields ? [row(newId(), fields, id)] : []
  })
  return { changes, back }
}
