/** A button that scrolls does nothing without a script, so it shows only where one runs. */
export function toTop(button: HTMLButtonElement): void {
  button.hidden = false
  button.addEventListener('click', () => {
    scrollTo({ top: 0, behavior: matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth' })
    document.querySelector<HTMLElement>('#content')?.focus({ preventScroll: true })
  })
}

for (const button of document.querySelectorAll<HTMLButtonElement>('[data-to-top]')) toTop(button)
