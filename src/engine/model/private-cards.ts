import {
  CARD_TYPES,
  type CardsOptions,
  type CardsResult,
  type EngineName,
  type Source
} from '#contract/engine/engine.ts'
import type { PrivateAnswer, PrivateCall } from '#contract/engine/private.ts'
import { read } from '#engine/builtin/read.ts'
import { candidateOf, cardsData, chooseCards, shareOf, type WrittenCard } from '#engine/model/cards.ts'
import { guardOf } from '#engine/model/checks/leak.ts'
import { shown } from '#engine/model/material/apart.ts'
import { readInChunks, type Reading } from '#engine/model/material/lines.ts'
import { CARDS } from '#engine/model/prompts/cards.ts'
import { inWords } from '#engine/model/prompts/prompt.ts'
import { AppError } from '#lib/errors.ts'
import { isRecord } from '#lib/values/is-record.ts'

/** A model in a browser reads a few thousand tokens, instructions and answer included. */
const TOKENS = 1500
const MOST = 12

const text = { type: 'string' }
/** What is asked of the model, in the form its browser takes: a JSON Schema. */
const FORM = {
  type: 'object',
  required: ['cards'],
  properties: {
    cards: {
      type: 'array',
      items: {
        type: 'object',
        required: ['block', 'quote', 'type', 'front', 'back'],
        properties: { block: { type: 'integer' }, quote: text, type: { enum: CARD_TYPES }, front: text, back: text }
      }
    }
  }
}
const INSTRUCTIONS = CARDS.text + inWords(FORM)

const partsOf = (source: Source): Reading => readInChunks([source], MOST, TOKENS)

/** One call for each part of a note. */
export function privateCalls(source: Source, options: CardsOptions = {}): PrivateCall[] {
  const { chunks } = partsOf(source)
  const share = shareOf(read(source), options, chunks.length)
  return chunks.map(lines => {
    const { boundary, data } = cardsData(lines, options.known ?? [], share)
    return { instructions: INSTRUCTIONS, form: FORM, boundary, data }
  })
}

function isWritten(value: unknown): value is WrittenCard {
  if (!isRecord(value)) return false
  const { block, quote, type, front, back } = value
  const areTexts = [quote, front, back].every(one => typeof one === 'string')
  return typeof block === 'number' && areTexts && CARD_TYPES.some(known => known === type)
}

/** The list of cards in an answer, whatever stands around it; null where there is none. */
function listIn(answer: string | null): readonly unknown[] | null {
  if (answer === null) return null
  try {
    const found: unknown = JSON.parse(answer.slice(answer.indexOf('{'), answer.lastIndexOf('}') + 1))
    return isRecord(found) && Array.isArray(found['cards']) ? found['cards'] : null
  } catch {
    return null
  }
}

/** What the model wrote, through the checks that every model's cards pass. */
export function privateCards(
  source: Source,
  options: CardsOptions,
  engine: EngineName,
  answers: readonly PrivateAnswer[]
): CardsResult {
  const { chunks, warnings } = partsOf(source)
  const lists = answers.map(({ text: answer }) => listIn(answer))
  if (lists.every(list => list === null)) throw new AppError('unreadable', 'No part was answered in the form asked for')
  const candidates = chunks.flatMap((lines, at) => {
    const guard = guardOf(INSTRUCTIONS, shown(lines), answers[at]?.boundary ?? '')
    return (lists[at] ?? []).map(card =>
      isWritten(card) ? candidateOf(card, lines, guard) : 'not in the form asked for'
    )
  })
  const unread = lists.filter(list => list === null).length
  const missed = unread > 0 ? [{ kind: 'dropped', count: unread, reason: 'a part was not answered' } as const] : []
  return chooseCards(candidates, read(source), options, engine, [...warnings, ...missed])
}
