import 'fake-indexeddb/auto'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { capabilitiesWith, sendEvents, startAiEndpoint, type AiEndpoint } from '../../../tests/support/ai-endpoint.ts'
import { enginePorts } from '../../../tests/support/engine-port.ts'
import { AI_FEATURES } from '#contract/ai.ts'
import { capabilitiesOf, unlessOff } from '#data/ai/capabilities.ts'
import { wholeAnswer } from '#data/ai/model.ts'
import { studyWith } from '#data/ai/study.ts'
import { eraseWorkspace, openWorkspace } from '#data/read/workspace.ts'
import type { EngineMethods } from '#contract/engine/worker.ts'
import { workerClient } from '#data/workers/client.ts'
import { savePreferences } from '#data/write/preferences.ts'
import { sourceFromText } from '#engine/source-text.ts'
import { newId } from '#lib/ids.ts'

const SOURCE = sourceFromText('n', 'Cells', 'Osmosis is the movement of water through a partially permeable membrane.')
const ALL = capabilitiesWith('fake-1', [...AI_FEATURES])

let user: string
let endpoint: AiEndpoint
beforeEach(async () => {
  user = newId()
  endpoint = await startAiEndpoint()
  endpoint.reply((_asked, response) => sendEvents(response, []))
  await openWorkspace(user)
})
afterEach(async () => {
  await eraseWorkspace(user)
  await endpoint.close()
})

test('whoever wants no model is offered none, and the server is not even asked', async () => {
  endpoint.reply((_asked, response) => void response.end(JSON.stringify(ALL)))
  const known = unlessOff(capabilitiesOf(endpoint.network))
  await savePreferences({ noModel: true })
  expect(await known.read()).toEqual({ state: 'none' })
  expect(endpoint.asked).toEqual([])
  await savePreferences({ noModel: false })
  expect(await known.read()).toEqual({ state: 'offered', offered: ALL })
})

test('no task of any room reaches the wire, not even of a screen that still thinks there is a model', async () => {
  await savePreferences({ noModel: true })
  const study = studyWith({
    engine: workerClient<EngineMethods>(enginePorts().open),
    network: endpoint.network,
    read: () => Promise.resolve(ALL)
  })
  expect((await study.cards(SOURCE)).result.engine.kind).toBe('builtin')
  expect((await study.quiz([SOURCE])).result.engine.kind).toBe('builtin')
  for (const feature of AI_FEATURES)
    await expect(wholeAnswer(feature, {} as never, { network: endpoint.network }), feature).rejects.toMatchObject({
      code: 'refused'
    })
  expect(endpoint.asked).toEqual([])
})
