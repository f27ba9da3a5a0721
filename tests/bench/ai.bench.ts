import type { Row } from '#cli/report/bench-table.ts'
import { quantile } from '#cli/report/bench-table.ts'
import { noteWith, QUESTION } from '../fixtures/injection/material.ts'
import { callAi } from '../support/ai-client.ts'
import { startAiServer, type AiServer } from '../support/ai-server.ts'
import type { Reply } from '../support/fake-ai/reply.ts'

export const title = 'A model’s answer, word by word'
export const how =
  'The server of `npm start` with its embedded backend and a provider on the same machine that thinks for 300 ms and then writes a word every 20 ms; 20 questions one after another. Sign-in check, tokens, quote check and stream included.'

const THINKS = 300
const ROUNDS = 20
const SENTENCE = 'Chlorophyll absorbs red and blue light, and it reflects green light, which is why leaves look green.'
const ANSWER: Reply = {
  object: {
    sentences: [
      {
        basis: 'notes',
        quotes: [{ block: 3, quote: 'Chlorophyll absorbs red and blue light and reflects green light.' }],
        text: SENTENCE
      }
    ]
  },
  wait: THINKS,
  drip: 20
}

interface Round {
  /** From the question to the provider's first word, and to the student's first word. */
  readonly provider: number
  readonly student: number
  /** From the provider's first word of the sentence (not of the quotes before it) to the student's. */
  readonly passedOn: number
  /** From the question to the call of the provider, by the clock and in processor time of everybody here. */
  readonly before: number
  readonly busy: number
}

async function ask({ ai, origin }: AiServer, token: string): Promise<Round> {
  ai.requests.splice(0)
  const body = { question: QUESTION, sources: [noteWith()], mode: 'notes' }
  let heard = 0
  let busy = 0
  const spent = process.cpuUsage()
  ai.reply(() => {
    const { user, system } = process.cpuUsage(spent)
    busy = (user + system) / 1000
    return ANSWER
  })
  const started = performance.now()
  const onEvent = ({ type }: { type: string }) => void (heard ||= type === 'delta' ? performance.now() : 0)
  const { failure, times } = await callAi({ origin, feature: 'ask', body, token, onEvent })
  const sent = ai.requests[0]?.sent ?? []
  const [first, word] = [sent[0], sent.find(piece => piece.text.includes('"text":"Chlorophyll'))]
  if (failure || heard === 0 || !first || !word) throw new Error(`no word came: ${failure?.code ?? times.length}`)
  return {
    provider: first.at - started,
    student: heard - started,
    passedOn: heard - word.at,
    before: first.at - started - THINKS,
    busy
  }
}

export async function measure(): Promise<readonly Row[]> {
  const server = await startAiServer()
  try {
    const { token } = await server.student('bench@example.org')
    await ask(server, token)
    const rounds: Round[] = []
    for (let round = 0; round < ROUNDS; round += 1) rounds.push(await ask(server, token))
    const of = (name: keyof Round): number =>
      quantile(
        rounds.map(round => round[name]),
        0.5
      )
    const added = quantile(
      rounds.map(({ before, passedOn }) => before + passedOn),
      0.5
    )
    return [
      {
        what: 'added to the provider’s first word of a sentence',
        value: `${added.toFixed(0)} median (${of('before').toFixed(0)} before it is asked, ${of('passedOn').toFixed(0)} passing it on)`,
        bar: 'median ≤ 100 ms',
        isMet: added <= 100
      },
      {
        what: 'processor time until the provider is asked (client, server, database)',
        value: `${of('busy').toFixed(0)} median`
      },
      {
        what: 'first word on the screen after the provider’s first',
        value: `${(of('student') - of('provider')).toFixed(0)} median: the sentence’s quote comes first and is checked`
      }
    ]
  } finally {
    await server.close()
  }
}
