import { planWithRemedies } from '#domain/plan/plan.ts'
import type { World } from '#domain/plan/world.ts'

type Asked =
  | { readonly id: number; readonly world: World }
  | {
      readonly id: number
      readonly ics: { readonly bytes: ArrayBuffer; readonly today: string; readonly zone: string }
    }

async function answer(asked: Asked): Promise<unknown> {
  if ('world' in asked) return planWithRemedies(asked.world)
  const { readIcs } = await import('#domain/ics/read.ts')
  const { bytes, today, zone } = asked.ics
  return readIcs(new Uint8Array(bytes), today, zone)
}

addEventListener('message', ({ data }: MessageEvent<Asked>) => {
  const { id } = data
  answer(data).then(
    value => postMessage({ id, value }),
    (error: unknown) => postMessage({ id, error: error instanceof Error ? error.message : String(error) })
  )
})
