import type { Line } from '#domain/marks/scheme/lines.ts'
import { labelOf, nameOf, type PartNumber } from '#domain/marks/scheme/split.ts'

/** "3.", "3)", "3(a)", "Question 3": a number that can only be a label. */
const NUMBERED = /^(?:(?:question|q)\s*\d{1,2}\b|\d{1,2}\s*[.):(])/i

/** The text under one label: "2", "2(b)", "2(b)(ii)". */
export interface Labelled {
  readonly label: string
  readonly text: string
}

const ROMANS = ['i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii', 'ix', 'x']
const POINTED = /^(?<no>\d{1,2})[.):]\s*(?<rest>.*)$/

/**
 * Whether this label comes next: in a list of questions the one after, in schemes and answers any that was asked; back to
 * an earlier question only where its number is `isFree`: written as one, and not there yet.
 */
function comesNext(place: PartNumber, now: PartNumber, known: ReadonlySet<string> | null, isFree: boolean): boolean {
  const label = nameOf(place)
  const goesOn = isFree || Number(place.no || 0) >= Number(now.no || 0)
  if (known) return goesOn && [...known].some(one => one === label || one.startsWith(`${label}(`))
  if (place.no !== now.no) {
    if (now.no === '') return true
    return (
      Number(place.no) === Number(now.no) + 1 &&
      (place.letter === '' || place.letter === 'a') &&
      (place.roman === '' || place.roman === 'i')
    )
  }
  if (place.letter !== now.letter) {
    const next = now.letter === '' ? 'a' : String.fromCharCode(now.letter.charCodeAt(0) + 1)
    return place.letter === next && (place.roman === '' || place.roman === 'i')
  }
  return place.roman === (ROMANS[ROMANS.indexOf(now.roman) + 1] ?? '')
}

interface Labels {
  /** The question whose own section this is; null where the lines are a list of several. */
  readonly no: string | null
  /** Labels of the questions; null while these are read. */
  readonly known: ReadonlySet<string> | null
}

/** Cuts lines at their labels. What stands before the first one is under the label of the question, or under none. */
export function labelled(lines: readonly Line[], { no, known }: Labels): Labelled[] {
  let now: PartNumber = { no: no ?? '', letter: '', roman: '' }
  const out: { label: string; lines: string[] }[] = [{ label: nameOf(now), lines: [] }]
  // "2 molecules of water" begins no answer where numbers stand with a point or a bracket.
  const isPointed = known !== null && lines.some(({ text }) => POINTED.test(text))
  const had = new Set<string>()
  for (const { text } of lines) {
    const plain = no === null ? POINTED.exec(text)?.groups : undefined
    const isBare = /^\d{1,2}\s+(?!\()/.test(text) && isPointed
    const found =
      (isBare ? null : labelOf(text, now, no === null, true)) ??
      (plain ? { place: { no: plain['no'] ?? '', letter: '', roman: '' }, rest: plain['rest'] ?? '' } : null)
    const isFree = !had.has(found?.place.no ?? '') && NUMBERED.test(text)
    if (found && comesNext(found.place, now, known, isFree)) {
      had.add(found.place.no)
      now = found.place
      out.push({ label: nameOf(now), lines: [found.rest] })
    } else out.at(-1)?.lines.push(text)
  }
  return out
    .map(({ label, lines: own }) => ({ label, text: own.join('\n').trim() }))
    .filter(({ text }, at) => text !== '' || at > 0)
}
