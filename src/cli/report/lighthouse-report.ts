import { quantile } from '#cli/report/bench-table.ts'
import { markdownTable } from '#cli/report/markdown-table.ts'

/** What we read of a report of Lighthouse. */
export interface Report {
  readonly categories: Readonly<
    Record<string, { readonly score: number | null; readonly auditRefs: readonly AuditRef[] }>
  >
  readonly audits: Readonly<Record<string, Audit>>
}

interface AuditRef {
  readonly id: string
  readonly weight: number
}

interface Audit {
  readonly title: string
  readonly score: number | null
  readonly numericValue?: number
  readonly displayValue?: string
}

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const
const METRICS = [
  ['first-contentful-paint', 0],
  ['largest-contentful-paint', 0],
  ['total-blocking-time', 0],
  ['cumulative-layout-shift', 3],
  ['total-byte-weight', 0]
] as const

export interface Measured {
  readonly path: string
  readonly reports: readonly Report[]
}

function scores({ reports }: Measured, category: string): number[] {
  return reports.map(({ categories }) => Math.round((categories[category]?.score ?? 0) * 100))
}

function score(measured: Measured, category: string): string {
  const all = scores(measured, category)
  const [least, most] = [Math.min(...all), Math.max(...all)]
  return least === most ? String(least) : `${quantile(all, 0.5)} (${least}–${most})`
}

function metric({ reports }: Measured, id: string, digits: number): string {
  const values = reports.map(({ audits }) => audits[id]?.numericValue ?? Number.NaN)
  return (id === 'total-byte-weight' ? quantile(values, 0.5) / 1000 : quantile(values, 0.5)).toFixed(digits)
}

/** Medians of each page's runs, one line a page; a range where the runs differ. */
export function summary(pages: readonly Measured[]): string {
  const head = ['Page', 'Performance', 'Accessibility', 'Best practices', 'SEO']
  return markdownTable(
    [...head, 'FCP ms', 'LCP ms', 'TBT ms', 'CLS', 'kB'],
    pages.map(page => [
      page.path,
      ...CATEGORIES.map(category => score(page, category)),
      ...METRICS.map(([id, digits]) => metric(page, id, digits))
    ])
  )
}

/** Every audit that counts and took a point in some run, with what it said there. */
export function lostPoints(pages: readonly Measured[]): string[] {
  return pages.flatMap(({ path, reports }) => {
    const causes = new Map<string, string>()
    for (const { categories, audits } of reports)
      for (const category of CATEGORIES)
        for (const { id, weight } of categories[category]?.auditRefs ?? []) {
          const audit = audits[id]
          if (weight > 0 && audit && audit.score !== null && audit.score < 0.995 && !causes.has(id))
            causes.set(id, `${audit.title} (${audit.displayValue ?? `score ${audit.score}`})`)
        }
    return causes.size === 0 ? [] : [`${path}: ${[...causes.values()].join('; ')}`]
  })
}

/** What must hold on any machine: speed depends on what else runs, these do not. */
export function broken(pages: readonly Measured[]): string[] {
  return pages.flatMap(page => {
    const short = CATEGORIES.slice(1).filter(category => scores(page, category).some(value => value < 100))
    const shift = page.reports.some(({ audits }) => (audits['cumulative-layout-shift']?.numericValue ?? 1) > 0.001)
    return [...short.map(category => `${page.path}: ${category} below 100`), ...(shift ? [`${page.path}: shifts`] : [])]
  })
}
