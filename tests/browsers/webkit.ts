import { globSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { freePort } from '#cli/process/free-port.ts'
import { ANSWERS_WITHIN, sourceOf, spawnGroup, until, type Browser, type Kind } from './browser.ts'

/** The small browser that comes with the library. */
const BROWSER = globSync('/usr/lib/*/webkit2gtk-4.1/MiniBrowser')[0]

async function ask(address: string, body: object): Promise<unknown> {
  const answer = await fetch(address, { method: 'POST', body: JSON.stringify(body) })
  const { value } = (await answer.json()) as { value: unknown }
  if (!answer.ok) throw new Error((value as { message: string }).message)
  return value
}

/** A script gives its value to the last of its arguments (W3C WebDriver, "Execute Async Script"). */
const asScript = (expression: string): string =>
  `const give = arguments[arguments.length - 1]; (${expression}).then(give, error => give('!' + error))`

async function open(profile: string): Promise<Browser> {
  mkdirSync(profile, { recursive: true })
  if (!BROWSER) throw new Error('webkit2gtk-driver is not there.')
  const screen = spawnGroup('Xvfb', ['-displayfd', '1', '-screen', '0', '1440x900x24', '-nolisten', 'tcp'])
  const end: (() => Promise<void>)[] = [screen.kill]
  const kill = async (): Promise<void> => {
    for (const one of end.toReversed()) await one()
  }
  try {
    const display = await until('Xvfb shows its number', () => /^(\d+)\n/.exec(screen.said())?.[1])
    const port = await freePort()
    const driver = spawnGroup('WebKitWebDriver', [`--port=${port}`], {
      DISPLAY: `:${display}`,
      GDK_BACKEND: 'x11',
      HOME: profile,
      XDG_DATA_HOME: join(profile, 'data'),
      XDG_CACHE_HOME: join(profile, 'cache'),
      XDG_CONFIG_HOME: join(profile, 'config'),
      LIBGL_ALWAYS_SOFTWARE: '1',
      WEBKIT_DISABLE_DMABUF_RENDERER: '1'
    })
    end.push(driver.kill)
    const server = `http://127.0.0.1:${port}`
    await until('the driver answers', () =>
      fetch(`${server}/status`).then(
        ({ ok }) => ok || undefined,
        () => undefined
      )
    )
    const { sessionId } = (await ask(`${server}/session`, {
      capabilities: {
        alwaysMatch: {
          timeouts: { script: ANSWERS_WITHIN, pageLoad: 60_000 },
          // Pages that fade into each other end the browser's process (WebKitGTK 2.50).
          'webkitgtk:browserOptions': {
            binary: BROWSER,
            args: [
              '--automation',
              '--features=-CrossDocumentViewTransitions',
              '--enable-write-console-messages-to-stdout=true'
            ]
          }
        }
      }
    })) as { sessionId: string }
    const session = `${server}/session/${sessionId}`
    return {
      goto: async url => {
        await ask(`${session}/url`, { url })
      },
      run: async (act, ...args) => {
        const script = asScript(sourceOf(act, args))
        const text = (await ask(`${session}/execute/async`, { script, args: [] })) as string
        if (text.startsWith('!')) throw new Error(text.slice(1))
        return JSON.parse(text) as never
      },
      wrong: () => [...driver.said().matchAll(/^.*CONSOLE.* ERROR .*$/gm)].map(([line]) => line),
      kill
    }
  } catch (error) {
    await kill()
    throw error
  }
}

export const webkit: Kind = { name: 'WebKitGTK', keeps: false, open }
