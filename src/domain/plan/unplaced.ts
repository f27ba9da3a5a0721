import { dateOf } from '#domain/plan/days.ts'
import type { Need } from '#domain/plan/needs/need.ts'
import type { Placed } from '#domain/plan/place.ts'
import { isLost } from '#domain/plan/table/piece.ts'
import { waysOut } from '#domain/plan/ways/ways.ts'
import type { Unplaced, World } from '#domain/plan/world.ts'

/** Ways out are worked out for so many needs, the nearest deadlines first. */
const EXPLAINED = 8

/** What has no place: each task, paper and day of cards; of a topic all its sessions before one exam together. */
export function unplacedOf(world: World, { table, pieces }: Placed, today: number): Unplaced[] {
  const lost = Map.groupBy(pieces.filter(isLost), ({ need }) => (need.kind === 'topic' ? need.series : need.key))
  const first = (all: readonly { readonly need: Need }[]): Need | undefined => all[0]?.need
  return [...lost.values()]
    .flatMap(all => {
      const need = first(all)
      return need ? [{ need, all, minutes: all.reduce((sum, piece) => sum + piece.minutes, 0) }] : []
    })
    .sort(({ need: a }, { need: b }) => a.last - b.last || b.value - a.value || (a.key < b.key ? -1 : 1))
    .map(({ need, all, minutes }, at) => ({
      kind: need.kind,
      ref: need.ref,
      subject: need.subject,
      title: need.title,
      minutes,
      sittings: all.length,
      by: dateOf(today + need.last),
      ...(need.kind === 'topic' && { missing: [...new Set(all.map(piece => piece.need.purpose ?? 'return'))] }),
      ways: at < EXPLAINED ? waysOut(world, table, pieces, need, minutes, today) : []
    }))
}
