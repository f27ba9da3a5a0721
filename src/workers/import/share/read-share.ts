import { readShare, type ReadShare } from '#contract/share/share.ts'
import { SIZES } from '#config/sizes.ts'
import { SHARE_LIMITS, SHARE_LIST, type ShareRefused } from '#domain/share/shared.ts'
import { readZipEntries, type ZipEntry } from '#lib/zip/directory.ts'
import { readEntry } from '#lib/zip/entry.ts'
import { ZipError } from '#lib/zip/zip-error.ts'

const FOLDER = 'files/'

const refused = (why: ShareRefused): ReadShare => ({ kind: 'refused', why })

async function isZip(file: Blob): Promise<boolean> {
  const [p, k] = new Uint8Array(await file.slice(0, 2).arrayBuffer())
  return p === 0x50 && k === 0x4b
}

/** As words alone, or as a zip with pictures and sounds. */
export async function readShareFile(file: Blob): Promise<ReadShare> {
  if (file.size > SHARE_LIMITS.file) return refused('too-large')
  try {
    const decoder = new TextDecoder('utf-8', { fatal: true })
    if (!(await isZip(file)))
      return file.size > SHARE_LIMITS.json ? refused('too-large') : readShare(decoder.decode(await file.arrayBuffer()))
    const entries = await readZipEntries(file)
    if (entries.length > SHARE_LIMITS.files) return refused('too-large')
    const list = entries.find(({ name }) => name === SHARE_LIST)
    return list ? readShare(decoder.decode(await readEntry(file, list, SHARE_LIMITS.json))) : refused('broken')
  } catch (error) {
    return refused(error instanceof ZipError && error.why !== 'broken' ? 'too-large' : 'broken')
  }
}

let opened: { readonly of: string; readonly entries: Promise<ReadonlyMap<string, ZipEntry>> } | undefined

/** The page sends a copy of the file each time: it is known by what it is called. */
function entriesOf(file: File): Promise<ReadonlyMap<string, ZipEntry>> {
  const of = `${file.name} ${file.size} ${file.lastModified}`
  if (opened?.of !== of) {
    const entries = readZipEntries(file).then(all => new Map(all.map(entry => [entry.name, entry])))
    opened = { of, entries }
  }
  return opened.entries
}

/** The bytes of a picture or a sound of a share; null where it has none of the name, or they cannot be unpacked. */
export async function readSharedFile(file: File, name: string): Promise<ArrayBuffer | null> {
  try {
    if (!(await isZip(file))) return null
    const entry = (await entriesOf(file)).get(FOLDER + name)
    return entry ? (await readEntry(file, entry, SIZES.fileBytes)).buffer : null
  } catch {
    return null
  }
}
