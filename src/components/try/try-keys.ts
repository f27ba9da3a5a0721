import { placeOf, readKey } from '#lib/keys/read-key.ts'
import { $hasSingleKeys } from '#stores/single-keys.ts'

/** The keys of a review: one shows the answer, four grade it. */
export function listenToKeys(root: HTMLElement): void {
  root.addEventListener('keydown', event => {
    const key = readKey('review', event, placeOf(event.target, false), $hasSingleKeys.get())
    const wanted = key?.act === 'show' ? '[data-turn]' : key?.act === 'grade' ? `[data-grade="${key.at + 1}"]` : null
    const button = wanted === null ? null : root.querySelector<HTMLElement>(wanted)
    if (!button || button.closest('[hidden]')) return
    event.preventDefault()
    button.click()
  })
}
