import { COMMANDS } from '#domain/text/command-terms.ts'
import type { PaperQuestion } from '#domain/paper/question.ts'
import { DIGITS, seedFor } from '#domain/paper/seed.ts'
import { NO_WISHES, type Difficulty, type Wishes } from '#domain/paper/wishes.ts'

/**
 * The code of a paper: letters and digits that say all that it was made of. Of fixed width, each field in letters of five
 * bits: paper, seed, bank, choices, then what the choices announce (own marks and minutes, skill, topics, the questions
 * that were had before), and a letter that finds a slip of the pen.
 */
const LENGTHS: readonly Wishes['length'][] = ['full', 'quick', 'own', 'drill']
const LEVELS: readonly Difficulty[] = ['mixed', 'easier', 'harder']
const MOST_TOPICS = 31
const WIDTH = { preset: 3, seed: 5, bank: 2, choices: 3, marks: 2, minutes: 2, skill: 2, topic: 3 } as const

/** What a code is read against. */
export interface CodeWorld {
  readonly topics: readonly string[]
  readonly bank: readonly PaperQuestion[]
  /** Of the bank. */
  readonly version: string
}

export interface Coded {
  readonly presetId: string
  readonly wishes: Wishes
  readonly seed: number
  readonly seen: readonly string[]
}

const nameOf = (word: string, width: number): number => seedFor(0, word) % 32 ** width
const letters = (value: number, width: number): string =>
  Array.from({ length: width }, (_, at) => DIGITS[Math.floor(value / 32 ** (width - 1 - at)) % 32]).join('')
const numberOf = (text: string): number => Array.from(text).reduce((sum, char) => sum * 32 + DIGITS.indexOf(char), 0)
const checkOf = (text: string): string => letters(nameOf(text, 1), 1)
const keysOf = (bank: readonly PaperQuestion[]): string[] => [...new Set(bank.map(({ key }) => key))].sort()
const skillsOf = (bank: readonly PaperQuestion[]): string[] => [
  ...new Set([
    ...Object.keys(COMMANDS),
    'discuss',
    'evaluate',
    ...bank.flatMap(one => one.parts.map(part => part.command))
  ])
]

/** Null where a code cannot say it: a seed, a skill or a length that is none of ours. */
export function paperCode({ presetId, wishes, seed, seen }: Coded, world: CodeWorld): string | null {
  const { length, difficulty, noCalculator, notSeen, skill, marks, minutes } = wishes
  const keys = keysOf(world.bank)
  const had = notSeen ? keys.map(key => seen.includes(key)) : []
  const hasSeen = had.includes(true)
  const topics = world.topics.filter(code => wishes.topics.includes(code))
  const isOwn = length === 'own'
  const isSaid =
    seed < 32 ** WIDTH.seed &&
    topics.length === wishes.topics.length &&
    topics.length <= MOST_TOPICS &&
    (skill === null || skillsOf(world.bank).includes(skill)) &&
    (!isOwn || (Number.isInteger(marks) && Number.isInteger(minutes) && Math.max(marks, minutes) < 1024))
  if (!isSaid) return null
  const flags = [noCalculator, skill !== null, hasSeen].reduce((bits, flag) => bits * 2 + (flag ? 1 : 0), 0)
  const choices = ((LENGTHS.indexOf(length) * 4 + LEVELS.indexOf(difficulty)) * 8 + flags) * 32 + topics.length
  const text = [
    letters(nameOf(presetId, WIDTH.preset), WIDTH.preset),
    letters(seed, WIDTH.seed),
    letters(nameOf(world.version, WIDTH.bank), WIDTH.bank),
    letters(choices, WIDTH.choices),
    isOwn ? letters(marks, WIDTH.marks) + letters(minutes, WIDTH.minutes) : '',
    skill === null ? '' : letters(nameOf(skill, WIDTH.skill), WIDTH.skill),
    ...topics.map(code => letters(nameOf(code, WIDTH.topic), WIDTH.topic)),
    hasSeen ? maskOf(had) : ''
  ].join('')
  return (text + checkOf(text)).replaceAll(/(.{4})(?=.)/g, '$1-')
}

const maskOf = (had: readonly boolean[]): string =>
  Array.from({ length: Math.ceil(had.length / 5) }, (_, at) =>
    letters(
      had.slice(at * 5, at * 5 + 5).reduce((bits, one, bit) => bits + (one ? 2 ** bit : 0), 0),
      1
    )
  ).join('')

/** What was typed, without what people put between letters; null where it is no whole code. */
function textOf(typed: string): string | null {
  const all = typed.toUpperCase().replaceAll(/[\s-]/g, '').replaceAll(/[IL]/g, '1').replaceAll('O', '0')
  const text = all.slice(0, -1)
  const least = WIDTH.preset + WIDTH.seed + WIDTH.bank + WIDTH.choices
  const isWhole = text.length >= least && Array.from(all).every(char => DIGITS.includes(char))
  return isWhole && checkOf(text) === all.at(-1) ? text : null
}

/** The paper that a code is of; null where it is none of these, or no code. */
export function presetOfCode<Each extends { readonly id: string }>(
  typed: string,
  presets: readonly Each[]
): Each | null {
  const text = textOf(typed)
  if (text === null) return null
  return presets.find(({ id }) => nameOf(id, WIDTH.preset) === numberOf(text.slice(0, WIDTH.preset))) ?? null
}

/** What a code says of the paper `presetId`; `isSameBank` where the questions are those that it was made from. */
export function readPaperCode(
  typed: string,
  presetId: string,
  world: CodeWorld
): (Coded & { readonly isSameBank: boolean }) | null {
  const text = textOf(typed)
  if (text === null) return null
  let at: number = WIDTH.preset
  const next = (width: number): number => numberOf(text.slice(at, (at += width)))
  const seed = next(WIDTH.seed)
  const isSameBank = next(WIDTH.bank) === nameOf(world.version, WIDTH.bank)
  const choices = next(WIDTH.choices)
  const length = LENGTHS[Math.floor(choices / 1024)]
  const difficulty = LEVELS[Math.floor(choices / 256) % 4]
  const [noCalculator, hasSkill, hasSeen] = [128, 64, 32].map(bit => Math.floor(choices / bit) % 2 === 1)
  if (!length || !difficulty) return null
  const own = length === 'own' ? { marks: next(WIDTH.marks), minutes: next(WIDTH.minutes) } : {}
  const named = (list: readonly string[], width: number): string | undefined => {
    const name = next(width)
    return list.find(one => nameOf(one, width) === name)
  }
  const skill = hasSkill === true ? named(skillsOf(world.bank), WIDTH.skill) : null
  const topics = Array.from({ length: choices % 32 }, () => named(world.topics, WIDTH.topic))
  const isKnown = skill !== undefined && topics.every(topic => topic !== undefined)
  const mask = hasSeen === true ? text.slice(at) : ''
  const isHad = (no: number): boolean =>
    Math.floor(Math.max(0, DIGITS.indexOf(mask[Math.floor(no / 5)] ?? '0')) / 2 ** (no % 5)) % 2 === 1
  if (!isKnown || (hasSeen !== true && at !== text.length)) return null
  const seen = keysOf(world.bank).filter((_, no) => isHad(no))
  const rest = { length, difficulty, noCalculator: noCalculator === true, notSeen: seen.length > 0, ...own }
  const wishes: Wishes = { ...NO_WISHES, ...rest, skill, topics }
  return { presetId, wishes, seed, seen, isSameBank }
}
