import { parse } from 'yaml'
import { isRecord } from '#lib/values/is-record.ts'

/** What a Markdown file says of itself above its text. */
export interface FrontMatter {
  readonly id: string | null
  readonly title: string | null
  readonly subject: string | null
  readonly tags: readonly string[]
  readonly aliases: readonly string[]
  readonly pinned: boolean
  /** Names of what else stands there, which a note has no place for. */
  readonly others: readonly string[]
  readonly body: string
}

const BLOCK = /^---[ \t]*\n([\s\S]*?)(?:^|\n)---[ \t]*(?:\n|$)/
const LONGEST = 50_000
const KNOWN = new Set(['id', 'title', 'subject', 'tags', 'tag', 'aliases', 'alias', 'pinned', 'updated', 'cssclasses'])

const wordsOf = (value: unknown): string | null =>
  typeof value === 'string' && value.trim() !== '' ? value.trim() : typeof value === 'number' ? String(value) : null

function listOf(value: unknown, cut: RegExp): string[] {
  const list = Array.isArray(value) ? value : typeof value === 'string' ? value.split(cut) : [value]
  return list.flatMap(item => wordsOf(item) ?? [])
}

function facts(text: string): Record<string, unknown> {
  try {
    const read: unknown = parse(text, { maxAliasCount: 20, uniqueKeys: false, logLevel: 'silent' })
    return isRecord(read) ? read : {}
  } catch {
    return {}
  }
}

/** The text of a Markdown file, and the YAML above it. What is no YAML stays in the text. */
export function readFrontMatter(text: string): FrontMatter {
  const block = BLOCK.exec(text)
  const found = block?.[1] !== undefined && block[1].length <= LONGEST ? facts(block[1]) : {}
  const isTold = block !== null && (Object.keys(found).length > 0 || block[1]?.trim() === '')
  return {
    id: wordsOf(found['id']),
    title: wordsOf(found['title']),
    subject: wordsOf(found['subject']),
    tags: [...listOf(found['tags'], /,/), ...listOf(found['tag'], /,/)],
    aliases: [...listOf(found['aliases'], /,/), ...listOf(found['alias'], /,/)],
    pinned: found['pinned'] === true,
    others: Object.entries(found).flatMap(([name, value]) =>
      KNOWN.has(name.toLowerCase()) || value === null || value === '' ? [] : [name]
    ),
    body: isTold ? text.slice(block[0].length).replace(/^\n+/, '') : text
  }
}
