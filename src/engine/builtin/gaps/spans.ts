import type { NoteIndex } from '#engine/builtin/gaps/note-index.ts'
import { isSpecific } from '#engine/text/rarity.ts'
import { stemOf } from '#engine/text/stem.ts'
import type { Casing } from '#engine/text/casing.ts'
import { isBig, isNoun, type Unit } from '#engine/builtin/gaps/units.ts'

/** Units from `from` to `to`, both in it. */
export interface Span {
  readonly from: number
  readonly to: number
  readonly isName: boolean
}

/** Adjectives that belong to no term. */
export const EVERYDAY =
  /^(?:large|small|big|great|huge|tiny|high|low|long|short|wide|narrow|thick|thin|strong|weak|hot|cold|new|old|young|early|late|many|few|several|some|most|more|less|other|same|different|important|main|major|minor|common|rare|simple|complex|whole|entire|own|single|double|various|certain|similar|particular|possible|likely|fast|slow|quick|light|heavy|hard|soft|good|bad|best|worst|first|second|third|last|next|full|empty|rich|poor|free|equal|pure|dissolved|inactive|active|famous|modern|ancient|local|foreign|further|great|special|specific|additional|extra|recent|present|current|enough|available|useful|necessary|clear|steady|typical|ordinary|normal|usual|general|central|total|final|original|ripe|dense|loose|bright|dark|close|close|powerful|successful|\w+er|\w+est|\w+able|\w+ible|\w+ful|\w+less)$/
/** Adjectives that say which kind: "hydrochloric", "parietal", "molecular". */
const RELATIONAL = /(?:[^l]ic|[^fou]al|ary|ular|ian|oid|otic|eous|ine)$/

const VERB_LIKE =
  /^(?:rises?|falls?|increases?|decreases?|moves?|changes?|starts?|ends?|grows?|stays?|remains?|breaks?|causes?|makes?|uses?|needs?|helps?|shows?|means?|works?|acts?|allows?|becomes?|builds?|forms?|travels?|occurs?|holds?|sinks?|spreads?|splits?|lies?|reaches|meets|cuts?|turns?|flows?|runs?)$/

const JOINERS = /^(?:of|de|von|van|the|al|da|du|la|bin|ibn|for|v\.?|vs\.?|versus)$/

function nameAt(
  units: readonly Unit[],
  at: number,
  casing: Casing,
  isSeen: (name: string) => boolean
): Span | undefined {
  const first = units[at]
  if (!isBig(first) || first?.text === 'I' || isBig(units[at - 1])) return undefined
  let to = at
  for (let next = at + 1; next < units.length; next += 1) {
    if (isBig(units[next]) && units[next]?.pos !== 'PUNCT') to = next
    else if (!(JOINERS.test(units[next]?.lower ?? '') && (isBig(units[next + 1]) || isBig(units[next + 2])))) break
    else if (/^(?:the|for)$/.test(units[next]?.lower ?? '') && !JOINERS.test(units[next - 1]?.lower ?? '')) break
  }
  const from =
    /^(?:The|A|An|In|On|At|By|After|Before|During|From|When|While|Since|If|As|For|Under|Both|Although|Like)$/.test(
      first?.text ?? ''
    ) && at === 0
      ? at + 1
      : at
  if (from > to || !isBig(units[from])) return undefined
  // A common noun that begins the sentence is no name.
  const [opening] = units
  if (from === 0 && to === 0 && !(isNoun(opening) && casing.isName(opening?.text ?? ''))) return undefined
  if (from === 0 && to === 0 && !isSeen(opening?.text ?? '') && !PERSON_VERB.test(units[1]?.lower ?? ''))
    return undefined
  if (from === 0 && !isNoun(opening) && !casing.isName(opening?.text ?? '')) return undefined
  if (to - from > 5) return undefined
  return { from, to: withKind(units, from, to), isName: true }
}

/** What only somebody does: "Murdock looked at 250 societies". */
const PERSON_VERB =
  /^(?:argued?s?|claim(?:s|ed)|suggest(?:s|ed)|sa(?:id|ys)|found|developed|propos(?:es|ed)|wrote|writes|studied|look(?:s|ed)|talk(?:s|ed)|believe[sd]|thought|thinks|showed|shows|discovered|invented|interviewed|published|introduced|described|describes|defines|defined|called|calls|led|ruled|won|distinguish(?:es|ed)|criticis(?:es|ed)|refused|announced)$/

/** "the J-curve effect", "the Marshall–Lerner condition": the kind belongs to the name of its finder. */
function withKind(units: readonly Unit[], from: number, to: number): number {
  const isKind =
    /^(?:tube|laws?|effect|condition|model|theory|curve|principle|hypothesis|paradox|doctrine|law|rule|constant|syndrome|disease|cycle|process|test|scale|formula|equation|dynasty|rebellion|missiles?|rockets?|reaction|reflex|bodies|apparatus|cipher|algorithm|gap|cell|current|belt|line)s?$/
  return from === to && isKind.test(units[to + 1]?.lower ?? '') ? to + 1 : to
}

