import { atom, type ReadableAtom } from 'nanostores'
import type { Passage } from '#contract/engine/ask.ts'
import type { CardSuggestion, CardsResult, Source } from '#contract/engine/engine.ts'
import type { Fields, Note } from '#contract/entities.ts'
import { SIZES } from '#config/sizes.ts'
import type { Chosen } from '#data/ai/choose.ts'
import { study } from '#data/ai/study.ts'
import { readNote } from '#data/write/notes/notes.ts'
import { readRows } from '#data/read/live-rows.ts'
import { saveUndoable } from '#data/write/write.ts'
import { MANUAL, writeOrigin } from '#domain/cards/card-origin.ts'
import { textHash } from '#engine/hash.ts'
import { sourceFromNote } from '#engine/source.ts'
import { m } from '#messages/generated/messages.js'
import { placeOf } from '#tools/chatbot/answer/cited.ts'
import { cardsOf, type CardDraft } from '#tools/shared/cards/card-draft.ts'
import { draftIds, FRESH, type CardPlace } from '#tools/shared/cards/write-cards.ts'
import { offerUndo } from '#tools/shared/saving/offer-undo.ts'
import { engineRun, type EngineRunStore, type Work } from '#tools/shared/engine/engine-run.ts'

/** Cards offered from one note of an answer. */
const MOST = 6

/** A card that may be made from an answer; nothing is written before the student says so. */
export interface Proposal {
  readonly key: string
  readonly draft: CardDraft
  readonly isTicked: boolean
  readonly place: CardPlace
  readonly source: Fields<'cards'>['source']
  readonly engine: string
}

export interface CardProposals {
  readonly run: EngineRunStore<CardsResult>
  readonly $items: ReadableAtom<readonly Proposal[]>
  readonly read: () => Promise<void>
  readonly tick: (key: string, isTicked: boolean) => void
  readonly edit: (key: string, draft: CardDraft) => void
  /** Writes the ticked ones, all or none; false where that failed. */
  readonly add: () => Promise<void>
}

/** The quoted blocks, each under its heading: the rest of the note was not spoken of. */
function quotedPart(source: Source, passages: readonly Passage[]): Source {
  const wanted = new Set<number>()
  for (const passage of passages) {
    const place = placeOf(source, passage)
    if (place.state !== 'there') continue
    const at = source.blocks.indexOf(place.block)
    const heading = source.blocks.slice(0, at).findLastIndex(({ kind }) => kind === 'heading')
    wanted.add(at)
    if (heading >= 0) wanted.add(heading)
  }
  return { ...source, blocks: source.blocks.filter((_, at) => wanted.has(at)) }
}

/** A quoted block holds other sentences as well, of which the answer says nothing. */
const isQuoted = ({ source: { quote } }: CardSuggestion, cited: readonly Passage[]): boolean =>
  cited.some(({ span }) => span.quote.includes(quote) || quote.includes(span.quote))

const placeIn = ({ id, subjectId }: Note): CardPlace => ({ noteId: id, subjectId })

function fromEngine(card: CardSuggestion, engine: string, note: Note): Proposal {
  const { key, kind, front, back, source, type, recommended } = card
  const quote = source.quote.slice(0, SIZES.cardSide)
  return {
    key: `${note.id} ${key}`,
    draft: { kind, front, back },
    isTicked: recommended,
    place: placeIn(note),
    source: {
      blockId: source.blockId,
      textHash: card.textHash,
      quote,
      start: source.start,
      end: source.start + quote.length
    },
    engine: writeOrigin(engine, type)
  }
}

/** The student's own question with the sentence that answers it. */
function fromQuestion(question: string, passage: Passage, source: Source, note: Note): Proposal | null {
  const place = placeOf(source, passage)
  const { quote } = passage.span
  if (place.state !== 'there' || question.length > SIZES.cardSide || quote.length > SIZES.cardSide) return null
  const { block, start, end } = place
  return {
    key: 'question',
    draft: { kind: 'basic', front: question.trim(), back: quote },
    isTicked: false,
    place: placeIn(note),
    source: { blockId: block.id, textHash: textHash(block.text), quote, start, end },
    engine: MANUAL
  }
}

async function readProposals(
  question: string,
  passages: readonly Passage[],
  work: Work<never>
): Promise<{ readonly chosen: Chosen<CardsResult> | null; readonly items: readonly Proposal[] }> {
  let chosen: Chosen<CardsResult> | null = null
  const items: Proposal[] = []
  const own: Proposal[] = []
  for (const [noteId, cited] of Map.groupBy(passages, ({ sourceId }) => sourceId)) {
    const note = await readNote(noteId)
    if (!note) continue
    const source = sourceFromNote(note)
    const part = quotedPart(source, cited)
    if (part.blocks.length === 0) continue
    const cards = await readRows('cards', { column: 'note_id', is: noteId })
    work.signal.throwIfAborted()
    chosen = await study.cards(part, { known: cards.map(({ front }) => front), max: MOST }, work)
    const { engine, cards: found } = chosen.result
    const known = new Set(items.map(({ draft }) => draft.front))
    const wanted = found.filter(card => isQuoted(card, cited) && !known.has(card.front))
    items.push(...wanted.map(card => fromEngine(card, engine.name, note)))
    const [first] = cited
    if (own.length === 0 && first)
      own.push(...[fromQuestion(question, first, source, note)].filter(one => one !== null))
  }
  const isAlone = items.length === 0
  return { chosen, items: [...items, ...own.map(one => ({ ...one, isTicked: isAlone }))] }
}

export function cardProposals(question: string, passages: readonly Passage[]): CardProposals {
  const run = engineRun<CardsResult>()
  const $items = atom<readonly Proposal[]>([])
  const ids = draftIds()
  const change = (key: string, next: Partial<Proposal>): void =>
    $items.set($items.get().map(item => (item.key === key ? { ...item, ...next } : item)))

  return {
    run,
    $items,
    read: () =>
      run.start(async work => {
        const { chosen, items } = await readProposals(question, passages, work)
        work.signal.throwIfAborted()
        $items.set(items)
        return chosen
      }),
    tick: (key, isTicked) => change(key, { isTicked }),
    edit: (key, draft) => change(key, { draft, isTicked: true }),
    add: async () => {
      const ticked = $items.get().filter(({ isTicked }) => isTicked)
      const changes = ticked.flatMap(({ key, draft, place, source, engine }) =>
        cardsOf(draft).map(card => ({
          name: 'cards' as const,
          id: ids(`${key} ${card.ordinal}`),
          fields: { ...FRESH, ...place, source, engine, groupId: ids(key), ...card }
        }))
      )
      offerUndo(m.cards_form_saved({ count: changes.length }), m.chat_undo(), await saveUndoable(changes))
    }
  }
}
