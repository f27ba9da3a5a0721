import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'

const STATIC = /(?:\bimport|\bexport)\s*(?:[\w$*{}\s,]+?\s*from\s*)?["'](\.{1,2}\/[^"']+\.js)["']/g
const DYNAMIC = /\bimport\(\s*[`"']([^`"'$]+\.js)[`"']\s*[),]/g
const ASSET =
  /["'`](?:\/_astro\/|\.\/|_astro\/)?([\w.~-]+\.[\w-]{8}\.(?:js|css|woff2|wasm)|[\w.~-]+-[\w-]{8}\.(?:js|css|woff2|wasm))["'`]/g
const PAGE_FILE = /["'](\/_astro\/[^"']+\.(?:js|css|woff2))["']/g

/** Files of the built site that a set of pages loads, as paths below the site's folder. */
export interface Graph {
  /** Named in the pages, or imported statically from there. */
  readonly first: ReadonlySet<string>
  /** Reached only by a dynamic import, a worker or a named asset. */
  readonly later: ReadonlySet<string>
}

function names(pattern: RegExp, text: string): string[] {
  return [...text.matchAll(pattern)].map(match => match[1] ?? '')
}

/** Follows imports from the pages through the built scripts in `root` (dist/client). */
export function graphOf(root: string, pages: readonly string[]): Graph {
  const first = new Set<string>()
  const later = new Set<string>()
  const walk = (file: string, into: Set<string>): void => {
    if (first.has(file) || into.has(file) || !existsSync(join(root, file))) return
    into.add(file)
    if (!file.endsWith('.js')) return
    const text = readFileSync(join(root, file), 'utf8')
    const near = (name: string): string => relative(root, resolve(root, dirname(file), name))
    for (const name of names(STATIC, text)) walk(near(name), into)
    for (const name of names(DYNAMIC, text)) pending.push(near(name))
    for (const name of names(ASSET, text)) pending.push(join('_astro', name))
  }
  const pending: string[] = []
  for (const page of pages.filter(name => existsSync(join(root, name))))
    for (const name of names(PAGE_FILE, readFileSync(join(root, page), 'utf8'))) walk(name.slice(1), first)
  for (let file = pending.pop(); file !== undefined; file = pending.pop()) walk(file, later)
  return { first, later }
}
