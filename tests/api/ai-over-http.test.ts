import { afterAll, beforeAll, describe } from 'vitest'
import { startAiServer, type AiServer } from '../support/ai-server.ts'
import { testFailures } from './ai-failures.ts'
import { testGuard } from './ai-guard.ts'
import { testInjection } from './ai-injection.ts'

// One server for all of them: starting its database costs more than most of the tests.
let server: AiServer
beforeAll(async () => {
  server = await startAiServer({
    AI_TIMEOUT_SECONDS: '8',
    AI_TOKENS_PER_DAY: '50000000',
    AI_STT_MODEL: 'compatible:whisper-1'
  })
})
afterAll(() => server.close())
const running = (): AiServer => server

describe('A provider that fails', () => testFailures(running))
describe('Who asks, and how much', () => testGuard(running))
describe('A provider that lies', () => testInjection(running))
