/** Circles among imports: files that can be understood, loaded and moved only together. */

/** `import … from 'x'`, `export … from 'x'` and `import 'x'`, types too; an `import()` waits until it is asked for. */
const IMPORT = /^(?:import|export)\b(?:[^'"`;()]*?\bfrom\b)?\s*['"]([^'"\n]+)['"]/gm

/** Where an import of `path` (below src/) leads within src; undefined for packages. */
function targetOf(path: string, wanted: string): string | undefined {
  if (wanted.startsWith('#')) return wanted.slice(1)
  return wanted.startsWith('.') ? new URL(wanted, `file:///${path}`).pathname.slice(1) : undefined
}

/** The files of `sources` (a path below src/ to its text) that one of them imports. */
export function importsOf(path: string, sources: ReadonlyMap<string, string>): string[] {
  return [...(sources.get(path) ?? '').matchAll(IMPORT)].flatMap(([, wanted = '']) => {
    const target = targetOf(path, wanted)
    return target !== undefined && sources.has(target) ? [target] : []
  })
}

/** Every circle of arrows, its points in order of the alphabet: the strongly connected parts, by Tarjan's algorithm. */
export function circlesOf(arrows: ReadonlyMap<string, readonly string[]>): string[][] {
  const index = new Map<string, number>()
  const low = new Map<string, number>()
  const stack: string[] = []
  const circles: string[][] = []
  const visit = (point: string): void => {
    const next = arrows.get(point) ?? []
    index.set(point, index.size)
    low.set(point, index.get(point) ?? 0)
    stack.push(point)
    for (const other of next) {
      if (!index.has(other)) visit(other)
      if (stack.includes(other)) low.set(point, Math.min(low.get(point) ?? 0, low.get(other) ?? 0))
    }
    if (low.get(point) !== index.get(point)) return
    const part = stack.splice(stack.indexOf(point))
    if (part.length > 1 || next.includes(point)) circles.push(part.toSorted())
  }
  for (const point of arrows.keys()) if (!index.has(point)) visit(point)
  return circles
}

/** Circles among the imports of files. */
export function circlesIn(sources: ReadonlyMap<string, string>): string[][] {
  return circlesOf(new Map([...sources.keys()].map(path => [path, importsOf(path, sources)])))
}

/** Sibling folders that import each other, at once or by way of others: wherever below them the imports begin and end. */
export function folderCirclesIn(sources: ReadonlyMap<string, string>): string[][] {
  const arrows = new Map<string, string[]>()
  const known = (folder: string): string[] => arrows.get(folder) ?? arrows.set(folder, []).get(folder) ?? []
  for (const path of sources.keys())
    for (const target of importsOf(path, sources)) {
      const [own, other] = [path.split('/'), target.split('/')]
      const at = own.findIndex((part, index) => part !== other[index])
      // The last part is a file: what lies beside a folder is no sibling of it.
      if (at < 0 || at >= own.length - 1 || at >= other.length - 1) continue
      const to = other.slice(0, at + 1).join('/')
      known(to)
      known(own.slice(0, at + 1).join('/')).push(to)
    }
  return circlesOf(arrows)
}
