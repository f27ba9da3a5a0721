import type { BankIndex } from '#data/read/papers/bank.ts'
import { hadQuestions } from '#data/read/papers/had-questions.ts'
import { composePaper } from '#data/workers/maker.ts'
import type { Composed } from '#domain/paper/compose.ts'
import { drillFacts, type DrillFacts } from '#domain/paper/drill.ts'
import { paperCode } from '#domain/paper/paper-code.ts'
import type { Preset } from '#domain/paper/preset.ts'
import { NO_WISHES, type Wishes } from '#domain/paper/wishes.ts'
import { savePaper, sourceOf } from '#tools/paper-maker/maker.store.ts'

export interface Drill {
  readonly preset: Preset
  readonly wishes: Wishes
  readonly seed: number
  readonly bankVersion: string
  readonly made: Composed
  readonly facts: DrillFacts
  readonly code: string | null
}

interface Wanted {
  readonly presetId: string
  readonly topic: string
  readonly skill: string
  readonly seed: number
}

/** Made and not kept yet: opening an address twice makes no second paper. Null where there is nothing to drill. */
export async function makeDrill(index: BankIndex, wanted: Wanted, signal: AbortSignal): Promise<Drill | null> {
  const preset = index.presets.find(({ id }) => id === wanted.presetId)
  if (!preset) return null
  const { topic, skill, seed } = wanted
  const wishes: Wishes = { ...NO_WISHES, length: 'drill', topics: [topic], skill: skill || null }
  const { questions: bank, version: bankVersion, topics } = await sourceOf(preset)
  const seen = await hadQuestions()
  const outcome = await composePaper({ preset, wishes, seed, bank, own: [], seen }, signal)
  if ('refused' in outcome) return null
  const facts = drillFacts(outcome.made, { topic, skill, seen })
  const code = paperCode({ presetId: preset.id, wishes, seed, seen }, { topics, bank, version: bankVersion })
  return { preset, wishes, seed, bankVersion, made: outcome.made, facts, code }
}

/** Keeps it as a paper; gives its id. */
export const saveDrill = ({ preset, wishes, seed, bankVersion, made, code }: Drill, title: string): Promise<string> =>
  savePaper({ preset, wishes, seed, version: bankVersion, made, title, code })
