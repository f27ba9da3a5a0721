import { term } from '#engine/builtin/ask/terms.ts'

/** Words of one meaning, the same in every subject; subject terms belong in the scheme's alternatives. */
const GROUPS = [
  'expensive dear costly',
  'begin start commence',
  'quick fast rapid',
  'big large great',
  'give provide supply',
  'need require',
  'stop prevent halt',
  'attack invade',
  'protect safe defend',
  'show demonstrate',
  'use employ',
  'make produce create',
  'get obtain receive gain',
  'destroy ruin wipe',
  'worthless valueless',
  'frequent often',
  'forgo lose sacrifice',
  'choice option alternative',
  'dim dark',
  'bright intense'
]
const OPPOSITES = [
  ['increase rise grow', 'decrease fall reduce drop decline'],
  ['more', 'less fewer'],
  ['fast quick', 'slow'],
  ['high', 'low'],
  ['gain', 'lose'],
  ['expensive', 'cheap'],
  ['allow permit', 'refuse forbid'],
  ['expand', 'contract'],
  ['apart', 'together'],
  ['win', 'lose'],
  ['attract', 'repel'],
  ['absorb', 'reflect'],
  ['same', 'different'],
  ['before', 'after'],
  ['inside', 'outside'],
  ['hot', 'cold']
] as const

const list = (words: string): string[] => words.split(' ').map(term)
const GROUP_OF = new Map(
  GROUPS.flatMap(group => list(group).map(word => [word, term(group.split(' ')[0] ?? '')] as const))
)
const OPPOSITE_OF = new Map<string, Set<string>>()
for (const [left, right] of OPPOSITES)
  for (const [from, to] of [
    [left, right],
    [right, left]
  ] as const)
    for (const word of list(from)) OPPOSITE_OF.set(word, new Set([...(OPPOSITE_OF.get(word) ?? []), ...list(to)]))

/** "slower" and "dearest" without their ending, where the word below is one of these. */
export function baseOf(stem: string): string {
  const base = stem.replace(/(?:er|est)$/, '')
  return (
    [base, base.replace(/(.)\1$/, '$1'), base.replace(/i$/, 'y')].find(
      one => GROUP_OF.has(one) || OPPOSITE_OF.has(one)
    ) ?? stem
  )
}

export const senseOf = (stem: string): string => GROUP_OF.get(stem) ?? stem
export const oppositesOf = (stem: string): ReadonlySet<string> => OPPOSITE_OF.get(stem) ?? new Set()

const NEGATORS = new Set('not no never without cannot none neither nor nobody nothing hardly non'.split(' '))
const IMPLICIT = new Set(['refus', 'fail', 'lack', 'prevent', 'forbid', 'deni', 'unabl', 'stop', 'avoid'])

export const isNegator = (lower: string, stem: string): boolean =>
  NEGATORS.has(lower) || /n['’]t$/.test(lower) || IMPLICIT.has(stem)
