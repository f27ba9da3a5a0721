/** One benchmark on the page that keeps them: its title, and everything below it. */
export interface Section {
  readonly title: string
  readonly text: string
}

function sectionsOf(page: string): Section[] {
  return page
    .split(/^## /m)
    .slice(1)
    .map(part => {
      const [title = '', ...rest] = part.split('\n')
      return { title, text: rest.join('\n').trim() }
    })
}

/** The page with the sections measured now in the places of those of the same title; new ones stand at the end. */
export function pageOf(head: string, kept: string, measured: readonly Section[]): string {
  const now = new Map(measured.map(one => [one.title, one]))
  const old = sectionsOf(kept)
  const added = measured.filter(one => !old.some(other => other.title === one.title))
  const all = [...old.map(one => now.get(one.title) ?? one), ...added]
  return `${head}\n\n${all.map(({ title, text }) => `## ${title}\n${text}\n`).join('\n')}`
}
