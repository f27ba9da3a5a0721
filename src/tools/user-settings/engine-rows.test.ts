import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { capabilitiesWith } from '../../../tests/support/ai-endpoint.ts'
import { AI_FEATURES, type AiFeature } from '#contract/ai.ts'
import { m } from '#messages/generated/messages.js'
import { engineRows, HAS_SCREEN } from '#tools/user-settings/engine-rows.ts'

const TOOLS = new URL('..', import.meta.url)

/** How a screen asks for a task (data/study.ts, data/ask/ask-notes.ts). */
const callOf = (feature: AiFeature) => (feature === 'ask' ? /\baskNotes\b/ : new RegExp(`\\bstudy\\.${feature}\\b`))

test('the settings name engines only for tasks that have a screen', () => {
  const files = readdirSync(TOOLS, { recursive: true, encoding: 'utf8' })
  const sources = files.filter(name => /\.tsx?$/.test(name) && !name.endsWith('.test.ts'))
  const code = sources.map(name => readFileSync(new URL(name, TOOLS), 'utf8')).join('\n')
  const used = AI_FEATURES.filter(feature => callOf(feature).test(code))
  expect(AI_FEATURES.filter(feature => HAS_SCREEN[feature])).toEqual(used)
  expect(engineRows(null, null)).toHaveLength(used.length)
})

test('a row names the model that would answer, and the built-in engine without one', () => {
  const { features } = capabilitiesWith('server-1')
  const cards = m.settings_engine_cards()
  expect(engineRows(features, 'Browser model')[0]).toEqual({ task: cards, engine: 'Browser model' })
  expect(engineRows(features, null)[0]).toEqual({ task: cards, engine: m.settings_engine_builtin() })
})
