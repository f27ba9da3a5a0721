import { site } from '#config/site.ts'
import { SIZES } from '#config/sizes.ts'
import { reviewOf } from '#data/write/cards/review.ts'
import { readNote } from '#data/write/notes/notes.ts'
import { readRows } from '#data/read/live-rows.ts'
import { saveAll, type Change } from '#data/write/write.ts'
import { plainText } from '#domain/notes/note-text.ts'
import { newId } from '#lib/ids.ts'
import { readKept, writeKept, type Kept } from '#tools/shell/workspace/kept.ts'
import { withBlockIds } from '#ui/editor/block-ids.ts'
import { markdownToBlocks } from '#ui/editor/paste/markdown-paste.ts'

export interface TakenIn {
  readonly noteId: string
  readonly title: string
  readonly cards: number
}

/** Names the maker of the cards: the archive's author, not the student and not an engine. */
const ARCHIVE = 'archive'

async function subjectFor(name: string): Promise<{ id: string; changes: Change[] }> {
  const own = await readRows('subjects')
  const plain = (text: string): string => text.trim().normalize('NFKC').toLocaleLowerCase('en-GB')
  const same = own.find(row => plain(row.name) === plain(name))
  if (same) return { id: same.id, changes: [] }
  const id = newId()
  const fields = {
    name: name.slice(0, SIZES.subjectName),
    board: null,
    level: null,
    examOn: null,
    position: own.length
  }
  return { id, changes: [{ name: 'subjects', id, fields }] }
}

async function write({ title, subject, markdown, cards, answers = [] }: Kept, noteId: string): Promise<void> {
  const { id: subjectId, changes } = await subjectFor(subject)
  const doc = withBlockIds({ type: 'doc', content: markdownToBlocks(markdown) })
  const plain = plainText(doc as Parameters<typeof plainText>[0])
  const rest = {
    kind: 'basic',
    ordinal: 0,
    source: null,
    engine: ARCHIVE,
    suspended: false,
    buriedUntil: null
  } as const
  const cardIds = cards.map(() => newId())
  await saveAll([
    ...changes,
    { name: 'notes', id: noteId, fields: { subjectId, title: title.slice(0, SIZES.title), doc, plain } },
    ...cards.map(({ front, back }, index): Change => {
      const fields = { subjectId, noteId, groupId: newId(), front, back, ...rest }
      return { name: 'cards', id: cardIds[index] ?? newId(), fields }
    }),
    ...answers.flatMap(({ card, grade, at, durationMs }) => {
      const id = cardIds[card]
      return id ? reviewOf({ card: { id }, grade, at: new Date(at), durationMs, reviewId: newId() }) : []
    })
  ])
}

/**
 * Each entry once: one tab at a time, the id of its note is written down before the note, and the entry goes after it.
 * A tab that is closed in between is finished by the next one.
 */
async function takeAll(): Promise<TakenIn[]> {
  const taken: TakenIn[] = []
  for (let list = readKept(); ; list = readKept()) {
    const [first, ...rest] = list
    if (!first) {
      writeKept([])
      return taken
    }
    const noteId = first.noteId ?? newId()
    writeKept([{ ...first, noteId }, ...rest])
    if (!(await readNote(noteId))) {
      await write(first, noteId)
      taken.push({ noteId, title: first.title, cards: first.cards.length })
    }
    writeKept(readKept().filter(item => item.noteId !== noteId))
  }
}

/** Without locks (a page over plain http) one tab is the usual case, and the ids still keep a note from coming twice. */
export function takeIn(): Promise<TakenIn[]> {
  const locks = (navigator as { locks?: LockManager }).locks
  return locks ? locks.request(`${site.slug}-study-this`, takeAll) : takeAll()
}
