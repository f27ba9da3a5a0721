import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { capabilitiesWith } from '../../../../tests/support/ai-endpoint.ts'
import { AI_FEATURES, type AiFeature } from '#contract/ai.ts'
import type { Shown } from '#data/ai/capabilities.ts'
import { m } from '#messages/generated/messages.js'
import { engineRows, engineStatus, TASKS } from '#tools/user-settings/engines/engine-rows.ts'

const TOOLS = new URL('../..', import.meta.url)

/** How a screen asks for a task (data/ai/study.ts). */
const callOf = (feature: AiFeature) => new RegExp(`\\bstudy\\.${feature}\\b`)

test('the settings name engines only for tasks that have a screen', () => {
  const files = readdirSync(TOOLS, { recursive: true, encoding: 'utf8' })
  const sources = files.filter(name => /\.tsx?$/.test(name) && !name.endsWith('.test.ts'))
  const code = sources.map(name => readFileSync(new URL(name, TOOLS), 'utf8')).join('\n')
  const used = AI_FEATURES.filter(feature => callOf(feature).test(code))
  expect(TASKS).toEqual(used)
  expect(engineRows(NONE).map(({ model }) => model)).toEqual(TASKS.map(() => null))
})

const NONE = { cards: null, quiz: null, ask: null, mark: null, plan: null }

/** A server with a model for these tasks alone. */
const offering = (...features: AiFeature[]): Shown => ({
  state: 'offered',
  offered: capabilitiesWith('server-1', features)
})

test.each<[string, Shown, string | null, string]>([
  ['a model of the server', offering('cards'), 'server-1', ''],
  ['the browser’s own model on a static host', { state: 'none' }, 'Browser model', ''],
  ['the browser’s own model without a network', { state: 'unreachable' }, 'Browser model', ''],
  ['the browser’s own model, wanted and away', offering('cards'), null, ''],
  ['no model', { state: 'none' }, null, m.settings_engine_none()],
  ['a model for plans alone', offering('plan'), null, ''],
  ['models for tasks alone that have no screen', offering('questions', 'transcribe'), null, m.settings_engine_none()],
  ['no answer', { state: 'unreachable' }, null, m.settings_engine_unreachable()],
  ['no answer yet', { state: 'asking' }, null, m.settings_engine_asking()]
])('what stands beside the rows does not contradict them: %s', (_, offer, cardModel, said) => {
  expect(engineStatus(offer, engineRows({ ...NONE, cards: cardModel }))).toBe(said)
})
