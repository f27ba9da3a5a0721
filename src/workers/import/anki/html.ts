import { Parser } from 'htmlparser2'
import { storableText } from '#lib/values/whole-text.ts'
import { convertMaths } from '#workers/import/anki/maths.ts'

export interface Picture {
  readonly name: string
  readonly alt: string
}

/** The HTML of a field as the plain text of a card, and the files that it names. */
export interface PlainSide {
  readonly text: string
  readonly pictures: readonly Picture[]
  readonly sounds: readonly string[]
}

const BLOCKS = new Set(
  'address article aside blockquote dd div dl dt figcaption figure footer form h1 h2 h3 h4 h5 h6 header hr li main nav ol p pre section table tbody tfoot thead tr ul'.split(
    ' '
  )
)
/** Programs and what is not text. */
const DROPPED = new Set('script style head title noscript template iframe object svg math rp select button'.split(' '))
const BLANK = new Set(['', ' ', '\n', '\t'])
/** Longer than any side may be: not looked through any further. */
const LONGEST = 20_000
const UP = new Map(Array.from('0123456789+-−=()ni', (sign, at) => [sign, '⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁻⁼⁽⁾ⁿⁱ'.charAt(at)]))
const DOWN = new Map(Array.from('0123456789+-−=()', (sign, at) => [sign, '₀₁₂₃₄₅₆₇₈₉₊₋₋₌₍₎'.charAt(at)]))

function raised(text: string, signs: ReadonlyMap<string, string>, mark: '^' | '_'): string {
  const words = text.trim()
  if (words === '') return ''
  const all = Array.from(words).map(sign => signs.get(sign))
  if (all.every(sign => sign !== undefined)) return all.join('')
  return Array.from(words).length === 1 ? `${mark}${words}` : `${mark}(${words})`
}

function decoded(name: string): string {
  try {
    return decodeURIComponent(name).normalize('NFC')
  } catch {
    return name.normalize('NFC')
  }
}

/** Walks through the tags: one instance reads one side. */
class Reader {
  readonly pictures: Picture[] = []
  readonly sounds: string[] = []
  #parts: string[] = []
  #length = 0
  #last = ''
  #dropped = 0
  #pre = 0
  #isDisplay = false
  /** Numbers of the ordered lists around; null for one with dots. */
  readonly #lists: (number | null)[] = []
  /** Where a raised or lowered stretch began. */
  readonly #raised: number[] = []

  /** Parts, not one text: a long text would be copied for each. */
  #add(text: string): void {
    if (text === '' || this.#length > LONGEST) return
    this.#parts.push(text)
    this.#length += text.length
    this.#last = text.at(-1) ?? ''
  }

  #line(): void {
    if (this.#last !== '' && this.#last !== '\n') this.#add('\n')
  }

  readonly open = (tag: string, attributes: Readonly<Record<string, string>>): void => {
    if (DROPPED.has(tag)) this.#dropped += 1
    if (this.#dropped > 0) return
    if (BLOCKS.has(tag)) this.#line()
    if (tag === 'br') this.#add('\n')
    else if (tag === 'pre') this.#pre += 1
    else if (tag === 'ul' || tag === 'ol') this.#lists.push(tag === 'ol' ? Number(attributes['start'] ?? 1) || 1 : null)
    else if (tag === 'li') this.#add(this.#bullet())
    else if ((tag === 'td' || tag === 'th') && this.#last !== '' && this.#last !== '\n') this.#add(' | ')
    else if (tag === 'sup' || tag === 'sub') this.#raised.push(this.#parts.length)
    else if (tag === 'rt') this.#add(' (')
    else if (tag === 'anki-mathjax') {
      this.#isDisplay = attributes['block'] === 'true'
      this.#add(this.#isDisplay ? '\\[' : '\\(')
    } else this.#file(tag, attributes)
  }

  #bullet(): string {
    const number = this.#lists.at(-1)
    if (typeof number !== 'number') return '- '
    this.#lists[this.#lists.length - 1] = number + 1
    return `${number}. `
  }

  #file(tag: string, { src, alt }: Readonly<Record<string, string>>): void {
    if (src === undefined || src === '') return
    if (tag === 'img') this.pictures.push({ name: decoded(src), alt: storableText(alt ?? '') })
    if (tag === 'audio' || tag === 'video' || tag === 'source') this.sounds.push(decoded(src))
  }

  readonly close = (tag: string): void => {
    if (DROPPED.has(tag)) this.#dropped = Math.max(0, this.#dropped - 1)
    else if (this.#dropped > 0) return
    else if (tag === 'anki-mathjax') this.#add(this.#isDisplay ? '\\]' : '\\)')
    else if (tag === 'ul' || tag === 'ol') this.#lists.pop()
    else if (tag === 'pre') this.#pre = Math.max(0, this.#pre - 1)
    else if (tag === 'rt') this.#add(')')
    else if (tag === 'sup' || tag === 'sub') this.#raise(tag)
    if (BLOCKS.has(tag)) this.#line()
  }

  #raise(tag: 'sup' | 'sub'): void {
    const from = this.#raised.pop()
    if (from === undefined) return
    const words = this.#parts.splice(from).join('')
    this.#length -= words.length
    this.#last = this.#parts.at(-1)?.at(-1) ?? ''
    this.#add(tag === 'sup' ? raised(words, UP, '^') : raised(words, DOWN, '_'))
  }

  readonly words = (text: string): void => {
    if (this.#dropped > 0) return
    if (this.#pre > 0) this.#add(text)
    else {
      const run = text.replaceAll(/[\s\u00a0]+/g, ' ')
      this.#add(BLANK.has(this.#last) ? run.trimStart() : run)
    }
  }

  end(): PlainSide {
    const { pictures, sounds } = this
    const whole = this.#parts.join('')
    if (this.#length > LONGEST) return { text: storableText(whole), pictures, sounds }
    const named = whole.replaceAll(/\[sound:([^\]]+)\]/g, (_, name: string) => {
      this.sounds.push(name.normalize('NFC'))
      return ''
    })
    const spoken = named.replaceAll(/\[anki:tts[^\]]*\].*?\[\/anki:tts\]/gs, '')
    const lines = convertMaths(storableText(spoken))
      .split('\n')
      .map(line => line.trimEnd())
    const text = lines.join('\n').replaceAll(/\n{3,}/g, '\n\n')
    return { text: text.trim(), pictures, sounds }
  }
}

/** Reads HTML of a stranger: nothing of it is run, fetched or kept as HTML. */
export function plainSide(html: string): PlainSide {
  const reader = new Reader()
  const parser = new Parser({ onopentag: reader.open, onclosetag: reader.close, ontext: reader.words })
  parser.write(html)
  parser.end()
  return reader.end()
}
