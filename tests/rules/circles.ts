/** Circles among imports: files that can be understood, loaded and moved only together. */

/** `import … from 'x'`, `export … from 'x'` and `import 'x'`, types too; an `import()` waits until it is asked for. */
const IMPORT = /^(?:import|export)\b(?:[^'"`;()]*?\bfrom\b)?\s*['"]([^'"\n]+)['"]/gm

/** Where an import of `path` (below src/) leads within src; undefined for packages. */
function targetOf(path: string, wanted: string): string | undefined {
  if (wanted.startsWith('#')) return wanted.slice(1)
  return wanted.startsWith('.') ? new URL(wanted, `file:///${path}`).pathname.slice(1) : undefined
}

/**
 * Every circle as the names of its files, in order of the alphabet (the strongly connected parts of the imports, by
 * Tarjan's algorithm). `sources` maps a path below src/ to its text.
 */
export function circlesIn(sources: ReadonlyMap<string, string>): string[][] {
  const imports = (path: string): string[] =>
    [...(sources.get(path) ?? '').matchAll(IMPORT)].flatMap(([, wanted = '']) => {
      const target = targetOf(path, wanted)
      return target !== undefined && sources.has(target) ? [target] : []
    })
  const index = new Map<string, number>()
  const low = new Map<string, number>()
  const stack: string[] = []
  const circles: string[][] = []
  const visit = (path: string): void => {
    index.set(path, index.size)
    low.set(path, index.get(path) ?? 0)
    stack.push(path)
    for (const next of imports(path)) {
      if (!index.has(next)) visit(next)
      if (stack.includes(next)) low.set(path, Math.min(low.get(path) ?? 0, low.get(next) ?? 0))
    }
    if (low.get(path) !== index.get(path)) return
    const part = stack.splice(stack.indexOf(path))
    if (part.length > 1 || imports(path).includes(path)) circles.push(part.toSorted())
  }
  for (const path of sources.keys()) if (!index.has(path)) visit(path)
  return circles
}
