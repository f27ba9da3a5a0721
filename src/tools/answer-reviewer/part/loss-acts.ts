import type { Loss } from '#contract/entities.ts'
import { fromRow } from '#data/rows.ts'
import { workspace } from '#data/workspace.ts'
import { remove, saveAll, type Change } from '#data/write/write.ts'
import { plainText, type DocNode } from '#domain/note-text.ts'
import { newId } from '#lib/ids.ts'
import { m } from '#messages/generated/messages.js'
import { attempt as tell } from '#stores/attempt.ts'
import { notify } from '#stores/notices.ts'
import { FRESH } from '#tools/shared/cards/write-cards.ts'

/** What a loss leads to: the words that were missing, and what they were asked in. */
export interface LossAbout {
  readonly loss: Loss
  readonly question: string
  readonly topicName: string
}

export const TASK_MINUTES = 15

/** What is being made: a second press at once makes nothing twice. */
const making = new Set<string>()

function once(key: string, work: () => Promise<void>): Promise<void> {
  if (making.has(key)) return Promise.resolve()
  making.add(key)
  return tell(work).finally(() => making.delete(key))
}

async function make(changes: readonly Change[], text: string): Promise<void> {
  await saveAll(changes)
  const made = changes.filter(change => !('rewrite' in change))
  notify({
    text,
    action: {
      label: m.reviewer_undo(),
      run: () => void tell(() => Promise.all(made.map(({ name, id }) => remove(name, id))).then(() => undefined))
    }
  })
}

/** The question in front, the missing point behind; one that has its card gets no second. */
export function makeCard({ loss, question }: LossAbout): Promise<void> {
  return once(`card ${loss.id}`, async () => {
    const there = await workspace().db.cards.where('loss_id').equals(loss.id).toArray()
    if (there.some(card => card.deleted_at === null)) return void notify({ text: m.reviewer_card_there() })
    const [asked = '', ...answer] = loss.words.split('\n')
    const front = loss.originKind === 'quiz' && answer.length > 0 ? asked : m.reviewer_card_front({ question })
    const back = loss.originKind === 'quiz' && answer.length > 0 ? answer.join('\n') : loss.words
    const plain = { kind: 'basic' as const, ordinal: 0, choices: null, flag: 0, tags: [], guid: null }
    const fields = {
      ...FRESH,
      ...plain,
      subjectId: loss.subjectId,
      noteId: null,
      topicId: loss.topicId,
      groupId: newId(),
      front: front.slice(0, 4000),
      back,
      lossId: loss.id
    }
    await make([{ name: 'cards', id: newId(), fields }], m.reviewer_card_made())
  })
}

/** So many minutes in the plan, under the name of what was lost. */
export function makeTask({ loss, topicName }: LossAbout): Promise<void> {
  return once(`task ${loss.id}`, async () => {
    const there = await workspace().db.tasks.where('loss_id').equals(loss.id).toArray()
    if (there.some(task => task.deleted_at === null)) return void notify({ text: m.reviewer_task_there() })
    const title = m.reviewer_task_title({ what: topicName || loss.words.split('\n')[0] || loss.skill }).slice(0, 200)
    const fields = {
      subjectId: loss.subjectId,
      topicId: loss.topicId,
      lossId: loss.id,
      title,
      detail: loss.words,
      kind: 'revision' as const,
      minutes: TASK_MINUTES,
      dueOn: null,
      dueMinute: null,
      doneAt: null,
      steps: null,
      repeats: null,
      origin: { v: 1 as const, kind: 'loss', id: loss.id },
      importKey: null
    }
    await make([{ name: 'tasks', id: newId(), fields }], m.reviewer_task_made({ minutes: TASK_MINUTES }))
  })
}

const line = (text: string): DocNode => ({
  type: 'paragraph',
  attrs: { id: newId() },
  content: [{ type: 'text', text }]
})

/** Adds the missing words to the note of lost marks of this topic or subject, or begins one. */
export function addToNote({ loss, question, topicName }: LossAbout): Promise<void> {
  return once(`note ${loss.id}`, async () => {
    const title = (topicName ? m.reviewer_note_of({ topic: topicName }) : m.reviewer_note()).slice(0, 200)
    const rows = await workspace()
      .db.notes.filter(row => row.deleted_at === null && row.title === title)
      .toArray()
    const own = rows.map(row => fromRow('notes', row)).find(note => note.subjectId === loss.subjectId)
    const words = [question, loss.words].filter(Boolean).map(text => text.replaceAll(/\s*\n\s*/g, ' '))
    if (own && JSON.stringify(own.doc).includes(JSON.stringify(words.at(-1) ?? '').slice(1, -1)))
      return void notify({ text: m.reviewer_note_there({ title }) })
    const added = words.map(line)
    const docWith = (doc: unknown): DocNode => {
      const before = (doc as DocNode | undefined)?.content ?? []
      return { type: 'doc', content: [...before, ...added] }
    }
    const fieldsOf = (doc: DocNode) => ({ doc: doc as unknown as Record<string, unknown>, plain: plainText(doc) })
    if (own) {
      await saveAll([{ name: 'notes', id: own.id, rewrite: now => fieldsOf(docWith(now?.doc)) }])
      return void notify({ text: m.reviewer_note_added({ title }) })
    }
    const rest = { subjectId: loss.subjectId, topicId: loss.topicId, title, tags: [] }
    await make(
      [{ name: 'notes', id: newId(), fields: { ...rest, ...fieldsOf(docWith(undefined)) } }],
      m.reviewer_note_made({ title })
    )
  })
}
