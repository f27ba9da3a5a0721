import { momentWords } from '#lib/values/moment-words.ts'
import { m } from '#messages/generated/messages.js'
import template from '#tools/shared/passport/reader.html?raw'

export const READER_KINDS = ['note', 'card', 'plan', 'paper', 'mark', 'chat', 'lecture', 'log'] as const
export type ReaderKind = (typeof READER_KINDS)[number]

/** One thing in the page that reads a passport. Short names: there may be 50,000. */
export interface ReaderItem {
  /** Kind. */
  readonly k: ReaderKind
  /** Of a note: links lead to it. */
  readonly i?: string
  /** Title. */
  readonly t: string
  /** What stands below the title. */
  readonly m?: string
  /** Its words. */
  readonly x?: string
  /** Or its document. */
  readonly d?: unknown
  /** Pictures with what they show. */
  readonly p?: readonly (readonly [fileId: string, alt: string])[]
}

const KINDS: Readonly<Record<ReaderKind, () => string>> = {
  note: m.passport_kind_note,
  card: m.passport_kind_card,
  plan: m.passport_kind_plan,
  paper: m.passport_kind_paper,
  mark: m.passport_kind_mark,
  chat: m.passport_kind_chat,
  lecture: m.passport_kind_lecture,
  log: m.passport_kind_log
}

/** JSON that cannot end the script it stands in, whatever is in it. */
const inScript = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c')

const inHtml = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

/** Some items as a block of the page. */
export const itemsBlock = (items: readonly ReaderItem[]): string =>
  `<script type="application/json" class="items">${inScript(items)}</script>\n`

function wordsOf(exportedAt: string, pictures: Readonly<Record<string, string>>): Record<string, unknown> {
  return {
    title: m.passport_title(),
    lead: m.passport_lead({ when: momentWords(exportedAt) }),
    find: m.passport_find(),
    more: m.passport_more(),
    back: m.passport_back(),
    all: m.passport_all(),
    kindsLabel: m.passport_kinds(),
    kinds: Object.fromEntries(READER_KINDS.map(kind => [kind, KINDS[kind]()])),
    count: m.passport_count({ count: '{count}' }),
    untitled: m.passport_untitled(),
    picture: m.passport_picture(),
    pictures
  }
}

/**
 * The page that reads a passport without us: one file that asks nobody for anything. What it shows stands in it as JSON,
 * which a page that was opened from the disk may not fetch.
 */
export function readerPage(
  blocks: readonly BlobPart[],
  exportedAt: string,
  pictures: Readonly<Record<string, string>>
): Blob {
  const nonce = [...crypto.getRandomValues(new Uint32Array(4))].map(part => part.toString(36)).join('')
  const fill: Readonly<Record<string, string>> = {
    NONCE: nonce,
    TITLE: inHtml(m.passport_title()),
    NOSCRIPT: inHtml(m.passport_noscript()),
    WORDS: inScript(wordsOf(exportedAt, pictures))
  }
  const [before = '', after = ''] = template.split('%ITEMS%')
  const filled = (part: string): string => part.replaceAll(/%([A-Z]+)%/g, (whole, name: string) => fill[name] ?? whole)
  return new Blob([filled(before), ...blocks, filled(after)], { type: 'text/html' })
}
