import { composePaper } from '#data/workers/maker.ts'
import { questionsInPapers } from '#data/read/papers/had-questions.ts'
import { $subjects } from '#data/read/notes/subjects.ts'
import { $preferences } from '#data/write/preferences.ts'
import { ownPreset } from '#domain/paper/first-preset.ts'
import { paperCode } from '#domain/paper/paper-code.ts'
import { nearMarks, NO_WISHES, tenMarkMinutes, type Wishes } from '#domain/paper/wishes.ts'
import { onceReady } from '#stores/once-ready.ts'
import { $index, loadIndex, paperTitle, RANDOM_SEEDS, savePaper, sourceOf } from '#tools/paper-maker/maker.store.ts'
import { beginSitting } from '#tools/paper-maker/sit/begin.ts'

const MARKS = 10

/** A paper of about ten marks of a subject, kept and begun; null where none can be made of it. */
export async function beginTen(
  subjectId: string,
  signal: AbortSignal
): Promise<{ readonly paper: string; readonly attempt: string } | null> {
  await loadIndex()
  const index = await onceReady($index)
  const [{ board }, subjects] = await Promise.all([onceReady($preferences), onceReady($subjects)])
  const subject = subjects.find(({ id }) => id === subjectId)
  const preset = subject ? ownPreset(index.presets, board, subject) : null
  if (!preset) return null
  const { questions: bank, version, topics } = await sourceOf(preset)
  const seen = await questionsInPapers()
  const seed = Math.floor(Math.random() * RANDOM_SEEDS)
  const ten: Wishes = { ...NO_WISHES, length: 'own', marks: MARKS, minutes: tenMarkMinutes(preset) }
  for (const wishes of [ten, ...nearMarks(ten)]) {
    const outcome = await composePaper({ preset, wishes, seed, bank, own: [], seen }, signal)
    if (!('made' in outcome)) continue
    const { made } = outcome
    const title = paperTitle(preset, wishes)
    const code = paperCode({ presetId: preset.id, wishes, seed, seen }, { topics, bank, version })
    if (signal.aborted) return null
    const paper = await savePaper({ preset, wishes, seed, version, made, title, code })
    const sat = {
      id: paper,
      title,
      presetId: preset.id,
      minutes: made.minutes,
      marks: made.marks,
      sections: made.sections,
      blueprint: { wishes: { length: wishes.length } }
    }
    const attempt = await beginSitting(sat, preset, { readingMinutes: 0, extraPercent: 0, pauses: true })
    return { paper, attempt }
  }
  return null
}
