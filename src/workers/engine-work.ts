import type { EngineMethods, IndexedNote } from '#contract/engine/worker.ts'
import { builtinEngine } from '#engine/builtin/engine.ts'
import type { Work } from '#workers/answers.ts'

/** What the engine's worker does. */
export function engineWork(): Work<EngineMethods> {
  const shelf = import('#engine/builtin/ask/note-indexes.ts').then(({ NoteIndexes }) => new NoteIndexes())
  return {
    cards: args => builtinEngine.cards(...args),
    quiz: args => builtinEngine.quiz(...args),
    ask: args => builtinEngine.ask(...args),
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
