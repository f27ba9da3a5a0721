import type { MarkingSettings, SampleMark } from '#contract/marking.ts'
import { markingSettingsOf } from '#data/read/marks/saying.ts'
import { saveAll, type Change } from '#data/write/write.ts'
import type { VerdictLine } from '#domain/marks/verdict-lines.ts'

/** Looks at the row as it is at the commit: what another tab said meanwhile stays. */
function change(id: string, make: (now: MarkingSettings) => MarkingSettings): Change {
  return {
    name: 'attempts',
    id,
    rewrite: now => (now ? { settings: { ...now.settings, ...make(markingSettingsOf(now)) } } : {})
  }
}

type Lines = readonly VerdictLine[] | undefined

/** What is said of one part, made from what is said of it at that moment; undefined takes the part out. */
export function sayingChange(attemptId: string, key: string, make: (now: Lines) => Lines): Change {
  return change(attemptId, ({ saying = {} }) => {
    const others = Object.fromEntries(Object.entries(saying).filter(([other]) => other !== key))
    const next = make(saying[key])
    return { saying: next === undefined ? others : { ...others, [key]: next.map(one => ({ ...one })) } }
  })
}

export function saveSample(attemptId: string, key: string, mark: SampleMark): Promise<void> {
  return saveAll([change(attemptId, ({ samples = {} }) => ({ samples: { ...samples, [key]: mark } }))])
}
