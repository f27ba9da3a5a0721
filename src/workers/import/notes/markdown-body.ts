import { linkAddress, type NoteOut } from '#domain/import/notes/brought-note.ts'
import { baseName, decoded, isPictureName, withoutEnding, withoutNotionId } from '#workers/import/notes/names.ts'
import type { Pictures } from '#workers/import/notes/pictures.ts'

/** Where the links of a file lead. */
export interface Around {
  /** The file that is meant, by its name among those that were brought. */
  readonly find: (said: string) => string | null
  /** The key of the note that a file becomes; null where it becomes none. */
  readonly keyOf: (name: string) => string | null
  readonly pictures: Pictures
}

export interface MarkdownBody {
  readonly body: string
  readonly tags: readonly string[]
  readonly leftOut: readonly NoteOut[]
}

/** Code and maths stay as they were typed. */
const AS_TYPED =
  /(^(?:```|~~~)[^\n]*\n[\s\S]*?^(?:```|~~~)[ \t]*$|^(?:```|~~~)[\s\S]*$|(?<!\\)`[^`\n]+`|(?<!\\)\$\$[^$]+\$\$|(?<!\\)\$(?![\s$])(?:\\.|[^$\\\n])*?[^\s\\$]\$(?!\d))/m

const WIKI = /(!?)\[\[([^[\]\n|#^]*)([#^][^[\]\n|]*)?(?:\\?\|([^[\]\n]*))?\]\]/g
const LINK =
  /(!?)\[((?:[^[\]\\\n]|\\.|\[[^[\]\n]*\])*)\]\(\s*(<[^<>\n]*>|(?:[^\s()\\]|\\.|\([^\s()]*\))*)(?:\s+(?:"[^"\n]*"|'[^'\n]*'|\([^()\n]*\)))?\s*\)/g
const IMAGE_TAG = /<img\b((?:"[^"]*"|'[^']*'|[^'">])*)>/gi
const TAG = /(?<![\p{L}\p{N}/&#[(])#([\p{L}\p{N}_/-]*[\p{L}_/-][\p{L}\p{N}_/-]*)/gu

const escaped = (words: string): string => words.replaceAll(/([[\]\\])/g, '\\$1')
/** Obsidian writes the width of a picture where others have its words. */
const withoutSize = (words: string): string => words.replace(/(?:^|\|)\s*\d+(?:x\d+)?\s*$/i, '').trim()

class Reader {
  readonly tags: string[] = []
  readonly leftOut: NoteOut[] = []
  readonly #around: Around

  constructor(around: Around) {
    this.#around = around
  }

  #picture(said: string, words: string): string {
    const { find, pictures } = this.#around
    const alt = withoutSize(words.replaceAll(/\\([[\]\\`$])/g, '$1'))
    const name = find(said)
    const address = name === null ? pictures.inline(said, alt) : pictures.add(name, alt)
    // Words that are never empty, and plain: its own are kept beside it.
    if (address !== null) return `[picture](${address})`
    if (name === null) pictures.missing(said)
    return alt
  }

  #linked(said: string, words: string): string | null {
    const name = this.#around.find(said)
    const key = name === null ? null : this.#around.keyOf(name)
    if (key !== null) return `[${escaped(words)}](${linkAddress(key)})`
    if (name !== null) this.leftOut.push({ why: 'attachment', what: name })
    return null
  }

  readonly wiki = (all: string, sign: string, target: string, at = '', alias = ''): string => {
    if (target.trim() === '') return at === '' ? all : alias || at.replaceAll(/[#^]/g, '').trim()
    if (sign === '!' && isPictureName(target)) return this.#picture(target, alias)
    const words = alias.trim() || withoutEnding(baseName(target)).trim()
    const linked = this.#linked(target, words)
    if (linked === null && this.#around.find(target) === null) this.leftOut.push({ why: 'link-missing', what: target })
    return linked ?? words
  }

  readonly link = (all: string, sign: string, words: string, address: string): string => {
    const said = address.replace(/^<|>$/g, '').replaceAll(/\\(.)/g, '$1')
    if (sign === '!') return /^https?:/i.test(said) ? this.#remote(all, said) : this.#picture(said, words)
    if (said === '' || said.startsWith('#') || /^(?:[a-z][a-z\d+.-]*:|\/notetaker\?)/i.test(said)) return all
    const place = said.replace(/[?#].*$/, '')
    const target = this.#around.find(place)
    if (target !== null && isPictureName(target)) return this.#picture(place, words)
    const linked = this.#linked(place, words === '' ? withoutNotionId(withoutEnding(baseName(decoded(place)))) : words)
    if (linked === null && this.#around.find(place) === null)
      this.leftOut.push({ why: 'link-missing', what: decoded(place) })
    return linked ?? words
  }

  /** It stays as a link to where it is. */
  #remote(all: string, said: string): string {
    this.#around.pictures.missing(said)
    return all
  }

  readonly image = (_all: string, attributes: string): string => {
    const value = (name: string): string => {
      const found = new RegExp(`\\b${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)'|([^\\s>]+))`, 'i').exec(attributes)
      return found?.[1] ?? found?.[2] ?? found?.[3] ?? ''
    }
    return this.link(`![${value('alt')}](<${value('src')}>)`, '!', value('alt'), value('src'))
  }

  readonly tag = (all: string, tag: string): string => {
    this.tags.push(tag)
    return all
  }
}

/** Obsidian's callouts with their titles in bold, and Notion's, in the one form that a note knows. */
function callouts(text: string): string {
  return text
    .replaceAll(
      /^((?:>[ \t]*)+)\[!(\w[\w-]*)(?:\|[^\]\n]*)?\][+-]?[ \t]*(\S[^\n]*)?$/gm,
      (_all, sign: string, _kind, title = '') =>
        title === '' ? `${sign}[!NOTE]` : `${sign}[!NOTE]\n${sign}**${String(title).trim()}**\n${sign.trimEnd()}`
    )
    .replaceAll(/^<aside>[ \t]*\n?([\s\S]*?)\n?<\/aside>[ \t]*$/gm, (_all, words: string) =>
      ['[!NOTE]', ...words.trim().split('\n')].map(line => `> ${line}`.trimEnd()).join('\n')
    )
}

const plainTags = (text: string): string =>
  text
    .replaceAll(/<br\s*\/?>[ \t]*\n?/gi, '\n')
    .replaceAll(/<\/?(?:details|summary|center|div|span|font|figure|figcaption)(?:\s[^<>\n]*)?>/gi, '')
    // The name of a block, for links of Obsidian.
    .replaceAll(/[ \t]+\^[a-z\d-]+[ \t]*$/gim, '')

function prose(text: string, reader: Reader, isOwn: boolean): string {
  const linked = text.replaceAll(LINK, reader.link)
  if (isOwn) return linked
  return plainTags(linked.replaceAll(IMAGE_TAG, reader.image)).replaceAll(WIKI, reader.wiki).replaceAll(TAG, reader.tag)
}

/**
 * The text of a Markdown file as a note reads it: its links lead to notes and pictures, and what only its program
 * writes is written as all do. Of an own export only the links change.
 */
export function readMarkdownBody(text: string, around: Around, isOwn: boolean): MarkdownBody {
  const reader = new Reader(around)
  const shaped = isOwn ? text : callouts(text)
  const parts = shaped.split(AS_TYPED).map((part, at) => (at % 2 === 0 ? prose(part, reader, isOwn) : part))
  return { body: parts.join(''), tags: reader.tags, leftOut: [...reader.leftOut, ...around.pictures.leftOut] }
}
