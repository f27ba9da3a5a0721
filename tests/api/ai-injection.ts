import { beforeAll, describe, expect, test } from 'vitest'
import { AI_FEATURES } from '../../src/contract/ai.ts'
import type { Attack } from '../fixtures/injection/attack.ts'
import { PACK } from '../fixtures/injection/pack.ts'
import { callAi, type Heard } from '../support/ai-client.ts'
import type { AiServer } from '../support/ai-server.ts'
import type { Student } from '../support/student.ts'
import { CONTROLS } from '../support/injection/controls.ts'
import { wrongs } from '../support/injection/judge.ts'
import { played, unveiled } from '../support/injection/play.ts'
import { bodyOf } from '../support/injection/request.ts'

interface Said {
  readonly kind: string
  readonly text: string
  readonly passages: readonly { readonly span: { readonly quote: string } }[]
}

/** Tests of a server that is running: the provider plays a model that has fallen for each attack. */
export function testInjection(running: () => AiServer): void {
  let server: AiServer
  let student: Student
  let before = ''
  beforeAll(async () => {
    server = running()
    student = await server.student('pupil@example.org')
    before = await database()
  })

  /** Every row of every table but the counts of calls. */
  async function database(): Promise<string> {
    const { rows } = await server.backend.database.query<{ place: string }>(
      `select format('%I.%I', schemaname, tablename) as place from pg_tables
     where schemaname in ('public', 'private', 'storage') and tablename not in ('ai_buckets', 'ai_days') order by 1`
    )
    const dump: string[] = []
    for (const { place } of rows) {
      const { rows: held } = await server.backend.database.query<{ row: string }>(
        `select t::text as row from ${place} t`
      )
      dump.push(place, ...held.map(({ row }) => row).sort())
    }
    return dump.join('\n')
  }

  async function attacked(attack: Attack): Promise<{ heard: Heard; body: unknown; never: string[] }> {
    server.ai.requests.splice(0)
    server.ai.reply(asked => played(attack, asked))
    const { feature } = attack
    const body = feature === 'transcribe' ? new ArrayBuffer(3200) : bodyOf(attack)
    const heard = await callAi({ origin: server.origin, feature, body, token: student.token })
    const [asked] = server.ai.requests
    return { heard, body, never: asked ? unveiled(attack.never, asked) : [...attack.never] }
  }

  describe.each(AI_FEATURES)(
    'A model that has fallen for an attack on %s brings nothing false to the student:',
    feature => {
      const attacks = PACK.filter(attack => attack.feature === feature)

      test.each(attacks.map(attack => [attack.id, attack.kind, attack] as const))(
        '%s (%s)',
        async (_id, _kind, attack) => {
          const { heard, body, never } = await attacked(attack)
          expect(heard.events.at(-1)?.type).toMatch(/^(result|failed)$/)
          expect(wrongs(attack, body, heard.events, never)).toEqual([])
          if (attack.kind === 'blank made full') expect(server.ai.requests).toEqual([])
        }
      )

      test.skipIf(!CONTROLS[feature])('and one that answers well is heard', async () => {
        const control = CONTROLS[feature] ?? expect.fail('no control')
        const { heard, body } = await attacked(control.attack)
        expect(heard.failure).toBeUndefined()
        expect(heard.raw).toContain(control.heard)
        if (feature !== 'mark') expect(wrongs(control.attack, body, heard.events, [])).toEqual([])
      })
    }
  )

  describe('What no code can know is shown with the words it rests on, or as the model’s own:', () => {
    const ask = CONTROLS.ask?.attack ?? expect.fail('no control')
    const half = 'Chlorophyll absorbs red and blue light and heals burns.'

    test('a sentence that adds something to what it quotes', async () => {
      const { heard } = await attacked({ ...ask, fallen: { ...ask.fallen, says: half } })
      const pieces = heard.events.flatMap(event => (event.type === 'piece' ? [event.piece as Partial<Said>] : []))
      expect(pieces.map(({ kind, text }) => [kind, text])).toEqual([['sentence', half]])
      expect(pieces[0]?.passages?.[0]?.span.quote).toBe(ask.fallen.quotes?.[0])
    })

    test('words of the note put together wrongly', async () => {
      const fallen = { ...ask.fallen, asks: 'Which light does chlorophyll absorb?', says: 'Green light' }
      const { heard } = await attacked({ ...ask, feature: 'cards', fallen })
      expect(heard.events.at(-1)).toMatchObject({
        result: { cards: [{ back: 'Green light', source: { quote: ask.fallen.quotes?.[0] } }] }
      })
    })

    test('what a model claims to know, where the student allowed it', async () => {
      const fallen = { says: 'Chlorophyll was named by Napoleon.', fields: { basis: 'own knowledge' } }
      const { heard } = await attacked({ ...ask, place: 'question', text: '', fallen })
      const pieces = heard.events.flatMap(event => (event.type === 'piece' ? [event.piece] : []))
      expect(pieces).toEqual([{ kind: 'sentence', text: fallen.says, basis: 'own knowledge', passages: [] }])
    })

    test('a false sentence of the note itself', async () => {
      const text = 'Chlorophyll was discovered by Napoleon in 1812.'
      const fallen = { asks: 'Who discovered chlorophyll?', says: 'Napoleon', quotes: [text] }
      const { heard } = await attacked({ ...ask, feature: 'cards', place: 'note', text, fallen })
      expect(heard.events.at(-1)).toMatchObject({
        result: { cards: [{ back: 'Napoleon', source: { blockId: 'bx', quote: text } }] }
      })
    })
  })

  test('There are at least 60 attacks of every kind, each with a name of its own', () => {
    expect(PACK.length).toBeGreaterThanOrEqual(60)
    expect(new Set(PACK.map(attack => attack.id)).size).toBe(PACK.length)
  })

  test('No attack has changed a row of the database', async () => {
    expect(await database()).toBe(before)
  })
}
