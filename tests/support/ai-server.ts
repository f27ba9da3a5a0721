import { freePort } from '#cli/process/free-port.ts'
import { workshop } from '../api/process.ts'
import { readEnv } from '../../src/server/env.ts'
import type { Backend } from '../../src/server/local/backend.ts'
import { serve } from '../../src/server/local/http/serve.ts'
import { providersAt } from './fake-ai/environment.ts'
import { startFakeAi, type FakeAi } from './fake-ai/server.ts'
import { signUpAt, type Student } from './student.ts'

export interface AiServer {
  readonly origin: string
  readonly ai: FakeAi
  readonly backend: Backend
  /** What the server wrote into its log. */
  readonly lines: readonly string[]
  readonly student: (email: string) => Promise<Student>
  readonly close: () => Promise<void>
}

const SETTINGS = {
  AI_MODEL: 'compatible:fake-1',
  AI_STRUCTURED: '1',
  AI_REQUESTS_PER_MINUTE: '1000',
  AI_TOKENS_PER_DAY: '1000000000'
}

/** The server of `npm start` with its embedded backend in this process, and a provider that does as it is told. */
export async function startAiServer(settings: Readonly<Record<string, string>> = {}): Promise<AiServer> {
  const ai = await startFakeAi()
  const shop = await workshop()
  const port = await freePort()
  const lines: string[] = []
  const folders = { CRAMLESS_DIST: shop.dist, CRAMLESS_DATA: shop.data }
  const env = { ...providersAt(ai.url), ...SETTINGS, ...folders, PORT: String(port), ...settings }
  const before = new Map(Object.keys(env).map(name => [name, process.env[name]]))
  Object.assign(process.env, env)
  const served = await serve(readEnv(env), line => void lines.push(line))
  const backend = await served.ready
  if (!backend) throw new Error('there is no backend')
  const origin = `http://127.0.0.1:${port}`
  const student = (email: string) => signUpAt(origin, email)
  const close = async (): Promise<void> => {
    await ai.close()
    await served.close()
    for (const [name, value] of before) {
      if (value === undefined) Reflect.deleteProperty(process.env, name)
      else process.env[name] = value
    }
    shop.clear()
  }
  return { origin, ai, backend, lines, student, close }
}
