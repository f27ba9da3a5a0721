import { SIZES } from '#config/sizes.ts'
import { CHOICE_FIELDS } from '#domain/anki/note-types.ts'
import { parseCloze } from '#domain/cards/cloze.ts'
import { isOcclusion, OCCLUSION_WORDS, readOcclusion, writeOcclusion } from '#domain/cards/occlusion.ts'
import type { Brought, BroughtCard, LeftOut, LeftOutWhy, SideFiles } from '#domain/import/brought.ts'
import { faultOfFile, type MediaKind } from '#domain/import/file-kinds.ts'
import { cleanTag, withTag } from '#domain/notes/note-tags.ts'
import { importedId } from '#lib/ids.ts'
import { firstSigns, hasAtMost, storableText } from '#lib/values/whole-text.ts'
import { plainSide, type PlainSide } from '#workers/import/anki/html.ts'
import { renderCard, type Note, type Rendered } from '#workers/import/anki/render.ts'

export interface AnkiCard extends Pick<BroughtCard, 'history' | 'isLogCut' | 'buriedUntil'> {
  readonly ordinal: number
  readonly deck: readonly string[]
  readonly suspended: boolean
  readonly flag: number
}

/** How many bytes a file of the deck has; undefined where it is not there. */
export type SizeOf = (name: string) => number | undefined

/** Room for `anki:` and `:499` in the 64 signs of a key. */
const LONGEST_GUID = 50
/** Stands where a side has only a picture or a sound: our cards have words on their front. */
const WORDLESS = '?'

interface Sides {
  readonly front: PlainSide
  readonly back: PlainSide
  readonly kind: BroughtCard['kind']
  readonly ordinal: number
  readonly wrong?: readonly string[]
}

const hasFiles = ({ pictures, sounds }: PlainSide): boolean => pictures.length > 0 || sounds.length > 0

function filesOf({ pictures, sounds }: PlainSide, sizeOf: SizeOf, leftOut: LeftOut[]): SideFiles | undefined {
  const leave = (why: LeftOutWhy, what: string): boolean => {
    leftOut.push({ why, what: firstSigns(what, 120) })
    return false
  }
  const fits = (kind: MediaKind, name: string): boolean => {
    const why = faultOfFile(kind, name, sizeOf(name))
    return why === null || leave(why, name)
  }
  const seen = new Map(pictures.map(picture => [picture.name, picture] as const))
  const shown = [...seen.values()].filter(({ name }) => fits('picture', name))
  const heard = [...new Set(sounds)].filter(name => fits('sound', name))
  for (const { name } of shown.splice(SIZES.picturesOfSide)) leave('file-too-many', name)
  for (const name of heard.splice(1)) leave('file-too-many', name)
  if (shown.length === 0 && heard.length === 0) return undefined
  const described = shown.map(({ name, alt }) => ({ name, alt: firstSigns(alt, SIZES.pictureWords) }))
  return { pictures: described, sound: heard[0] ?? null }
}

/** A card of ours with options, back from Anki, which has no such kind. */
function choiceOf({ type, fields }: Note): Sides | null {
  if (type.fields.length !== CHOICE_FIELDS.length || type.fields.some((name, at) => name !== CHOICE_FIELDS[at]))
    return null
  const [front = '', , back = '', wrong = ''] = fields
  const options = plainSide(wrong).text.split('\n').filter(Boolean)
  if (options.length === 0) return null
  return { front: plainSide(front), back: plainSide(back), kind: 'choice', ordinal: 0, wrong: options }
}

/** Of a type-in card only the word that is typed is compared: more on its back makes a plain card of it. */
function sidesOf(note: Note, { ordinal }: AnkiCard, { front, back, typed }: Rendered): Sides {
  if (note.type.isCloze) return { front, back, kind: 'cloze', ordinal: ordinal + 1 }
  const kind = typed !== null && typed !== '' && typed === back.text ? 'type' : 'basic'
  return { front, back, kind, ordinal: Math.min(ordinal, 20) }
}

function faultOf({ kind, front, back, ordinal }: Sides): LeftOutWhy | null {
  if (front.text === '' && !hasFiles(front)) return 'empty-card'
  if (!hasAtMost(front.text, SIZES.cardSide) || !hasAtMost(back.text, SIZES.cardSide)) return 'too-long'
  if (kind === 'cloze') {
    const read = parseCloze(front.text)
    if (read.kind === 'faulty') return read.fault.kind === 'none' ? 'empty-card' : 'faulty-cloze'
    return read.ordinals.includes(ordinal) ? null : 'empty-card'
  }
  return back.text === '' && !hasFiles(back) ? 'no-back' : null
}

const namesOf = (side: PlainSide): string =>
  JSON.stringify([side.text, side.pictures.map(({ name }) => name), side.sounds])

function sidesIn(note: Note, card: AnkiCard, hidden: Omit<Sides, 'ordinal'> | null): Sides | null {
  if (hidden) return { ...hidden, ordinal: card.ordinal + 1 }
  const rendered = renderCard(note, card.ordinal, card.deck)
  return choiceOf(note) ?? (rendered && sidesOf(note, card, rendered))
}

