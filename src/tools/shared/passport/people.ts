import type { Activity, Card, Mark, Note, Subject, Thread, Topic, Turn } from '#contract/entities.ts'
import { tools, type ToolId } from '#config/tools.ts'
import { counting } from '#domain/progress/corrected.ts'
import { csvOf } from '#lib/values/csv.ts'
import { placeOfAddress } from '#lib/values/note-address.ts'
import { fileName } from '#lib/values/file-name.ts'
import { momentWords } from '#lib/values/moment-words.ts'
import { m } from '#messages/generated/messages.js'
import { markdownOf } from '#ui/editor/markdown-of.ts'

type Json = Readonly<Record<string, unknown>>

/** Names of subjects and topics by id. */
export type Names = ReadonlyMap<string, string>

export const namesOf = (rows: readonly (Pick<Subject, 'id' | 'name'> | Pick<Topic, 'id' | 'name'>)[]): Names =>
  new Map(rows.map(({ id, name }) => [id, name]))

/** A path that no other file has, of a title. */
export function freePath(taken: Set<string>, base: string, ending: string): string {
  let path = `${base}.${ending}`
  for (let count = 2; taken.has(path); count += 1) path = `${base}-${count}.${ending}`
  taken.add(path)
  return path
}

/** Where the files of a passport lie, seen from one of them. */
interface Paths {
  readonly pictureOf: (fileId: string) => string
  /** Null for a note that is not in it. */
  readonly noteOf: (noteId: string) => string | null
}

/** A link to another note leads to its file: the addresses of the app lead nowhere outside of it. */
function markTo(mark: Json, { noteOf }: Paths): Json {
  const attrs = mark['attrs'] as Json | undefined
  const place = mark['type'] === 'link' ? placeOfAddress(attrs?.['href']) : null
  const path = place && 'note' in place ? noteOf(place.note) : null
  return path === null ? mark : { ...mark, attrs: { ...attrs, href: path } }
}

/** Pictures become signs that Markdown leaves alone, with what they stand for. */
function withSigns(node: Json, signs: Map<string, string>, paths: Paths): Json {
  const { type, attrs, content } = node as { type?: unknown; attrs?: Json; content?: unknown }
  const { pictureOf } = paths
  if (Array.isArray(node['marks'])) return { ...node, marks: node['marks'].map(mark => markTo(mark as Json, paths)) }
  if (type === 'image') {
    const sign = `PICTURE${crypto.getRandomValues(new Uint32Array(3)).join('X')}`
    const alt = typeof attrs?.['alt'] === 'string' ? attrs['alt'].replaceAll(/[[\]\\`$]/g, '\\$&') : ''
    const fileId = typeof attrs?.['fileId'] === 'string' ? attrs['fileId'] : ''
    signs.set(sign, `![${alt}](${pictureOf(fileId)})`)
    return { type: 'paragraph', content: [{ type: 'text', text: sign }] }
  }
  if (!Array.isArray(content)) return node
  return { ...node, content: content.map(one => withSigns(one as Json, signs, paths)) }
}

/** Strings of JSON are strings of YAML too (YAML 1.2, 1.3). */
export function noteFile(
  note: Pick<Note, 'id' | 'title' | 'tags' | 'pinned' | 'updatedAt' | 'doc'>,
  subject: string | undefined,
  paths: Paths
): string {
  const facts = {
    id: note.id,
    title: note.title,
    subject,
    tags: note.tags,
    ...(note.pinned && { pinned: true }),
    updated: note.updatedAt
  }
  const lines = Object.entries(facts)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => `${key}: ${JSON.stringify(value)}`)
  const signs = new Map<string, string>()
  let text = markdownOf(withSigns(note.doc, signs, paths))
  for (const [sign, picture] of signs) text = text.replaceAll(sign, () => picture)
  return `---\n${lines.join('\n')}\n---\n\n${text}\n`
}

/** Where a note's Markdown lies: in the folder of its subject. */
export const noteBase = (title: string, subject: string | undefined): string =>
  `notes/${subject === undefined ? '' : `${fileName(subject, 'subject')}/`}${fileName(title, 'note')}`

/** A conversation as it went, every branch in the order of time. */
export function conversationText(turns: readonly Pick<Turn, 'role' | 'text' | 'createdAt'>[]): string {
  const said = turns
    .toSorted((one, other) => one.createdAt.localeCompare(other.createdAt))
    .map(({ role, text, createdAt }) => {
      const words = text === '' ? m.settings_export_unsaid() : text
      return `## ${role === 'student' ? m.chat_you() : m.chat_tutor()}, ${momentWords(createdAt)}\n\n${words}`
    })
  return said.join('\n\n')
}

export const conversationFile = (
  thread: Pick<Thread, 'title'>,
  turns: Parameters<typeof conversationText>[0]
): string => `${[`# ${thread.title}`, conversationText(turns)].filter(Boolean).join('\n\n')}\n`

const day = (at: string): string => at.slice(0, 10)
const clock = (at: string): string => at.slice(11, 16)
export const roomName = (tool: string): string => (Object.hasOwn(tools, tool) ? tools[tool as ToolId].title : tool)

/** What was studied, corrections taken into account, oldest first. Times are UTC. */
export function logCsv(rows: readonly Activity[], names: Names): string {
  const head = [
    m.passport_log_date(),
    m.passport_log_from(),
    m.passport_log_to(),
    m.passport_log_minutes(),
    m.passport_log_room(),
    m.passport_log_subject(),
    m.passport_log_what()
  ]
  const lines = counting(rows)
    .toSorted((a, b) => a.startedAt.localeCompare(b.startedAt))
    .map(({ startedAt, endedAt, seconds, tool, subjectId, title }) => [
      day(startedAt),
      clock(startedAt),
      clock(endedAt),
      String(Math.round(seconds / 6) / 10),
      roomName(tool),
      (subjectId && names.get(subjectId)) ?? '',
      title
    ])
  return csvOf([head, ...lines])
}

export function marksWords({ low, high, max }: Pick<Mark, 'low' | 'high' | 'max'>): string {
  if (low === null || high === null) return ''
  return low === high ? m.passport_marks({ low, max }) : m.passport_marks_between({ low, high, max })
}

export const cardPictures = ({ frontMedia, backMedia }: Pick<Card, 'frontMedia' | 'backMedia'>) =>
  [frontMedia, backMedia].flatMap(side => (side?.pictures ?? []).map(({ fileId, alt }) => [fileId, alt] as const))
