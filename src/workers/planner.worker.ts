import { makePlan } from '#domain/plan/plan.ts'
import type { World } from '#domain/plan/world.ts'

type Asked =
  | { readonly id: number; readonly world: World }
  | { readonly id: number; readonly ics: { readonly text: string; readonly today: string; readonly zone: string } }

async function answer(asked: Asked): Promise<unknown> {
  if ('world' in asked) return makePlan(asked.world)
  const { readIcs } = await import('#domain/ics/read.ts')
  const { text, today, zone } = asked.ics
  return readIcs(text, today, zone)
}

addEventListener('message', ({ data }: MessageEvent<Asked>) => {
  const { id } = data
  answer(data).then(
    value => postMessage({ id, value }),
    (error: unknown) => postMessage({ id, error: error instanceof Error ? error.message : String(error) })
  )
})
