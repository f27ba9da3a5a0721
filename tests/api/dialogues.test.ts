import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { AskTurn } from '../../src/contract/engine/ask.ts'
import type { Source } from '../../src/contract/engine/engine.ts'
import type { AiEvent } from '../../src/contract/ai.ts'
import { askPiece } from '../../src/contract/engine/pieces.ts'
import type { Round } from '../../src/domain/dialogue/dialogue.ts'
import { builtinEngine } from '../../src/engine/builtin/engine.ts'
import { ask } from '../../src/server/ai/ask/ask.ts'
import { itemsOf, noteOf } from '../support/dialogue/material.ts'
import { transcriptOf, type Act, type WordHint } from '../support/dialogue/play.ts'
import { spoilt } from '../support/dialogue/read.ts'
import type { Asked } from '../support/fake-ai/asked.ts'
import { fakeModels } from '../support/fake-ai/models.ts'
import type { Reply } from '../support/fake-ai/reply.ts'
import { startFakeAi, type FakeAi } from '../support/fake-ai/server.ts'

const FOLDER = 'tests/fixtures/dialogues'
/** Ten notes and ten students: each is lost, wrong, half right, impatient or quick in another order. */
const SCRIPTS: readonly (readonly [note: string, ...acts: (readonly Act[])[]])[] = [
  ['biology-prose', ['lost', 'half', 'right'], ['right'], ['tell', 'tell', 'give-up']],
  ['chemistry-notes', ['half', 'rest', 'right'], ['other', 'lost', 'right'], ['skip']],
  ['economics-notes', ['tell', 'half', 'tell', 'right'], ['right'], ['right']],
  ['physics-notes', ['other', 'other', 'other', 'other', 'other'], ['half', 'right'], ['lost', 'right']],
  ['history-prose', ['hint', 'hint', 'half', 'right'], ['lost', 'lost', 'lost', 'right'], ['right']],
  ['geography-notes', ['right'], ['lost', 'lost', 'half', 'lost', 'lost', 'right'], ['give-up']],
  ['third-english-macbeth-notes', ['tell', 'lost', 'right'], ['half', 'other', 'right'], ['right']],
  ['third-history-weimar-germany-notes', ['lost', 'hint', 'hint', 'right'], ['other', 'right'], ['tell', 'give-up']],
  ['fourth-biology-immunity-notes', ['half', 'lost', 'rest', 'right'], ['hint', 'right'], ['lost', 'half', 'right']],
  [
    'second-physics-radioactivity-lecture',
    ['lost', 'tell', 'hint', 'lost', 'lost'],
    ['right'],
    ['half', 'half', 'right']
  ]
]

let ai: FakeAi
beforeAll(async () => void (ai = await startFakeAi()))
afterAll(() => ai.close())

const mark = builtinEngine.mark.bind(builtinEngine)

/** The scripted model: it blurts out the answer, says it in two halves, breaks down, obeys the note, and sometimes hints. */
function scripted(): (asked: Asked) => Reply {
  let call = 0
  return ({ prompt }) => {
    const blocks = [...prompt.matchAll(/^\[(\d+)\] (?:\([a-z-]+\) )?(.+)$/gm)]
    const answer = blocks.find(([, , words = '']) => words.includes(wanted))
    const [, number = '1', text = ''] = answer ?? blocks[call % Math.max(1, blocks.length)] ?? []
    const words = text.split(' ')
    const middle = Math.ceil(words.length / 2)
    const item = (said: string) => ({ basis: 'notes', quotes: [{ block: Number(number), quote: text }], text: said })
    const hint = item('Which words of the question have you not answered yet?')
    call += 1
    const sayings: readonly Reply[] = [
      { object: { sentences: [item(text), hint] } },
      { object: { sentences: [hint] } },
      {
        object: { sentences: [item(`${words.slice(0, middle).join(' ')}.`), item(`${words.slice(middle).join(' ')}.`)] }
      },
      { fail: 500 },
      {
        object: { sentences: [item(`Is it this: ${text}?`), item('Begin with what you wrote: what does it explain?')] }
      },
      { text: 'The answer is in the note, here it is.' }
    ]
    return sayings[(call - 1) % sayings.length] ?? { fail: 500 }
  }
}

/** The sentence that answers the question of the round: what the scripted model tries to say. */
let wanted = ''

function modelHint(note: Source): WordHint {
  const models = fakeModels(ai, { AI_MODEL: 'compatible:fake-1', AI_STRUCTURED: '1' })
  return async ({ item, written }: Round) => {
    wanted = item.source?.quote ?? item.question
    const turns: AskTurn[] = [
      { role: 'engine', text: item.question },
      ...written.slice(0, -1).map(text => ({ role: 'student' as const, text }))
    ]
    const events: AiEvent[] = []
    const run = {
      models,
      signal: new AbortController().signal,
      emit: (event: AiEvent) => void events.push(event),
      spent: () => undefined
    }
    const question = written.at(-1) ?? item.question
    const answered = await ask({ question, sources: [note], mode: 'notes', style: 'socratic', turns }, run).catch(
      () => null
    )
    const pieces = events.flatMap(event => (event.type === 'piece' ? [askPiece.parse(event.piece)] : []))
    return answered && pieces.flatMap(piece => (piece.kind === 'sentence' ? [piece.text] : []))
  }
}

const KINDS = ['socratic', 'quiz', 'socratic-with-model'] as const
const cases = KINDS.flatMap(kind => SCRIPTS.map(([name, ...acts], at) => ({ kind, name, acts, at })))

/** The transcripts kept are such runs of one day: `WRITE_DIALOGUES=1 npx vitest run tests/api/dialogues.test.ts` writes them anew. */
test.each(cases)('$kind with $name never gives an answer before the last hint', async ({ kind, name, acts, at }) => {
  const note = noteOf(name)
  const items = await itemsOf(note, acts.length)
  ai.reply(scripted())
  const by =
    kind === 'socratic-with-model' ? 'fake-1, a scripted model, and the built-in engine' : 'the built-in engine'
  const transcript = await transcriptOf({
    title: `${kind === 'quiz' ? 'Quiz me' : 'Socratic'} on ${name}, by ${by}`,
    mode: kind === 'quiz' ? 'quiz' : 'socratic',
    items,
    acts,
    mark,
    ...(kind === 'socratic-with-model' && { wordHint: { by: 'fake-1', word: modelHint(note) } })
  })
  if (process.env['WRITE_DIALOGUES'] === '1')
    writeFileSync(`${FOLDER}/${kind}-${String(at + 1).padStart(2, '0')}.txt`, transcript)
  expect(spoilt(transcript)).toEqual([])
})

const files = globSync(`${FOLDER}/*.txt`).sort()

test('ten transcripts of each kind are kept', () => {
  for (const kind of KINDS)
    expect(files.filter(file => new RegExp(`/${kind}-\\d\\d\\.txt$`).test(file))).toHaveLength(10)
})

test.each(files)('%s does not give an answer before the last hint', file => {
  expect(spoilt(readFileSync(file, 'utf8'))).toEqual([])
})

test('the check sees an answer that came too early', () => {
  const early = [
    'Tutor [ask]: Why are leaves green?',
    'Student: no idea',
    'Tutor [hint gaps]: Chlorophyll reflects green light',
    'Tutor [shown]: The answer: / Chlorophyll reflects green light (missing) / From “Plants”: “x”'
  ].join('\n')
  expect(spoilt(early)).toHaveLength(1)
})
