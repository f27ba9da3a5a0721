import { plainSide, type PlainSide } from '#workers/import/anki/html.ts'
import type { NoteType } from '#workers/import/anki/note-types.ts'
import { fillTemplate } from '#workers/import/anki/template.ts'

export interface Note {
  readonly guid: string
  readonly type: NoteType
  readonly fields: readonly string[]
  readonly tags: readonly string[]
}

export interface Rendered {
  readonly front: PlainSide
  readonly back: PlainSide
  /** The text of the field that is typed. */
  readonly typed: string | null
}

const EMPTY = /^(?:\s|&nbsp;|<\/?(?:br|div|p)\s*\/?>)*$/i
/** Longer than any card's side with all its tags. */
const LONGEST_FIELD = 400_000

/** Japanese in Anki: `漢字[かんじ]`. */
const FURIGANA = / ?([^ >[\]]+)\[([^\]]*)\]/g
const READINGS: Readonly<Record<string, string>> = { furigana: '$1 ($2)', kana: '$2', kanji: '$1' }

function filtered(html: string, filters: readonly string[]): string {
  return filters.reduce((text, filter) => {
    if (Object.hasOwn(READINGS, filter) && !text.includes('[sound:'))
      return text.replaceAll(FURIGANA, READINGS[filter] ?? '')
    return filter === 'text' ? text.replaceAll(/<[^>]*>/g, '') : text
  }, html)
}

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

/** What stands in front of the line is the question once more, or nothing. */
function afterLine(back: string, front: string): string {
  const cut = /<hr[^>]*\bid\s*=\s*["']?answer\b[^>]*>/i.exec(back)
  if (!cut) return back
  const before = plainSide(back.slice(0, cut.index)).text
  return before === '' || before === front ? back.slice(cut.index) : back
}

/** Lines with which the question begins are not said again. */
function withoutFront({ text, ...files }: PlainSide, front: string): PlainSide {
  const rest = front !== '' && text.startsWith(`${front}\n`) ? text.slice(front.length).trim() : text
  return { ...files, text: rest }
}

/**
 * Both sides of one card as its template shows them; null where the template shows nothing. Of a cloze the front has the
 * marks, and the back is what stands beside them.
 */
export function renderCard(note: Note, ordinal: number, deck: readonly string[]): Rendered | null {
  const { type, fields, tags } = note
  const template = type.templates.get(type.isCloze ? 0 : ordinal)
  if (!template) return null
  const byName = new Map(type.fields.map((name, at) => [name, (fields[at] ?? '').slice(0, LONGEST_FIELD)] as const))
  const special = new Map([
    ['Tags', tags.join(' ')],
    ['Type', type.name],
    ['Deck', deck.join('::')],
    ['Subdeck', deck.at(-1) ?? ''],
    ['Card', template.name]
  ])
  let typed: string | null = null
  const hints: string[] = []
  const valueOf = (name: string): string => byName.get(name) ?? escaped(special.get(name) ?? '')
  const isFull = (name: string): boolean =>
    type.isCloze && /^c\d+$/.test(name) ? name === `c${ordinal + 1}` : !EMPTY.test(valueOf(name))
  const side = (format: string, isFront: boolean, showsCloze: boolean): string | null =>
    fillTemplate(format, {
      isFull,
      value: (name, filters) => {
        const html = valueOf(name)
        if (filters.some(filter => filter.startsWith('tts'))) return ''
        if (filters.includes('cloze')) return showsCloze ? html : ''
        if (filters.includes('type') && isFront) {
          typed = plainSide(html).text
          return ''
        }
        // What would be seen only when it is asked for must not be given away.
        if (filters.includes('hint') && isFront) {
          hints.push(html)
          return ''
        }
        return filtered(html, filters)
      }
    })
  const [question, answer] = [side(template.front, true, true), side(template.back, false, false)]
  if (question === null || answer === null) return null
  const front = plainSide(question)
  const shown = type.isCloze ? plainSide(side(template.front, true, false) ?? '').text : front.text
  const more = [...new Set(hints)].filter(hint => !answer.includes(hint)).map(hint => `<div>${hint}</div>`)
  return { front, back: withoutFront(plainSide(afterLine(answer, shown) + more.join('')), shown), typed }
}
