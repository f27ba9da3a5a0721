import { goOn } from '#components/auth/after.ts'
import { showPanel } from '#components/auth/panels.ts'
import { AppError } from '#lib/errors.ts'
import { m } from '#messages/generated/messages.js'
import { finishGoogle } from '#stores/session.ts'
import { wordsFor } from '#stores/words.ts'

function fail(words: string): void {
  const place = document.querySelector('[data-fill="failed"]')
  if (place) place.textContent = words
  showPanel('failed')
}

/** The backend names an error in the query or behind the hash; its text is never shown. */
function refusalIn(address: Location): unknown {
  for (const part of [address.search, address.hash.slice(1)]) {
    const query = new URLSearchParams(part)
    const code = query.get('error_code')
    if (code) return new AppError('invalid', code, { cause: { code, message: code } })
    if (query.has('error')) return 'refused'
  }
  return null
}

/** Back from Google, or here with nothing usable. A session planted in the address is never taken up. */
export async function finishCallback(): Promise<void> {
  const refusal = refusalIn(location)
  const code = new URLSearchParams(location.search).get('code')
  history.replaceState(null, '', location.pathname)
  if (refusal) return fail(refusal === 'refused' ? m.auth_callback_refused() : wordsFor(refusal))
  if (!code) return fail(m.auth_callback_empty())
  showPanel('working')
  try {
    await finishGoogle(code)
    goOn()
  } catch (error) {
    fail(wordsFor(error))
  }
}
