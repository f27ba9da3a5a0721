import { manyDraft, type ManyDraft } from '#contract/marking.ts'
import { live } from '#data/read/live.ts'
import { answerRow, askedOf, ownFields } from '#data/write/marks/own-attempt.ts'
import { fromRow, isLiving } from '#data/device/rows.ts'
import { save, saveAll } from '#data/write/write.ts'
import type { Built } from '#domain/marks/many/build.ts'
import { partKey } from '#domain/sitting/keys.ts'

export interface OpenMany {
  readonly id: string
  readonly typed: ManyDraft
}

/** Pastes of several questions that were begun and not handed over, newest first. */
export const $manyDrafts = live<OpenMany[]>(async db => {
  const rows = await db.attempts.filter(row => row.kind === 'question' && isLiving(row)).toArray()
  return rows
    .filter(row => row.finished_at === null)
    .sort((a, b) => (a.id < b.id ? 1 : -1))
    .flatMap(row => {
      const read = manyDraft.safeParse(fromRow('attempts', row).asked?.['many'])
      return read.success ? [{ id: row.id, typed: read.data }] : []
    })
}, 100)

export function saveManyDraft({ id, typed }: OpenMany): Promise<void> {
  const rest = { subjectId: typed.subjectId, retryOf: null, finishedAt: null, asked: { v: 1 as const, many: typed } }
  return save('attempts', id, ownFields(typed.text, rest))
}

/** The questions and their answers as one script, all or nothing. */
export async function handOverMany(
  { id, typed }: OpenMany,
  { questions, answers }: Built,
  title: string
): Promise<void> {
  const asked = askedOf(questions, 'cambridge')
  const rest = { subjectId: typed.subjectId, retryOf: null, finishedAt: new Date().toISOString(), asked }
  await saveAll([
    { name: 'attempts', id, fields: ownFields(title, rest) },
    ...questions.flatMap(({ key }, place) =>
      (answers[place] ?? []).map((given, at) => answerRow(id, partKey(key, at), given))
    )
  ])
}
