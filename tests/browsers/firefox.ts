import { mkdirSync } from 'node:fs'
import { ANSWERS_WITHIN, sourceOf, spawnGroup, until, type Browser, type Kind } from './browser.ts'

interface Answer {
  readonly id?: number
  readonly type: 'success' | 'error' | 'event'
  readonly method?: string
  readonly params?: { readonly level?: string; readonly text?: string | null }
  readonly result?: unknown
  readonly message?: string
}

type Ask = (method: string, params: object) => Promise<unknown>

/** WebDriver BiDi as far as a walk needs it (https://w3c.github.io/webdriver-bidi/). */
async function connect(address: string, wrong: string[]): Promise<Ask> {
  const socket = new WebSocket(address)
  const waiting = new Map<number, { give: (result: unknown) => void; fail: (error: Error) => void }>()
  socket.addEventListener('message', ({ data }: MessageEvent<string>) => {
    const answer = JSON.parse(data) as Answer
    if (answer.method === 'log.entryAdded' && answer.params?.level === 'error') wrong.push(answer.params.text ?? '')
    const asked = waiting.get(answer.id ?? -1)
    if (answer.type === 'error') asked?.fail(new Error(answer.message))
    else asked?.give(answer.result)
  })
  socket.addEventListener('close', () => {
    for (const { fail } of waiting.values()) fail(new Error('The browser is gone.'))
  })
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve)
    socket.addEventListener('error', () => reject(new Error(`No answer at ${address}`)))
  })
  let last = 0
  return (method, params) =>
    new Promise((give, fail) => {
      if (socket.readyState !== WebSocket.OPEN) throw new Error('The browser is gone.')
      last += 1
      waiting.set(last, { give, fail })
      if (method === 'script.evaluate')
        AbortSignal.timeout(ANSWERS_WITHIN).addEventListener('abort', () =>
          fail(new Error('The page does not answer.'))
        )
      socket.send(JSON.stringify({ id: last, method, params }))
    })
}

async function open(profile: string): Promise<Browser> {
  mkdirSync(profile, { recursive: true })
  const browser = spawnGroup(
    'firefox-esr',
    ['--headless', '--no-remote', '--remote-debugging-port=0', '--profile', profile],
    { MOZ_DISABLE_CONTENT_SANDBOX: '1', HOME: profile }
  )
  try {
    const address = await until('Firefox listens', () => /BiDi listening on (ws:\S+)/.exec(browser.said())?.[1])
    const wrong: string[] = []
    const ask = await connect(`${address}/session`, wrong)
    await ask('session.new', { capabilities: {} })
    await ask('session.subscribe', { events: ['log.entryAdded'] })
    const { context } = (await ask('browsingContext.create', { type: 'tab' })) as { context: string }
    return {
      goto: async url => {
        await ask('browsingContext.navigate', { context, url, wait: 'complete' })
      },
      run: async (act, ...args) => {
        const expression = sourceOf(act, args)
        const said = (await ask('script.evaluate', { expression, target: { context }, awaitPromise: true })) as {
          result?: { value: string }
          exceptionDetails?: { text: string }
        }
        if (!said.result) throw new Error(said.exceptionDetails?.text ?? 'no answer')
        return JSON.parse(said.result.value) as never
      },
      wrong: () => wrong,
      kill: browser.kill
    }
  } catch (error) {
    await browser.kill()
    throw error
  }
}

export const firefox: Kind = { name: 'Firefox ESR', keeps: true, open }
