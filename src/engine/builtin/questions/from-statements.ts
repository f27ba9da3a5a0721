import type { Draft, DraftPoint } from '#engine/builtin/questions/draft.ts'
import type { Material } from '#engine/builtin/questions/material.ts'
import { parseClause } from '#engine/builtin/grammar/clause.ts'
import { firstClauseOf, isPronoun, pointsBack, textOf } from '#engine/builtin/grammar/phrase.ts'
import type { Statement } from '#engine/builtin/statement.ts'
import { contentWords, wordCount } from '#engine/builtin/text/words.ts'

const MOST = 4
const BACKWARDS = /\b(?:this|these|those|such|the former|the latter|above|below|here|we|you|i|our|your|let's)\b/i

/** What a statement says of its subject, from its verb to its end. */
function told({ clause, sentence }: Statement): DraftPoint | undefined {
  const start = clause.verbs[0]?.start ?? sentence.start
  const last = firstClauseOf(clause.rest).at(-1)
  const words = sentence.block.text.slice(start, last?.end ?? sentence.end)
  const text = words.replace(/[\s.,!;]+$/, '')
  const end = start + text.length
  const isPlain = wordCount(text) >= 4 && wordCount(text) <= 26 && !BACKWARDS.test(text) && !/[?:“"]|^['’]/.test(text)
  return isPlain && contentWords(text).length >= 3 ? { block: sentence.block, stretch: { start, end } } : undefined
}

/** A term the notes define, or a thing with a name of two words or more: "plants" and "the government" are too wide. */
const isSpecific = (name: string, key: string, defined: ReadonlySet<string>): boolean =>
  key !== '' && wordCount(name) <= 6 && !/[=$→]/.test(name) && (defined.has(key) || key.includes(' '))

const isNamedPerson = ({ clause }: Statement): boolean =>
  clause.subject.length > 0 && clause.subject.every(token => /^\p{Lu}/u.test(token.text))

/** Two or more things that the notes say of one subject: "Describe …". */
export function descriptions(material: Material): Draft[] {
  const bySubject = new Map<string, { name: string; section: string; points: DraftPoint[]; verbs: string[] }>()
  const sections = new Map(material.reading.blocks.map(one => [one.block.id, one.headings.join('|')]))
  const defined = new Set(
    material.cards
      .filter(card => card.type === 'definition')
      .map(card => contentWords(card.front.replace(/^.*: /, '')).join(' '))
  )
  for (const one of material.statements) {
    const point = one.clause.lead.length === 0 ? told(one) : undefined
    const name = one.subject.replace(/,.*$/, '').trim()
    const key = contentWords(name).join(' ')
    const section = sections.get(one.sentence.block.id) ?? ''
    if (!point || !isSpecific(name, key, defined) || isNamedPerson(one)) continue
    const found = bySubject.get(`${section}|${key}`) ?? { name, section, points: [], verbs: [] }
    found.points.push(point)
    found.verbs.push(one.clause.verbs.at(-1)?.lemma ?? '')
    bySubject.set(`${section}|${key}`, found)
  }
  return [...bySubject.values()].flatMap(({ name, points, verbs }): Draft[] => {
    // Two ways of saying what it is are a definition, not an account.
    if (points.length < 2 || verbs.filter(verb => verb !== 'be').length === 0) return []
    const term = points.length > 2 ? 'describe' : 'outline'
    const least = Math.min(points.length, 2)
    return [
      {
        source: material.source,
        term,
        tail: () => name,
        points,
        least,
        most: Math.min(points.length, MOST),
        trust: 0.72
      }
    ]
  })
}

/** "Mitosis makes two cells, whereas meiosis makes four": both sides, a mark each. */
export function contrasts(material: Material): Draft[] {
  return material.reading.blocks.flatMap(({ sentences }) =>
    sentences.flatMap((sentence): Draft[] => {
      const { tokens, block } = sentence
      const at = tokens.findIndex(
        (token, index) => index > 2 && /^(?:whereas|while)$/.test(token.lower) && tokens[index - 1]?.text === ','
      )
      if (at < 0 || wordCount(sentence.text) > 32 || BACKWARDS.test(sentence.text)) return []
      const sides = [tokens.slice(0, at - 1), tokens.slice(at + 1)]
      const clauses = sides.map(side => parseClause(side))
      if (clauses.some(one => !one || one.lead.length > 0 || isPronoun(one.subject) || pointsBack(one.subject)))
        return []
      const names = clauses.map(one => textOf(block.text, one?.subject ?? []).replace(/\s+such as .*$/, ''))
      const [a = '', b = ''] = names
      if ([a, b].some(name => wordCount(name) > 6 || contentWords(name).length === 0)) return []
      const points = clauses.flatMap((one, side): DraftPoint[] => {
        const start = one?.verbs[0]?.start
        const end = sides[side]?.findLast(token => token.pos !== 'PUNCT')?.end
        return start === undefined || end === undefined
          ? []
          : [{ block, stretch: { start, end }, about: names[side] ?? '' }]
      })
      const tail = (): string => `${material.reading.casing.inside(a)} and ${material.reading.casing.inside(b)}`
      return [{ source: material.source, term: 'compare', tail, points, least: 2, most: 2, trust: 0.82 }]
    })
  )
}
