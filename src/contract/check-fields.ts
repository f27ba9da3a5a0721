import * as z from 'zod/mini'
import { entities, type EntityName } from '#contract/entities.ts'

const partial = Object.fromEntries(
  Object.entries(entities).map(([name, { schema }]) => [name, z.partial(schema as z.ZodMiniObject)])
)

/** Why these fields cannot be stored, or null. A whole row needs every field, a change only those it names. */
export function refusal(name: EntityName, fields: Readonly<Record<string, unknown>>, whole: boolean): string | null {
  const schema = whole ? entities[name].schema : partial[name]
  const checked = schema && z.safeParse(schema, fields)
  if (!checked || checked.success) return null
  return checked.error.issues.map(({ path, code }) => `${name}.${path.join('.')}: ${code}`).join(', ')
}
