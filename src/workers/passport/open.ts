import { refusal } from '#contract/check-fields.ts'
import { ENTITY_ORDER, entities, type EntityName } from '#contract/entities.ts'
import { PASSPORT_VERSION, passportList, passportRow, type PassportList } from '#contract/passport.ts'
import { isRecord } from '#lib/values/is-record.ts'
import { readZipEntries, type ZipEntry } from '#lib/zip/directory.ts'
import { readEntry } from '#lib/zip/entry.ts'
import { ZipError } from '#lib/zip/zip-error.ts'

/** Why a file is not read at all. */
export type PassportWhy = 'broken' | 'no-passport' | 'half' | 'newer' | 'changed' | 'too-large'

export class PassportRefusal extends Error {
  readonly why: PassportWhy
  constructor(why: PassportWhy, message: string) {
    super(message)
    this.why = why
  }
}

export interface StoredRow {
  readonly id: string
  readonly updatedAt: string
  readonly createdAt: string
  readonly isDeleted: boolean
  readonly fields: Readonly<Record<string, unknown>>
}

export interface OpenedPassport {
  readonly list: PassportList
  readonly tables: ReadonlyMap<EntityName, readonly StoredRow[]>
  /** Rows of tables that this version does not know, and rows that hold what no row may. */
  readonly strange: number
  /** Bytes of files, by the id of their row; checked when they are read. */
  readonly bytes: ReadonlyMap<string, () => Promise<ArrayBuffer>>
}

const LIST_BYTES = 64 * 2 ** 20
/** One file of rows: 200 rows of the largest kind. */
const ROWS_BYTES = 512 * 2 ** 20

async function hashOf(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const subtle = crypto.subtle as SubtleCrypto | undefined
  if (!subtle) return ''
  return [...new Uint8Array(await subtle.digest('SHA-256', bytes))]
    .map(one => one.toString(16).padStart(2, '0'))
    .join('')
}

function parsed(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  } catch {
    throw new PassportRefusal('broken', 'A file of the passport is no JSON')
  }
}

/** The list: the only JSON at the top of the zip that says it is one. */
async function readList(file: Blob, entries: readonly ZipEntry[]): Promise<PassportList> {
  const names = entries.filter(({ name }) => /^[^/]+\.json$/.test(name) && name !== 'schema.json')
  for (const entry of names) {
    const value = parsed(await readEntry(file, entry, LIST_BYTES))
    if (!isRecord(value) || value['passport'] !== true) continue
    if (Number(value['version']) > PASSPORT_VERSION) throw new PassportRefusal('newer', 'Of a newer version')
    const list = passportList.safeParse(value)
    if (!list.success) throw new PassportRefusal('broken', 'The list of the passport is faulty')
    return list.data
  }
  const isPart = entries.some(({ name }) => name.startsWith('data/'))
  throw new PassportRefusal(isPart ? 'half' : 'no-passport', 'No list of a passport')
}

type Told = PassportList['files'][number]

async function checked(file: Blob, entry: ZipEntry, told: Told): Promise<Uint8Array<ArrayBuffer>> {
  const bytes = await readEntry(file, entry, ROWS_BYTES)
  const hash = told.sha256 === '' ? '' : await hashOf(bytes)
  if (bytes.byteLength !== told.bytes || (hash !== '' && hash !== told.sha256))
    throw new PassportRefusal('changed', `${told.path} is not as it was written`)
  return bytes
}

/** Fields of the contract and nothing else; null where a value is none of its kind. */
function storedRow(name: EntityName, value: unknown): StoredRow | null {
  const base = passportRow.safeParse(value)
  if (!base.success) return null
  const { id, createdAt, updatedAt, deletedAt } = base.data
  const known = Object.keys(entities[name].schema.shape).filter(key => key in base.data)
  const fields = Object.fromEntries(known.map(key => [key, base.data[key]]))
  return refusal(name, fields, false) === null
    ? { id, createdAt, updatedAt, isDeleted: deletedAt !== null, fields }
    : null
}

async function read(file: Blob, report: (done: number, total: number) => void): Promise<OpenedPassport> {
  const entries = await readZipEntries(file)
  const list = await readList(file, entries)
  const byName = new Map(entries.map(entry => [entry.name, entry]))
  if (list.files.some(({ path }) => !byName.has(path)))
    throw new PassportRefusal('half', 'A file of the list is missing')
  const tables = new Map<EntityName, StoredRow[]>()
  const seen = new Set<string>()
  const bytes = new Map<string, () => Promise<ArrayBuffer>>()
  let strange = 0
  const parts = list.files.filter(({ table }) => table !== undefined)
  for (const [at, told] of parts.entries()) {
    report(at, parts.length)
    const entry = byName.get(told.path)
    const values = entry && parsed(await checked(file, entry, told))
    if (!Array.isArray(values)) throw new PassportRefusal('broken', `${told.path} is no list`)
    const name = told.table as EntityName
    if (!ENTITY_ORDER.includes(name)) {
      strange += values.length
      continue
    }
    const rows = tables.get(name) ?? []
    tables.set(name, rows)
    for (const value of values) {
      const row = storedRow(name, value)
      const key = `${name} ${row?.id ?? ''}`
      if (row && !seen.has(key)) rows.push(row)
      else strange += 1
      seen.add(key)
    }
  }
  for (const told of list.files) {
    const entry = byName.get(told.path)
    if (entry && told.fileId !== undefined)
      bytes.set(told.fileId, async () => (await checked(file, entry, told)).buffer)
  }
  return { list, tables, strange, bytes }
}

/** Reads all rows of a passport and checks each file that holds some. Throws `PassportRefusal`. */
export async function openPassport(
  file: Blob,
  report: (done: number, total: number) => void = () => undefined
): Promise<OpenedPassport> {
  try {
    return await read(file, report)
  } catch (error) {
    if (!(error instanceof ZipError)) throw error
    throw new PassportRefusal(error.why === 'broken' || error.why === 'locked' ? 'broken' : 'too-large', error.message)
  }
}
