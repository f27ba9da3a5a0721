import { until, type Browser } from './browser.ts'

// Each runs in the page by itself, so none may use another. WebKitGTK's driver hangs on keys after a navigation inside
// the app, so all go by the elements' own events.

function pressIt(name: string): true | undefined {
  const textOf = (one: Element): string => (one.ariaLabel ?? one.textContent).trim()
  const all = [...document.querySelectorAll<HTMLElement>('button, a[href], summary')].filter(
    one => one.checkVisibility() && !one.matches(':disabled, [aria-disabled=true]')
  )
  const found = all.find(one => textOf(one) === name) ?? all.find(one => textOf(one).startsWith(name))
  found?.click()
  return found && true
}

/** The input itself: a click on its label alone is not heard in every browser that is driven. */
function tickIt(name: string): true | undefined {
  const label = [...document.querySelectorAll('label')].find(one => one.textContent.trim().startsWith(name))
  const input = label?.querySelector('input')
  if (input && !input.checked) input.click()
  return input?.checked === true || undefined
}

function fillIt(name: string, value: string): true | undefined {
  const field = [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')].find(
    one => one.checkVisibility() && (one.ariaLabel === name || one.labels?.[0]?.textContent.trim() === name)
  )
  if (!field) return undefined
  field.focus()
  // React hears of a value only when it is set past its own watch over it.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value)
  field.dispatchEvent(new Event('input', { bubbles: true }))
  field.dispatchEvent(new Event('change', { bubbles: true }))
  return true
}

const showsIt = (text: string): true | undefined => document.body.innerText.includes(text) || undefined
const standsAt = (path: string): true | undefined => location.pathname.startsWith(path) || undefined

/** What a student does, each as soon as the screen lets them. */
export function hands({ run }: Browser) {
  const when =
    <Args extends readonly string[]>(what: string, act: (...args: Args) => true | undefined) =>
    async (...args: Args): Promise<void> => {
      try {
        await until(`${what} “${args.join(', ')}”`, async () => (await run(act, ...args)) ?? undefined)
      } catch (error) {
        throw new Error(`${String(error)}\n${await run(() => `${location.href}\n${document.body.innerText}`)}`, {
          cause: error
        })
      }
    }
  return {
    press: when('a button', pressIt),
    tick: when('a box', tickIt),
    fill: when('a field', fillIt),
    shows: when('the words', showsIt),
    isAt: when('the page', standsAt)
  }
}
