import { existsSync, readFileSync } from 'node:fs'
import { basename, dirname, join, relative, resolve } from 'node:path'

const STATIC = /(?:\bimport|\bexport)\s*(?:[\w$*{}\s,]+?\s*from\s*)?["'](\.{1,2}\/[^"']+\.js)["']/g
const DYNAMIC = /\bimport\(\s*[`"']([^`"'$]+\.js)[`"']\s*[),]/g
/** A dynamic import, and the places of what it needs in the list of the build tool's preloads. */
const PRELOADED = /\bimport\(\s*[`"']([^`"'$]+\.js)[`"']\s*\)(?:(?!\bimport\()[^;])*?__vite__mapDeps\(\[([\d,]*)\]\)/g
const PRELOADS = /\bm\.f=\[([^\]]*)\]/
const ASSET =
  /["'`](?:\/_astro\/|\.\/|_astro\/)?([\w.~-]+\.[\w-]{8}\.(?:js|css|woff2|wasm)|[\w.~-]+-[\w-]{8}\.(?:js|css|woff2|wasm))["'`]/g
const PAGE_FILE = /["'](\/_astro\/[^"']+\.(?:js|css|woff2))["']/g

/** Files of the built site that a set of pages loads, as paths below the site's folder. */
export interface Graph {
  /** Named in the pages, or imported statically from there; and the parts that open with them. */
  readonly first: ReadonlySet<string>
  /** Reached only by a dynamic import, a worker or a named asset. */
  readonly later: ReadonlySet<string>
}

function names(pattern: RegExp, text: string): string[] {
  return [...text.matchAll(pattern)].map(match => match[1] ?? '')
}

/** `Main` of `_astro/Main.QN8ovrSi.js`. */
export function partName(file: string): string {
  return basename(file).split('.')[0] ?? ''
}

/** What a part needs beside its own imports: its style sheets are known to the preloads alone. */
function preloadsOf(text: string, file: string): string[] {
  const list = names(ASSET, PRELOADS.exec(text)?.[1] ?? '')
  const found = [...text.matchAll(PRELOADED)].find(([, name = '']) => basename(name) === basename(file))
  const places = found?.[2]?.split(',').filter(Boolean) ?? []
  return places.flatMap(place => list[Number(place)] ?? []).map(name => join('_astro', name))
}

/**
 * Follows imports from the pages through the built scripts in `root` (dist/client). The parts named in `opens` count as
 * the first load although they are imported dynamically.
 */
export function graphOf(root: string, pages: readonly string[], opens: readonly string[] = []): Graph {
  const first = new Set<string>()
  const later = new Set<string>()
  const walk = (file: string, into: Set<string>): void => {
    if (first.has(file) || into.has(file) || !existsSync(join(root, file))) return
    into.add(file)
    if (!file.endsWith('.js')) return
    const text = readFileSync(join(root, file), 'utf8')
    const near = (name: string): string => relative(root, resolve(root, dirname(file), name))
    for (const name of names(STATIC, text)) walk(near(name), into)
    for (const part of names(DYNAMIC, text).map(near)) {
      if (!opens.includes(partName(part))) pending.push(part)
      else for (const needed of [part, ...preloadsOf(text, part)]) walk(needed, first)
    }
    for (const name of names(ASSET, text)) pending.push(join('_astro', name))
  }
  const pending: string[] = []
  for (const page of pages.filter(name => existsSync(join(root, name))))
    for (const name of names(PAGE_FILE, readFileSync(join(root, page), 'utf8'))) walk(name.slice(1), first)
  for (let file = pending.pop(); file !== undefined; file = pending.pop()) walk(file, later)
  return { first, later }
}
