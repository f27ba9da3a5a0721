import { atom, computed } from 'nanostores'
import { paperBlueprint, paperSnapshot, sharedPaper, type PaperBlueprint } from '#contract/paper.ts'
import { composePaper, swapQuestion } from '#data/workers/maker.ts'
import { liveRowAt } from '#data/read/live-rows.ts'
import { questionsInPapers } from '#data/read/papers/had-questions.ts'
import { save, saveUndoable } from '#data/write/write.ts'
import type { PaperSection } from '#domain/paper/compose.ts'
import { moved, paperMarks, replaced } from '#domain/paper/edit.ts'
import { paperCode } from '#domain/paper/paper-code.ts'
import type { Preset } from '#domain/paper/preset.ts'
import type { PaperQuestion } from '#domain/paper/question.ts'
import { wishesOf } from '#domain/paper/wishes.ts'
import { AppError } from '#lib/errors.ts'
import { newId } from '#lib/ids.ts'
import { m } from '#messages/generated/messages.js'
import { tryOrNotify } from '#stores/try-or-notify.ts'
import { notify } from '#stores/notices.ts'
import { openTool } from '#stores/route.ts'
import { offerUndo } from '#tools/shared/saving/offer-undo.ts'
import { $index, $place, sourceOf } from '#tools/paper-maker/maker.store.ts'

export interface OpenPaper {
  readonly id: string
  readonly title: string
  readonly seed: number
  readonly presetId: string | null
  readonly bankVersion: string
  readonly minutes: number | null
  readonly marks: number
  readonly sections: readonly PaperSection[]
  readonly blueprint: PaperBlueprint
}

const $id = computed($place, ({ paper, sit }) => paper ?? sit ?? '')
const $row = liveRowAt('papers', $id)

/** The paper of the address; `unreadable` where another version of this program made it. */
export const $paper = computed($row, (row): OpenPaper | 'missing' | 'unreadable' | 'loading' => {
  if (row.state !== 'ready') return 'loading'
  const found = row.value
  if (!found) return 'missing'
  const snapshot = paperSnapshot.safeParse(found.snapshot)
  const blueprint = paperBlueprint.safeParse(found.blueprint)
  if (!snapshot.success || !blueprint.success) return 'unreadable'
  const { id, title, seed, presetId, bankVersion, minutes, marks } = found
  return {
    id,
    title,
    seed,
    presetId,
    bankVersion,
    minutes,
    marks,
    sections: snapshot.data.sections,
    blueprint: blueprint.data
  }
})

export const $paperPreset = computed([$paper, $index], (paper, index): Preset | null =>
  typeof paper === 'object' && index.state === 'ready'
    ? (index.value.presets.find(({ id }) => id === paper.presetId) ?? null)
    : null
)

function keep(
  paper: OpenPaper,
  sections: readonly PaperSection[],
  blueprint: Partial<PaperBlueprint> = {}
): Promise<void> {
  return save('papers', paper.id, {
    marks: paperMarks(sections),
    snapshot: { v: 1, sections: [...sections] },
    blueprint: { ...paper.blueprint, edited: true, ...blueprint }
  })
}

export const $busy = atom<string | null>(null)

async function busy(key: string, work: () => Promise<void>): Promise<void> {
  if ($busy.get() !== null) return
  $busy.set(key)
  await tryOrNotify(work)
  $busy.set(null)
}

/** Another question of the same marks; the paper stays as it is where the bank has none. */
export function swap(paper: OpenPaper, preset: Preset, question: PaperQuestion): Promise<void> {
  return busy(question.key, async () => {
    const { questions } = await sourceOf(preset)
    const inPaper = paper.sections.flatMap(section => section.questions.map(({ key }) => key))
    const other = await swapQuestion({
      preset,
      bank: questions,
      own: [],
      seen: await questionsInPapers(),
      noCalculator: paper.blueprint.wishes.noCalculator ?? false,
      question,
      inPaper,
      seed: Math.floor(Math.random() * 2 ** 25)
    })
    if (!other) {
      notify({ text: m.paper_swap_none() })
      return
    }
    await keep(paper, replaced(paper.sections, question.key, other))
  })
}

