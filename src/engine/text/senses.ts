import { stemOf } from '#engine/text/stem.ts'

/** Words that share an opposite mean the same: "rises" is "increases". */
const OPPOSITES = `
increase rise grow / decrease fall reduce drop decline lower | strong / weak | large big / small | long /
short | many / few | wide / narrow | thick / thin | rich / poor | positive / negative | accept / reject |
above / below | true / false | more / less fewer | fast quick / slow | high / low | gain / lose | expensive
/ cheap | allow permit / refuse forbid | expand / contract | apart / together | win / lose | attract / repel
| absorb / reflect | same / different | before / after | inside / outside | hot / cold | better improve /
worse worsen | enter / leave exit | full / empty | hard / soft | wet / dry | rough / smooth | internal /
external | inner / outer | early / late | near / far | open / close | public / private | push / pull | rural
/ urban | maximum / minimum | horizontal / vertical | succeed success / fail failure | safe / dangerous |
upper / lower | most / least | majority / minority | easy / difficult | imports / exports | parallel /
perpendicular | create build / destroy | loud / quiet | dark / light | male / female | north / south | east
/ west | attack / defend | love / hate | guilty / innocent | temporary / permanent | local / global | solid
/ liquid`
  .split('|')
  .map(pair => pair.split('/').map(side => side.trim().split(/\s+/).map(stemOf)))

const GROUP_OF = new Map(
  OPPOSITES.flat()
    .filter(side => side.length > 1)
    .flatMap(side => side.map(word => [word, side[0] ?? ''] as const))
)
const OPPOSITE_OF = new Map<string, Set<string>>()
for (const [left = [], right = []] of OPPOSITES)
  for (const [from, to] of [
    [left, right],
    [right, left]
  ] as const)
    for (const word of from) OPPOSITE_OF.set(word, new Set([...(OPPOSITE_OF.get(word) ?? []), ...to]))

const PREFIX = /^(?:un|in|im|ir|il|dis|non)(?=\p{L}{4})/u

/** "Unlimited" turns "limited" round. */
export const isTurned = (wanted: string, given: string): boolean =>
  given.length > wanted.length && PREFIX.test(given) && given.replace(PREFIX, '') === wanted

/** A direction by itself says little: "prices drop" is not found in "demand falls". */
const DIRECTIONS = new Set(OPPOSITES[0]?.flat())
export const isDirection = (stem: string): boolean => DIRECTIONS.has(stem)

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

const SHORTENED = /n['’]t$|^(?:do|does|did|is|are|was|were|have|has|had|could|would|should|must|need|ca|wo|ai)nt$/
/** "Doesn't", and as it is typed in a hurry "doesnt". */
export const isShortened = (lower: string): boolean => SHORTENED.test(lower)

export const isNegator = (lower: string, stem: string): boolean =>
  NEGATORS.has(lower) || isShortened(lower) || IMPLICIT.has(stem)
