import { HIDDEN_HEADINGS_MAX } from '#config/limits.ts'
import { DEFAULT_HEADINGS, PAGES } from '#config/pages.ts'
import { segments, titleFromPath } from '#lib/pages/path-title.ts'

export interface PageHeadings {
  readonly title: string
  readonly h2: readonly string[]
  readonly h3: readonly string[]
}

export interface Crumb {
  readonly name: string
  readonly path: string
  /** A segment without a page of its own is named, not linked. */
  readonly isPage: boolean
}

/** `own` is the title of an entry that stands in no table, such as an archive entry. */
export function headingsOf(path: string, own?: string): PageHeadings {
  const entry = PAGES[`/${segments(path).join('/')}`]
  if (!entry && own === undefined) return { title: titleFromPath(path), ...DEFAULT_HEADINGS }
  return {
    title: own ?? entry?.title ?? titleFromPath(path),
    h2: (entry?.h2 ?? []).slice(0, HIDDEN_HEADINGS_MAX.h2),
    h3: (entry?.h3 ?? []).slice(0, HIDDEN_HEADINGS_MAX.h3)
  }
}

/** Home and each segment, named by that segment's page title. */
export function breadcrumb(path: string, own?: string): Crumb[] {
  const parts = segments(path)
  const rest = parts.map((_, index) => {
    const at = `/${parts.slice(0, index + 1).join('/')}`
    const isLast = index === parts.length - 1
    return { name: headingsOf(at, isLast ? own : undefined).title, path: at, isPage: isLast || at in PAGES }
  })
  return [{ name: 'Home', path: '/', isPage: true }, ...rest]
}

/** schema.org BreadcrumbList. */
export function breadcrumbData(crumbs: readonly Crumb[], origin: string): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ name, path, isPage }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      ...(isPage ? { item: new URL(path, origin).href } : {})
    }))
  }
}
