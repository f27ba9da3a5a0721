/** One benchmark on the page that keeps them: its title, and everything below it. */
export interface Section {
  readonly title: string
  readonly text: string
}

const HEAD =
  '# Benchmarks\n\nThe last tables of `npm run bench -- --write`. Times in milliseconds unless the row says otherwise. A section says on which machine it was measured and at which load average (over 1, 5 and 15 minutes): the more that exceeds the number of processors, the longer are times measured by the clock than they need be.'
const OLD = ' A section without that line was measured before it was written down.'

const MACHINE = 'Measured on '

export function machineLine(machine: string, load: readonly number[]): string {
  return `${MACHINE}${machine}; load average at the end ${load.map(average => average.toFixed(1)).join(', ')}.`
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
export function pageOf(kept: string, measured: readonly Section[]): string {
  const now = new Map(measured.map(one => [one.title, one]))
  const old = sectionsOf(kept)
  const added = measured.filter(one => !old.some(other => other.title === one.title))
  const all = [...old.map(one => now.get(one.title) ?? one), ...added]
  const isOld = all.some(({ text }) => !text.split('\n').some(line => line.startsWith(MACHINE)))
  return `${HEAD}${isOld ? OLD : ''}\n\n${all.map(({ title, text }) => `## ${title}\n${text}\n`).join('\n')}`
}
