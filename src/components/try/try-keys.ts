const ACTS = 'button, [href], input, textarea, select, summary'

/** Space shows the answer, 1 to 4 grade it; a field keeps its keys. */
export function listenToKeys(root: HTMLElement): void {
  root.addEventListener('keydown', event => {
    if (event.ctrlKey || event.metaKey || event.altKey || !(event.target instanceof HTMLElement)) return
    if (event.target.matches('input, textarea, select')) return
    const isSpace = event.key === ' ' && !event.target.matches(ACTS)
    const wanted = isSpace ? '[data-turn]' : /^[1-4]$/.test(event.key) ? `[data-grade="${event.key}"]` : undefined
    const button = wanted && root.querySelector<HTMLElement>(wanted)
    if (!button || button.closest('[hidden]')) return
    event.preventDefault()
    button.click()
  })
}
