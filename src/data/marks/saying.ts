import type { Attempt } from '#contract/entities.ts'
import { markingSettings, type MarkingSettings, type SampleMark } from '#contract/marking.ts'
import { workspace } from '#data/workspace.ts'
import { fromRow } from '#data/rows.ts'
import { save } from '#data/write/write.ts'
import type { SaidLine } from '#domain/marks/said.ts'

function read({ settings }: Pick<Attempt, 'settings'>): MarkingSettings {
  const found = markingSettings.safeParse(settings)
  return found.success ? found.data : {}
}

/** Marks that were chosen for this part and are not kept yet. */
export const sayingOf = (attempt: Attempt, key: string): readonly SaidLine[] => read(attempt).saying?.[key] ?? []
export const samplesOf = (attempt: Pick<Attempt, 'settings'>): Readonly<Record<string, SampleMark>> =>
  read(attempt).samples ?? {}

let before: Promise<unknown> = Promise.resolve()

/** One after the other: each press reads what the last one wrote. */
function change(id: string, make: (now: MarkingSettings) => object): Promise<void> {
  const next = before.then(async () => {
    const row = await workspace().db.attempts.get(id)
    if (!row) return
    const { settings } = fromRow('attempts', row)
    await save('attempts', id, { settings: { ...settings, ...make(read({ settings })) } })
  })
  before = next.catch(() => undefined)
  return next
}

/** Each press is on the disk at once. An empty list takes the part out. */
export function keepSaying(attemptId: string, key: string, lines: readonly SaidLine[]): Promise<void> {
  return change(attemptId, ({ saying = {} }) => {
    const others = Object.fromEntries(Object.entries(saying).filter(([other]) => other !== key))
    return { saying: lines.length === 0 ? others : { ...others, [key]: lines.map(one => ({ ...one })) } }
  })
}

export function keepSample(attemptId: string, key: string, mark: SampleMark): Promise<void> {
  return change(attemptId, ({ samples = {} }) => ({ samples: { ...samples, [key]: mark } }))
}
