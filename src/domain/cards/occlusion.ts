import { MAX_ORDINAL, parseCloze } from '#domain/cards/cloze.ts'

/** A part of a picture that is hidden. Lengths are shares of the picture's width and height, from 0 to 1. */
export interface Box {
  /** The card that asks for it; boxes with one number are asked for together. */
  readonly ordinal: number
  readonly shape: 'rect' | 'ellipse'
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
  /** What is below it, in words. */
  readonly label: string
}

export interface Occlusion {
  /** What is asked, above the picture. */
  readonly words: string
  readonly boxes: readonly Box[]
  /** The boxes that are not asked for hide their parts as well. */
  readonly hidesAll: boolean
}

/** The mark of Anki's own picture cards, within a gap of a cloze: they go there and come from there as they are. */
const MARK = 'image-occlusion:'

export const LABEL_LENGTH = 60
export const OCCLUSION_WORDS = 800
/** As many as a cloze has numbers. */
export const MOST_BOXES = MAX_ORDINAL
/** Smaller than this it could be neither seen nor pressed. */
export const SMALLEST = 0.02

export const isOcclusion = (front: string): boolean => front.includes(MARK)

const within = (value: number, low: number, high: number): number => Math.min(high, Math.max(low, value))

/** A box that lies within the picture and can be seen. */
export function settled(box: Box): Box {
  const [width, height] = [within(box.width, SMALLEST, 1), within(box.height, SMALLEST, 1)]
  return { ...box, width, height, left: within(box.left, 0, 1 - width), top: within(box.top, 0, 1 - height) }
}

const share = (value: number): string => value.toFixed(4).replace(/0+$/, '').replace(/\.$/, '').replace(/^0\./, '.')

const SIGNS = /[%:{}=\\\n]/g
const coded = (label: string): string => label.replaceAll(SIGNS, encodeURIComponent)

function decoded(label: string): string {
  try {
    return decodeURIComponent(label)
  } catch {
    return label
  }
}

function markOf({ ordinal, shape, left, top, width, height, label }: Box, hidesAll: boolean): string {
  const size =
    shape === 'ellipse'
      ? { rx: share(width / 2), ry: share(height / 2) }
      : { width: share(width), height: share(height) }
  const words = coded(label.trim().slice(0, LABEL_LENGTH))
  const all = {
    left: share(left),
    top: share(top),
    ...size,
    ...(hidesAll && { oi: '1' }),
    ...(words && { label: words })
  }
  const properties = Object.entries(all).map(([key, value]) => `${key}=${value}`)
  return `{{c${ordinal}::${MARK}${shape}:${properties.join(':')}}}`
}

/** As the front of a card of kind `cloze`: the words, then a mark for each box. */
export function writeOcclusion({ words, boxes, hidesAll }: Occlusion): string {
  const marks = boxes.map(box => markOf(box, hidesAll))
  return [words.trim(), ...marks].filter(part => part !== '').join('\n')
}

/** The box around the corners of a polygon. */
function around(points: string): Pick<Box, 'left' | 'top' | 'width' | 'height'> | null {
  const corners = points
    .trim()
    .split(/\s+/)
    .map(point => point.split(',').map(Number))
  const [xs, ys] = [corners.map(([x = NaN]) => x), corners.map(([, y = NaN]) => y)]
  if (corners.length < 2 || ![...xs, ...ys].every(value => Number.isFinite(value))) return null
  const [left, top] = [Math.min(...xs), Math.min(...ys)]
  return { left, top, width: Math.max(...xs) - left, height: Math.max(...ys) - top }
}

/** The box that a mark tells of; null where it tells of none that is known here. */
function boxOf(ordinal: number, mark: string): Box | null {
  const [shape = '', ...rest] = mark.slice(MARK.length).split(':')
  const given = new Map(rest.map(part => [part.slice(0, part.indexOf('=')), part.slice(part.indexOf('=') + 1)]))
  const number = (key: string): number => Number(given.get(key) || NaN)
  const label = decoded(given.get('label') ?? '').slice(0, LABEL_LENGTH)
  const place = { ordinal, left: number('left'), top: number('top'), label }
  const box: Box | null =
    shape === 'rect'
      ? { ...place, shape, width: number('width'), height: number('height') }
      : shape === 'ellipse'
        ? { ...place, shape, width: 2 * number('rx'), height: 2 * number('ry') }
        : shape === 'polygon'
          ? withPlace(ordinal, label, around(given.get('points') ?? ''))
          : null
  const isWhole = box && [box.left, box.top, box.width, box.height].every(value => Number.isFinite(value))
  return isWhole ? settled(box) : null
}

function withPlace(ordinal: number, label: string, place: ReturnType<typeof around>): Box | null {
  return place && { ordinal, label, shape: 'rect', ...place }
}

/** Null where the front of a cloze hides no part of a picture. */
export function readOcclusion(front: string): Occlusion | null {
  if (!isOcclusion(front)) return null
  const read = parseCloze(front)
  if (read.kind === 'faulty') return null
  const words = read.segments.flatMap(segment => (segment.kind === 'text' ? segment.text : []))
  const marks = read.segments.filter(segment => segment.kind === 'mark' && segment.answer.startsWith(MARK))
  const boxes = marks.flatMap(segment =>
    segment.kind === 'mark' ? (boxOf(segment.ordinal, segment.answer) ?? []) : []
  )
  const hidesAll = marks.some(segment => segment.kind === 'mark' && /:oi=1(?::|$)/.test(segment.answer))
  return boxes.length === 0 ? null : { words: words.join('').trim(), boxes, hidesAll }
}

/** How a box is drawn on the side of a card that asks for one number. */
export type Drawn = 'asked' | 'hidden' | 'open' | 'none'

export function drawnAs({ ordinal }: Box, asked: number, hidesAll: boolean, isAnswer: boolean): Drawn {
  if (ordinal === asked) return isAnswer ? 'open' : 'asked'
  return hidesAll ? 'hidden' : 'none'
}

/** What is asked for, in words: empty where its boxes have none. */
export const labelOf = ({ boxes }: Occlusion, asked: number): string =>
  boxes
    .filter(({ ordinal, label }) => ordinal === asked && label !== '')
    .map(({ label }) => label)
    .join(', ')

/** A box in the middle, for a card of its own; null when there are as many as there may be. */
export function nextBox(boxes: readonly Box[], place: Partial<Box> = {}): Box | null {
  const used = new Set(boxes.map(({ ordinal }) => ordinal))
  const last = Math.max(0, ...used)
  const free = Array.from({ length: MOST_BOXES }, (_, at) => at + 1).find(number => !used.has(number))
  const ordinal = last < MOST_BOXES ? last + 1 : free
  if (ordinal === undefined || boxes.length >= MOST_BOXES) return null
  const moved = 0.03 * (boxes.length % 8)
  return settled({
    ordinal,
    shape: 'rect',
    left: 0.3 + moved,
    top: 0.3 + moved,
    width: 0.3,
    height: 0.15,
    label: '',
    ...place
  })
}
