import type { Attempt } from '#contract/entities.ts'
import { markingSettings, type MarkingSettings, type SampleMark } from '#contract/marking.ts'
import type { VerdictLine } from '#domain/marks/verdict-lines.ts'

export function markingSettingsOf({ settings }: Pick<Attempt, 'settings'>): MarkingSettings {
  const found = markingSettings.safeParse(settings)
  return found.success ? found.data : {}
}

/** What was said of this part since its marks were last kept; undefined where nothing was, an empty list: all taken back. */
export const sayingOf = (attempt: Pick<Attempt, 'settings'>, key: string): readonly VerdictLine[] | undefined =>
  markingSettingsOf(attempt).saying?.[key]
export const samplesOf = (attempt: Pick<Attempt, 'settings'>): Readonly<Record<string, SampleMark>> =>
  markingSettingsOf(attempt).samples ?? {}