const isPlainNoun = (unit: Unit | undefined): boolean => isNoun(unit) && !isBig(unit)
const says = (note: NoteIndex, units: readonly Unit[], from: number, to: number): boolean =>
  note.said(
    units
      .slice(from, to + 1)
      .map(one => one.lower)
      .join(' ')
  ) > 1

/** "In the long run serfdom …": no part of what follows. */
const isRun = (units: readonly Unit[], at: number): boolean =>
  units[at]?.lower === 'run' && /^(?:long|short)$/.test(units[at - 1]?.lower ?? '') && isPlainNoun(units[at])

function termAt(units: readonly Unit[], at: number, note: NoteIndex): Span | undefined {
  const isStart = at === 0 && isNoun(units[0])
  if (!(isPlainNoun(units[at]) || isStart) || isRun(units, at) || (isPlainNoun(units[at - 1]) && !isRun(units, at - 1)))
    return undefined
  if (isStart && EVERYDAY.test(units[0]?.lower ?? '')) return undefined
  if (/^(?:example|cents?|first|lot|lots)$/.test(units[at]?.lower ?? '')) return undefined
  if (isBig(units[at - 1]) && isNoun(units[at - 1]) && !(at === 1 && EVERYDAY.test(units[0]?.lower ?? '')))
    return undefined
  let to = at
  while (isPlainNoun(units[to + 1])) to += 1
  // "vibration breaks the bonds", "water moves into": a verb that was taken for a noun.
  while (to > at && VERB_LIKE.test(units[to]?.lower ?? '') && !/^[,.;:)]$/.test(units[to + 1]?.text ?? '.')) to -= 1
  if (to - at > 2) return undefined
  // "enzymes proteins": two phrases side by side.
  for (let one = at; one < to; one += 1) if (/[^suia]s$/.test(units[one]?.lower ?? '')) return undefined
  const all = withModifiers(units, at)
  if (isNamed(units, all) && to - all < 4) return { from: all, to, isName: false }
  let from = at
  while (from > all && at - from < 2) {
    const adjective = units[from - 1]
    if (!adjective || COMPARES.test(adjective.lower)) break
    const isKind =
      says(note, units, from - 1, to) ||
      (adjective.pos === 'ADJ' &&
        !EVERYDAY.test(adjective.lower) &&
        (RELATIONAL.test(adjective.lower) || isSpecific(stemOf(adjective.lower)) || adjective.text.includes('-')))
    if (!isKind) break
    from -= 1
  }
  // "zone of accumulation", said more than once: one term.
  const isPhrase = units[to + 1]?.lower === 'of' && isPlainNoun(units[to + 2]) && !isPlainNoun(units[to + 3])
  if (isPhrase && says(note, units, from, to + 2)) return { from, to: to + 2, isName: false }
  return { from, to, isName: false }
}

const COMPARES =
  /^(?:other|same|many|more|most|less|least|few|several|some|such|own|various|certain|only|whole|entire|\w+er|\w+est)$/

/** Where the adjectives and participles before a noun begin. */
function withModifiers(units: readonly Unit[], at: number): number {
  let from = at
  while (from > 0 && at - from < 3) {
    const before = units[from - 1]
    const isModifier = before?.pos === 'ADJ' || (before?.pos === 'VERB' && /(?:ed|ing)$/.test(before.lower))
    if (!before || !isModifier || (isBig(before) && from > 1) || isNamed(units, from)) break
    from -= 1
  }
  return from
}

const ARTICLE = /^(?:an?|the|its|their|his|her|or|simply|just|often|sometimes|also)$/

/** "called X", "known as the X", "referred to as X", "described as X", "the name X". */
export function isNamed(units: readonly Unit[], at: number): boolean {
  let before = at - 1
  while (ARTICLE.test(units[before]?.lower ?? '') || /^["“‘']$/.test(units[before]?.text ?? '')) before -= 1
  const [last, one] = [units[before]?.lower ?? '', units[before - 1]?.lower ?? '']
  if (/^(?:called|termed|named|dubbed|nicknamed|christened|calls|call)$/.test(last)) return true
  if (last === 'as' && one === 'described') return units[at]?.pos === 'ADJ'
  return last === 'as' && (/^known$/.test(one) || (one === 'to' && /^referr?/.test(units[before - 2]?.lower ?? '')))
}

/** Every noun phrase that could be a name or a term of the subject. */
export function spansOf(units: readonly Unit[], casing: Casing, note: NoteIndex): Span[] {
  const found: Span[] = []
  units.forEach((_, at) => {
    if (at <= (found.at(-1)?.to ?? -1)) return
    const span = nameAt(units, at, casing, note.isName) ?? termAt(units, at, note)
    if (span) found.push(span)
  })
  return found
}