/** Both cards of a note with two templates, also where one of them was deleted. */
function bothOf(note: Note, whole: readonly { readonly card: AnkiCard; readonly sides: Sides }[]): Sides[] {
  const [first] = whole
  if (whole.length !== 1 || !first || note.type.templates.size !== 2) return whole.map(({ sides }) => sides)
  const other = { ...first.card, ordinal: 1 - first.card.ordinal }
  const rendered = renderCard(note, other.ordinal, other.deck)
  return rendered ? [first.sides, sidesOf(note, other, rendered)] : [first.sides]
}

/** Two cards of which each asks for what the other gives: a change of one is then a change of both. */
function isPair([one, other, ...more]: readonly Sides[]): boolean {
  if (!one || !other || more.length > 0 || one.kind !== 'basic' || other.kind !== 'basic') return false
  if (one.front.text === '' || one.back.text === '') return false
  return namesOf(one.front) === namesOf(other.back) && namesOf(one.back) === namesOf(other.front)
}

const NO_SIDE: PlainSide = { text: '', pictures: [], sounds: [] }

/** Anki's own cards of a picture with boxes: the field with the marks, the picture, a heading, and what is behind. */
function occlusionOf({ type, fields }: Note): Omit<Sides, 'ordinal'> | null {
  const marks = fields.find(isOcclusion)
  const read = marks === undefined ? null : readOcclusion(plainSide(marks).text)
  if (!read) return null
  const named = (name: string): PlainSide => {
    const html = fields[type.fields.indexOf(name)]
    return html === undefined ? NO_SIDE : plainSide(html)
  }
  const [heading, extra, comments] = [named('Header'), named('Back Extra'), named('Comments')]
  const pictures = fields
    .filter((field, at) => field !== marks && !['Back Extra', 'Comments'].includes(type.fields[at] ?? ''))
    .flatMap(field => plainSide(field).pictures)
  if (pictures.length === 0) return null
  const words = firstSigns(heading.text, OCCLUSION_WORDS)
  const back = [extra.text, comments.text].filter(text => text !== '').join('\n')
  return {
    kind: 'cloze',
    front: { ...heading, text: writeOcclusion({ ...read, words }), pictures },
    back: {
      text: back,
      pictures: [...extra.pictures, ...comments.pictures],
      sounds: [...extra.sounds, ...comments.sounds]
    }
  }
}

/** Shapes that come in as the box around them, and words on the picture, which do not. */
const isReshaped = ({ fields }: Note): boolean =>
  fields.some(field => /image-occlusion:(?:polygon|text):|image-occlusion:[^}]*:angle=/.test(field))

/** The cards of one note, and what of it stays out. */
export function cardsOfNote(note: Note, own: readonly AnkiCard[], sizeOf: SizeOf): Brought {
  const cards: BroughtCard[] = []
  const leftOut: LeftOut[] = []
  const words = note.fields.find(field => field.trim() !== '') ?? note.guid
  const leave = (why: LeftOutWhy): unknown =>
    leftOut.push({ why, what: firstSigns(storableText(words.replaceAll(/<[^>]*>/g, ' ').trim()), 120) })
  const isHidden = note.type.isCloze && note.fields.some(isOcclusion)
  const hidden = isHidden ? occlusionOf(note) : null
  const isSeen = hidden?.front.pictures[0] && sizeOf(hidden.front.pictures[0].name) !== undefined
  if (isHidden && !isSeen) {
    for (const _ of own) leave('occlusion')
    return { cards, leftOut }
  }
  if (hidden && isReshaped(note)) leave('shape-box')
  const whole = own.flatMap(card => {
    const sides = sidesIn(note, card, hidden)
    const why = sides ? faultOf(sides) : 'empty-card'
    if (why) leave(why)
    return sides && why === null ? [{ card, sides }] : []
  })
  const isReversed = note.type.templates.size === 2 && isPair(bothOf(note, whole))
  const guid = note.guid.length > LONGEST_GUID ? importedId('card', note.guid) : note.guid
  const tags = note.tags.map(cleanTag).reduce<string[]>((all, tag) => withTag(all, tag), [])
  for (const { card, sides } of whole) {
    const { front, back, kind, ordinal, wrong } = sides
    cards.push({
      key: `anki:${guid}:${card.ordinal}`,
      group: `anki:${guid}`,
      kind: isReversed ? 'reversed' : kind,
      ordinal,
      front: front.text === '' ? WORDLESS : front.text,
      back: back.text,
      ...(wrong && { wrong }),
      place: card.deck,
      tags,
      suspended: card.suspended,
      flag: card.flag,
      buriedUntil: card.buriedUntil ?? null,
      history: card.history,
      isLogCut: card.isLogCut ?? false,
      frontFiles: filesOf(front, sizeOf, leftOut),
      backFiles: filesOf(back, sizeOf, leftOut)
    })
  }
  return { cards, leftOut }
}
