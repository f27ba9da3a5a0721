import type { Plan, World } from '#domain/plan/world.ts'

/** What a plan leaves over: minutes of dated work, topics and cards by deadline, topics that nobody begins, and all minutes. */
interface Over {
  readonly due: ReadonlyMap<string, number>
  readonly begin: number
  readonly unmet: number
}

function overOf({ tasks }: World, { unplaced }: Plan): Over {
  const due = new Map<string, number>()
  for (const { kind, ref, by, minutes } of unplaced) {
    const task = tasks.find(one => kind === 'task' && one.id === ref && (one.due ?? null) !== null)
    if (kind !== 'cards' && kind !== 'topic' && !task) continue
    const until = task?.due === by ? (task.at ?? 1440) : 1440
    const key = `${by} ${String(until).padStart(4, '0')}`
    due.set(key, (due.get(key) ?? 0) + minutes)
  }
  return {
    due,
    begin: unplaced.filter(one => one.missing?.includes('first-pass') === true).length,
    unmet: unplaced.reduce((sum, one) => sum + one.minutes, 0)
  }
}

/** Whether one plan leaves no more over than another: at no deadline, of no beginning and in all. */
export function isNoWorse(world: World, a: Plan, b: Plan): boolean {
  const [one, other] = [overOf(world, a), overOf(world, b)]
  const isDue = [...one.due].every(([key, minutes]) => minutes <= (other.due.get(key) ?? 0))
  return isDue && one.begin <= other.begin && one.unmet <= other.unmet
}
