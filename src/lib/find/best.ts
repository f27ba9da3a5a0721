interface Ranked<Thing> {
  readonly thing: Thing
  readonly rank: number
}

/** The few best of many, without sorting the many: by rank, then the newest first (ids rise with time). */
export class Best<Thing extends { readonly id: string }> {
  readonly ranked: Ranked<Thing>[] = []
  private readonly most: number

  constructor(most: number) {
    this.most = most
  }

  put(thing: Thing, rank: number): void {
    const { ranked, most } = this
    const last = ranked[most - 1]
    if (last && (last.rank < rank || (last.rank === rank && last.thing.id >= thing.id))) return
    const isBefore = (one: Ranked<Thing>): boolean => one.rank < rank || (one.rank === rank && one.thing.id >= thing.id)
    let place = ranked.length
    while (place > 0 && !isBefore(ranked[place - 1] as Ranked<Thing>)) place -= 1
    ranked.splice(place, 0, { thing, rank })
    if (ranked.length > most) ranked.pop()
  }
}
