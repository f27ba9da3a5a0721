import { SHOWN } from '#components/search/shown.ts'
import { searchPages, type SearchHit, type SearchIndex } from '#lib/pages/search-index.ts'

let loading: Promise<SearchIndex> | undefined

function load(): Promise<SearchIndex> {
  loading ??= fetch('/search.json').then(answer => {
    if (!answer.ok) throw new Error(String(answer.status))
    return answer.json() as Promise<SearchIndex>
  })
  // A failed try must not stand for all later ones.
  loading.catch(() => (loading = undefined))
  return loading
}

function line({ path, title, kind, description }: SearchHit, sample: HTMLTemplateElement): Node {
  const item = sample.content.cloneNode(true) as DocumentFragment
  const set = (selector: string, text: string): void => {
    const place = item.querySelector(selector)
    if (place) place.textContent = text
  }
  item.querySelector('a')?.setAttribute('href', path)
  set('strong', title)
  set('em', description)
  set('span', kind)
  return item
}

/** The search field: results as one types, the words kept in the address, so that they can be shared and gone back to. */
class SearchBox extends HTMLElement {
  connectedCallback(): void {
    const form = this.querySelector('form')
    const field = this.querySelector('input')
    if (!form || !field) return
    const search = (): void => void this.show(field.value)
    form.addEventListener('submit', event => {
      event.preventDefault()
      search()
    })
    field.addEventListener('input', search)
    field.value = new URLSearchParams(location.search).get('q') ?? ''
    if (field.value) search()
  }

  async show(query: string): Promise<void> {
    const list = this.querySelector('ul')
    const sample = this.querySelector('template')
    const status = this.querySelector('[role=status]')
    if (!list || !sample || !status) return
    history.replaceState(null, '', query ? `?q=${encodeURIComponent(query.toWellFormed())}` : location.pathname)
    try {
      const hits = query.trim() === '' ? [] : searchPages(await load(), query).slice(0, SHOWN)
      // A slower answer must not replace that to newer words.
      if (this.querySelector('input')?.value !== query) return
      list.replaceChildren(...hits.map(hit => line(hit, sample)))
      const found = hits.length === 0 ? this.dataset['none'] : this.dataset['found']?.split('|')[hits.length - 1]
      status.textContent = query.trim() === '' ? '' : (found ?? '')
    } catch {
      list.replaceChildren()
      status.textContent = this.dataset['failed'] ?? ''
    }
  }
}

customElements.define('search-box', SearchBox)
