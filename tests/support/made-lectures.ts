import { readdirSync, readFileSync } from 'node:fs'
import type { Line, Piece } from '#domain/lecture/check/detect.ts'
import type { Stretch } from '#domain/lecture/pieces/voice.ts'

const TEXTS = new URL('../fixtures/texts/', import.meta.url)

/** A minute or so of a lecture as a good model writes it down, with what was voiced. */
export interface Made {
  readonly name: string
  readonly piece: Piece
  readonly voiced: readonly Stretch[]
}

/** Speech of between 1.6 and 4 words a second, with breaths; the model's times lie a little beside. */
function spoken(name: string, sentences: readonly string[], random: () => number): Made {
  let at = random() * 2
  const rate = 1.6 + random() * 2.4
  const voiced: Stretch[] = []
  const lines: Line[] = []
  for (const text of sentences) {
    const to = at + text.split(/\s+/).length / rate
    voiced.push({ from: at, to })
    lines.push({ from: Math.max(0, at + random() - 0.5), to: to + random() - 0.5, text })
    at = to + 0.2 + random() * (random() < 0.1 ? 4 : 0.8)
  }
  return { name, piece: { from: 0, to: at + 0.5, lines, language: 'en' }, voiced }
}

/** The lectures among the texts, in pieces. */
export function madeLectures(): Made[] {
  let seed = 35
  const random = () => (seed = (seed * 16_807) % 2_147_483_647) / 2_147_483_647
  const files = readdirSync(TEXTS).filter(name => name.endsWith('lecture.md'))
  return files.flatMap(name => {
    const text = readFileSync(new URL(name, TEXTS), 'utf8').replace(/^#.*$/gm, '')
    const sentences = (text.match(/[^.!?…]+[.!?…]+["”)]*/g) ?? []).map(one => one.replace(/\s+/g, ' ').trim())
    const size = 14
    return Array.from({ length: Math.floor(sentences.length / size) }, (_one, at) =>
      spoken(`${name} ${at}`, sentences.slice(at * size, (at + 1) * size), random)
    )
  })
}

const OTHER = {
  es: 'El agua se mueve a través de la membrana porque hay más sal en el otro lado, y eso es lo que vamos a ver ahora con un ejemplo muy sencillo.',
  de: 'Das Wasser bewegt sich durch die Membran, weil auf der anderen Seite mehr Salz ist, und das ist genau das, was wir jetzt an einem Beispiel sehen.',
  fr: "L'eau passe à travers la membrane parce que la concentration est plus forte de l'autre côté, et c'est ce que nous allons voir dans cet exemple.",
  hi: 'पानी झिल्ली के पार जाता है क्योंकि दूसरी तरफ़ अधिक नमक है और यही हम अब एक उदाहरण से देखेंगे।',
  ru: 'Вода проходит через мембрану, потому что на другой стороне больше соли, и это мы сейчас увидим на примере.'
}

const told = (made: Made, text: string): Line[] => made.piece.lines.map(one => ({ ...one, text }))

const instead = (made: Made, from: number, to: number, make: (line: Line, at: number) => Line | null): Line[] =>
  made.piece.lines.flatMap((line, at) => (at < from || at >= to ? [line] : (make(line, at) ?? [])))

/** What goes wrong, by name: what the model gives back instead of the lines. */
export const FAULTS: Readonly<Record<string, (made: Made) => Partial<Made> & { readonly lines: readonly Line[] }>> = {
  'loop of a sentence': made => ({
    lines: instead(made, 4, 14, line => ({ ...line, text: made.piece.lines[3]?.text ?? '' }))
  }),
  'loop of a word': made => ({ lines: instead(made, 6, 7, line => ({ ...line, text: 'the '.repeat(30) })) }),
  'loop of a phrase': made => ({ lines: instead(made, 6, 9, line => ({ ...line, text: 'and so on and '.repeat(6) })) }),
  'loop of a paragraph': made => ({
    lines: instead(made, 0, 14, (line, at) => ({ ...line, text: made.piece.lines[at % 4]?.text ?? '' }))
  }),
  'words in a silence': made => {
    const to = made.piece.to
    const lines = [
      ...made.piece.lines,
      { from: to + 2, to: to + 9, text: 'Thank you so much for listening, see you in the next video.' }
    ]
    return { lines, piece: { ...made.piece, to: to + 12 } }
  },
  'words where nobody speaks at all': made => ({ lines: made.piece.lines, voiced: [] }),
  'a part left out': made => ({ lines: instead(made, 4, 9, () => null) }),
  'only the last chunk': made => ({ lines: made.piece.lines.slice(-3) }),
  nothing: () => ({ lines: [] }),
  'cut off, without times': made => ({
    lines: [{ from: 0, to: made.piece.to, text: made.piece.lines[0]?.text ?? '' }]
  }),
  Spanish: made => ({ lines: told(made, OTHER.es).slice(0, 3), voiced: made.voiced.slice(0, 3) }),
  German: made => ({ lines: told(made, OTHER.de).slice(0, 3), voiced: made.voiced.slice(0, 3) }),
  French: made => ({ lines: told(made, OTHER.fr).slice(0, 3), voiced: made.voiced.slice(0, 3) }),
  Hindi: made => ({ lines: told(made, OTHER.hi).slice(0, 3), voiced: made.voiced.slice(0, 3) }),
  Russian: made => ({ lines: told(made, OTHER.ru).slice(0, 3), voiced: made.voiced.slice(0, 3) }),
  'far too much text': made => ({
    lines: made.piece.lines.map(one => ({
      ...one,
      text: `${one.text} ${Array.from(one.text).reverse().join('')} ${one.text.toUpperCase()} x${one.text}`
    }))
  })
}
