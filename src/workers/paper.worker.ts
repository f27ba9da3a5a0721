import load from 'highs'
import runtime from 'highs/runtime?url'
import { solver, type Highs } from '#workers/highs.ts'
import { answerTask, type PaperAnswer, type PaperTask } from '#workers/paper-tasks.ts'

const say = (answer: PaperAnswer): void => postMessage(answer)
let loading: Promise<Highs> | undefined

// The solver comes with the first paper: 3.5 MB that nobody else pays for.
const highs = (): Promise<Highs> => (loading ??= load({ locateFile: () => runtime }) as unknown as Promise<Highs>)

addEventListener('message', ({ data }: MessageEvent<PaperTask>) => {
  say({ id: data.id, state: 'solving' })
  highs().then(
    ready => {
      try {
        say(answerTask(data, solver(ready)))
      } catch (error) {
        say({ id: data.id, state: 'failed', message: error instanceof Error ? error.message : String(error) })
      }
    },
    (error: unknown) => {
      loading = undefined
      say({ id: data.id, state: 'failed', message: String(error) })
    }
  )
})
