import type {
  EngineAnswer,
  EngineArgs,
  EngineMethod,
  EngineOutput,
  EngineRequest,
  IndexedNote
} from '#contract/engine/worker.ts'
import { builtinEngine } from '#engine/builtin/engine.ts'
import { toAppError } from '#lib/errors.ts'

type Report = (done: number, total: number) => void
type Methods = {
  readonly [Method in EngineMethod]: (args: EngineArgs<Method>, report: Report) => Promise<EngineOutput<Method>>
}

function methods(): Methods {
  const shelf = import('#engine/builtin/ask/note-indexes.ts').then(({ NoteIndexes }) => new NoteIndexes())
  return {
    cards: args => builtinEngine.cards(...args),
    quiz: args => builtinEngine.quiz(...args),
    ask: async args => (await import('#engine/builtin/ask/ask.ts')).ask(...args),
    mark: args => builtinEngine.mark(...args),
    questions: args => builtinEngine.questions(...args),
    plan: args => builtinEngine.plan(...args),
    privateCalls: async args => (await import('#engine/model/private-cards.ts')).privateCalls(...args),
    privateCards: async args => (await import('#engine/model/private-cards.ts')).privateCards(...args),
    index: async ([notes], report) => {
      const ready = await shelf
      const indexed: IndexedNote[] = []
      for (const note of notes) {
        indexed.push(ready.index(note))
        report(indexed.length, notes.length)
      }
      return indexed
    },
    shelve: async ([put, drop]) => {
      const ready = await shelf
      ready.drop(drop)
      return ready.put(put)
    },
    learn: async ([file]) => {
      ;(await shelf).learn(file)
      return null
    },
    recall: async args => (await shelf).recall(...args),
    mean: async args => (await shelf).mean(...args),
    find: async args => (await shelf).find(...args),
    feels: async args => (await shelf).feels(...args),
    nearest: async args => (await shelf).nearest(...args)
  }
}

/** Answers requests one at a time in the order of their arrival; stopping one is done by ending the worker. */
export function engineAnswers(post: (answer: EngineAnswer) => void): (request: EngineRequest) => void {
  const known = methods()
  let queue = Promise.resolve()

  async function answer<Method extends EngineMethod>(id: number, method: Method, args: EngineArgs<Method>) {
    try {
      const result = await known[method](args, (done, total) => post({ id, state: 'working', done, total }))
      post({ id, state: 'done', result })
    } catch (error) {
      const { code, message } = toAppError(error)
      post({ id, state: 'failed', code, message })
    }
  }

  return ({ id, method, args }) => {
    queue = queue.then(() => answer(id, method, args))
  }
}
