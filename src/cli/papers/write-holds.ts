import { globSync, readFileSync, writeFileSync } from 'node:fs'
import type { Holds } from '#domain/paper/preset.ts'

/** Puts what the bank makes of each preset into the files of the boards; gives the ids that changed. */
export function writeHolds(holds: ReadonlyMap<string, Holds>, folder = 'src/content/boards'): string[] {
  const changed: string[] = []
  for (const path of globSync(`${folder}/*.yaml`)) {
    const before = readFileSync(path, 'utf8')
    const after = before.replaceAll(
      /(id: ([a-z0-9-]+)\n)( +)holds: (.*)\n/g,
      (line, id: string, name: string, indent: string, old: string) => {
        const now = holds.get(name)
        const text = now && `{ papers: ${now.papers}, short: ${now.short} }`
        if (!text || text === old) return line
        changed.push(name)
        return `${id}${indent}holds: ${text}\n`
      }
    )
    if (after !== before) writeFileSync(path, after)
  }
  return changed
}
