import { mimeOf } from '#domain/import/file-kinds.ts'

export const baseName = (path: string): string => path.slice(path.lastIndexOf('/') + 1)
export const folderOf = (path: string): string => path.slice(0, Math.max(0, path.lastIndexOf('/')))
export const withoutEnding = (name: string): string => name.replace(/\.[^./]{1,10}$/, '')
export const endingOf = (name: string): string => /\.([^./]{1,10})$/.exec(name)?.[1]?.toLowerCase() ?? ''
export const isPictureName = (name: string): boolean => mimeOf('picture', name) !== null

/** Notion ends each name with the 32 hex figures of the page. */
const NOTION = /[ _-]?([0-9a-f]{32})(?:_all)?$/i
export const notionId = (name: string): string | null => NOTION.exec(withoutEnding(name))?.[1]?.toLowerCase() ?? null
export const withoutNotionId = (name: string): string => name.replace(NOTION, '').trim() || name

export function decoded(target: string): string {
  try {
    return decodeURIComponent(target)
  } catch {
    return target
  }
}

/** A path as another file names it, from that file's folder: null where it leads out of what was brought. */
function joined(folder: string, target: string): string | null {
  const parts = target.startsWith('/') ? [] : folder.split('/').filter(part => part !== '')
  for (const part of target.split('/')) {
    if (part === '' || part === '.') continue
    if (part !== '..') parts.push(part)
    else if (parts.pop() === undefined) return null
  }
  return parts.join('/')
}

const plain = (name: string): string => name.normalize('NFC').toLowerCase()

/** Finds files by how other files name them: a path from the folder or from the top, the bare name, Notion's id. */
export class Names {
  readonly #byPath = new Map<string, string>()
  readonly #byBase = new Map<string, string>()
  readonly #byId = new Map<string, string>()

  constructor(names: Iterable<string>) {
    // Of two of one name the one nearer to the top is meant, as in Obsidian.
    const inOrder = [...names].sort((a, b) => a.split('/').length - b.split('/').length || (a < b ? -1 : 1))
    for (const name of inOrder) {
      this.#set(this.#byPath, plain(name), name)
      this.#set(this.#byPath, plain(withoutEnding(name)), name)
      this.#set(this.#byBase, plain(baseName(name)), name)
      if (!isPictureName(name)) this.#set(this.#byBase, plain(withoutEnding(baseName(name))), name)
      const id = notionId(name)
      if (id !== null) this.#set(this.#byId, id, name)
    }
  }

  #set(map: Map<string, string>, key: string, name: string): void {
    if (!map.has(key)) map.set(key, name)
  }

  /** Another name by which a note is called. */
  alias(name: string, of: string): void {
    this.#set(this.#byBase, plain(name), of)
  }

  find(from: string, said: string): string | null {
    const target = said.trim().normalize('NFC').replaceAll('\\', '/')
    if (target === '' || /^[a-z][a-z\d+.-]+:/i.test(target)) return null
    for (const one of new Set([target, decoded(target)])) {
      const near = joined(folderOf(from), one)
      const far = joined('', one)
      const path = [near, far].flatMap(way => (way === null ? [] : (this.#byPath.get(plain(way)) ?? [])))[0]
      const base = baseName(one)
      const id = notionId(base)
      const found = path ?? (id === null ? undefined : this.#byId.get(id)) ?? this.#byBase.get(plain(base))
      if (found !== undefined) return found
    }
    return null
  }
}