export function move(paper: OpenPaper, key: string, by: -1 | 1): Promise<void> {
  return tryOrNotify(() => keep(paper, moved(paper.sections, key, by)))
}

export function lock(paper: OpenPaper, key: string): Promise<void> {
  const { locked } = paper.blueprint
  const after = locked.includes(key) ? locked.filter(one => one !== key) : [...locked, key]
  return tryOrNotify(() => save('papers', paper.id, { blueprint: { ...paper.blueprint, locked: after } }))
}

export function editQuestion(paper: OpenPaper, question: PaperQuestion): Promise<void> {
  return tryOrNotify(() => keep(paper, replaced(paper.sections, question.key, question)))
}

export function setSize(paper: OpenPaper, size: 'A4' | 'Letter'): Promise<void> {
  return tryOrNotify(() => save('papers', paper.id, { blueprint: { ...paper.blueprint, size } }))
}

/** The same paper with other questions; what is locked stays where it is. */
export function makeAgain(paper: OpenPaper, preset: Preset): Promise<void> {
  return busy('all', async () => {
    const { questions, version, topics } = await sourceOf(preset)
    const locked = paper.sections.flatMap(({ id, questions: list }) =>
      list.filter(({ key }) => paper.blueprint.locked.includes(key)).map(question => ({ section: id, question }))
    )
    const seed = Math.floor(Math.random() * 2 ** 25)
    const wishes = wishesOf(paper.blueprint.wishes)
    const seen = await questionsInPapers()
    const outcome = await composePaper({ preset, wishes, seed, bank: questions, own: [], seen, locked })
    if ('refused' in outcome) {
      notify({ text: m.paper_again_none() })
      return
    }
    const { sections, marks, minutes, missed } = outcome.made
    const { code: _, ...blueprint } = paper.blueprint
    const coded = { presetId: preset.id, wishes, seed, seen }
    const code = locked.length > 0 ? null : paperCode(coded, { topics, bank: questions, version })
    const fields = {
      seed,
      bankVersion: version,
      marks,
      minutes,
      snapshot: { v: 1 as const, sections: [...sections] },
      blueprint: { ...blueprint, ...(code !== null && { code }), missed, edited: false }
    }
    const back = await saveUndoable([{ name: 'papers', id: paper.id, fields }])
    offerUndo(m.paper_again_done(), m.paper_undo(), back)
  })
}

export function deletePaper(id: string): Promise<void> {
  return tryOrNotify(async () => {
    const back = await saveUndoable([{ name: 'papers', id, remove: true }])
    openTool('paper-maker', {}, { replace: true })
    offerUndo(m.paper_deleted(), m.paper_undo(), back)
  })
}

export const asFile = (paper: OpenPaper): string => {
  const { title, presetId, seed, bankVersion, minutes, marks, blueprint, sections } = paper
  const shared = {
    kind: 'paper',
    v: 1,
    title,
    presetId,
    seed,
    bankVersion,
    minutes,
    marks,
    blueprint,
    snapshot: { v: 1, sections }
  }
  return JSON.stringify(shared, null, 1)
}

const FILE_LIMIT = 400_000

/** A paper somebody kept or shared. Refused whole where it is no paper of this version; nothing else changes. */
export async function takeIn(text: string): Promise<void> {
  if (text.length > FILE_LIMIT) throw new AppError('too-large', 'a long file', { shown: m.paper_file_large() })
  let given: unknown
  try {
    given = JSON.parse(text)
  } catch {
    throw new AppError('invalid', 'no JSON', { shown: m.paper_file_json() })
  }
  const read = sharedPaper.safeParse(given)
  if (!read.success) throw new AppError('invalid', 'no paper', { shown: m.paper_file_version() })
  const { kind: _, v: __, snapshot, ...rest } = read.data
  const id = newId()
  const marks = paperMarks(snapshot.sections)
  await save('papers', id, { ...rest, marks, subjectId: null, version: 1, snapshot })
  openTool('paper-maker', { paper: id })
}
