import { dirname, join } from 'node:path'

const IMPORT = /\b(?:import|export)\b(?:[^'"`;()]*?\bfrom\b)?\s*\(?\s*['"](#[^'"\n]+|\.[^'"\n]+)['"]/g

/** The files that each file imports, types and `import()` too; paths from the root of the repository. */
export function importsOf(files: ReadonlyMap<string, string>): Map<string, string[]> {
  return new Map(
    [...files].map(([path, text]) => {
      const wanted = [...text.matchAll(IMPORT)].map(([, name = '']) =>
        name.startsWith('#') ? `src/${name.slice(1)}` : join(dirname(path), name)
      )
      return [path, wanted.filter(name => files.has(name))]
    })
  )
}

/** Groups of files that reach one another (Tarjan's strongly connected components of more than one file). */
export function circles(imports: ReadonlyMap<string, readonly string[]>): string[][] {
  const index = new Map<string, number>()
  const low = new Map<string, number>()
  const stack: string[] = []
  const found: string[][] = []
  const visit = (file: string): void => {
    index.set(file, index.size)
    low.set(file, index.size - 1)
    stack.push(file)
    for (const next of imports.get(file) ?? []) {
      if (!index.has(next)) visit(next)
      if (stack.includes(next)) low.set(file, Math.min(low.get(file) ?? 0, low.get(next) ?? 0))
    }
    if (low.get(file) !== index.get(file)) return
    const group = stack.splice(stack.indexOf(file))
    if (group.length > 1) found.push(group.sort())
  }
  for (const file of imports.keys()) if (!index.has(file)) visit(file)
  return found
}
