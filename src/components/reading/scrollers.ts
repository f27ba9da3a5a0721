/** What is wider than the page can be reached by the keyboard, so that it can be scrolled; what fits is no stop. */
export function reachScrollers(): void {
  for (const part of document.querySelectorAll<HTMLElement>('.reading :is(table, figure, pre, .formula)'))
    if (part.scrollWidth > part.clientWidth) part.tabIndex = 0
    else part.removeAttribute('tabindex')
}

reachScrollers()
addEventListener('resize', reachScrollers)
