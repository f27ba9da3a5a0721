import type { LossAbout } from '#data/read/marks/loss-about.ts'
import { preferenceDefaults } from '#data/device/preferences-defaults.ts'
import { cardGroup } from '#data/read/marks/losses.ts'
import { cardsOfGroups, notesTitled } from '#data/read/marks/made-for.ts'
import { readRows } from '#data/read/live-rows.ts'
import { saveAll, saveUndoable, type Change } from '#data/write/write.ts'
import { plainText, type DocNode } from '#domain/notes/note-text.ts'
import { addDays, studyDay } from '#domain/study-day.ts'
import { newId } from '#lib/ids.ts'
import { m } from '#messages/generated/messages.js'
import { tryOrNotify } from '#stores/try-or-notify.ts'
import { notify } from '#stores/notices.ts'
import { cardSides, type Sides } from '#tools/answer-reviewer/losses/card-words.ts'
import { FRESH } from '#tools/shared/cards/write-cards.ts'
import { offerUndo } from '#tools/shared/saving/offer-undo.ts'
import { weekdayDay } from '#tools/shared/plan/plan-words.ts'

export const TASK_MINUTES = 15
/** Later, what was lost is cold. */
const WITHIN_DAYS = 3

/** What is being made: a second press at once makes nothing twice. */
const making = new Set<string>()

function once(key: string, work: () => Promise<void>): Promise<void> {
  if (making.has(key)) return Promise.resolve()
  making.add(key)
  return tryOrNotify(work).finally(() => making.delete(key))
}

async function make(changes: readonly Change[], text: string): Promise<void> {
  offerUndo(text, m.reviewer_undo(), await saveUndoable(changes))
}

/** The card as it is shown before it is kept; null where none makes sense. */
export function sidesOf({ loss, card }: LossAbout): Sides | null {
  if (typeof card === 'string') return null
  if (card !== null) return cardSides(card)
  // Of a quiz, or of an attempt that was deleted: its own words are all that is left.
  const [front = '', ...back] = loss.words.split('\n')
  return back.length > 0 ? { front, back: back.join('\n') } : null
}

export interface NewCard extends Sides {
  readonly about: LossAbout
}

/** Cards of what parts lost, all or none: one of a part, so that one that asks for less makes room for it. */
export function makeCards(cards: readonly NewCard[]): Promise<void> {
  return once(`cards ${cards.map(({ about }) => about.loss.id).join(' ')}`, async () => {
    const ids = cards.map(({ about }) => about.loss.id)
    const there = await readRows('cards', { column: 'loss_id', anyOf: ids })
    const has = new Set(there.map(card => card.lossId))
    const missing = cards.filter(({ about }) => !has.has(about.loss.id))
    const groups = new Set(missing.flatMap(({ about: { partKey } }) => (partKey === null ? [] : [cardGroup(partKey)])))
    const ofPart = await cardsOfGroups(groups)
    if (missing.length === 0) return void notify({ text: m.reviewer_card_there() })
    const plain = { kind: 'basic' as const, ordinal: 0, choices: null, flag: 0, tags: [], guid: null, noteId: null }
    const old = ofPart.map((id): Change => ({ name: 'cards', id, remove: true }))
    const added = missing.map(({ about: { loss, partKey }, front, back }): Change => {
      const groupId = partKey === null ? newId() : cardGroup(partKey)
      const { subjectId, topicId, id: lossId } = loss
      return {
        name: 'cards',
        id: newId(),
        fields: { ...FRESH, ...plain, subjectId, topicId, groupId, front, back, lossId }
      }
    })
    await make([...old, ...added], m.reviewer_cards_made({ count: added.length }))
  })
}

/** The student wants to hear no more of it. */
export function dismissLoss({ loss }: LossAbout): Promise<void> {
  const fields = { droppedAt: new Date().toISOString() }
  return tryOrNotify(() => make([{ name: 'losses', id: loss.id, fields }], m.reviewer_dismissed()))
}

/** A task of so many minutes that is due soon: the planner gives it its time. */
export function makeTask({ loss, topicName }: LossAbout): Promise<void> {
  return once(`task ${loss.id}`, async () => {
    const there = await readRows('tasks', { column: 'loss_id', is: loss.id })
    if (there.length > 0) return void notify({ text: m.reviewer_task_there() })
    const [preferences] = await readRows('preferences')
    const zone = preferences?.timeZone ?? preferenceDefaults().timeZone
    const dueOn = addDays(studyDay(new Date(), zone, 0), WITHIN_DAYS)
    const title = m.reviewer_task_title({ what: topicName || loss.words.split('\n')[0] || loss.skill }).slice(0, 200)
    const fields = {
      subjectId: loss.subjectId,
      topicId: loss.topicId,
      lossId: loss.id,
      title,
      detail: loss.words,
      kind: 'revision' as const,
      minutes: TASK_MINUTES,
      dueOn,
      dueMinute: null,
      doneAt: null,
      steps: null,
      repeats: null,
      origin: { v: 1 as const, kind: 'loss', id: loss.id },
      importKey: null
    }
    await make([{ name: 'tasks', id: newId(), fields }], m.reviewer_task_made({ day: weekdayDay(dueOn) }))
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
    const own = (await notesTitled(title)).find(note => note.subjectId === loss.subjectId)
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
    const rest = { subjectId: loss.subjectId, topicId: loss.topicId, title, tags: [], pinned: false }
    await make(
      [{ name: 'notes', id: newId(), fields: { ...rest, ...fieldsOf(docWith(undefined)) } }],
      m.reviewer_note_made({ title })
    )
  })
}
