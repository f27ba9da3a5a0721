/** The toggle menu of a phone: closes by a link, Escape, a press beside it and a wider window; locks the page's scroll. */
export class SiteMenu extends HTMLElement {
  connectedCallback(): void {
    const button = this.querySelector('button')
    const list = this.querySelector('nav')
    if (!button || !list) return
    const show = (open: boolean): void => {
      list.hidden = !open
      button.setAttribute('aria-expanded', String(open))
      document.documentElement.classList.toggle('scroll-locked', open)
    }
    const closeOutside = ({ target }: { target: EventTarget | null }): void => {
      if (!list.hidden && target instanceof Node && !this.contains(target)) show(false)
    }
    button.addEventListener('click', () => show(list.hidden !== false))
    list.addEventListener('click', event => {
      if (event.target instanceof Element && event.target.closest('a, button')) show(false)
    })
    this.addEventListener('keydown', event => {
      if (event.key !== 'Escape' || list.hidden) return
      show(false)
      button.focus()
    })
    document.addEventListener('pointerdown', closeOutside)
    document.addEventListener('focusin', closeOutside)
    matchMedia('(min-width: 44rem)').addEventListener('change', () => show(false))
    addEventListener('pageshow', () => show(false))
  }
}
