import { createHash, randomUUID } from 'node:crypto'
import { createWriteStream, existsSync } from 'node:fs'
import { copyFile, mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { App } from '@supabase/lite'

export type FileStore = NonNullable<App['_storageAdapter']>

/** A key begins with its owner's id, and each owner has a folder, so that nothing of an account is left in another. */
export interface OwnedFiles extends FileStore {
  readonly removeOwner: (owner: string) => Promise<void>
  /** Removes the folders of all others. */
  readonly keepOwners: (owners: readonly string[]) => Promise<void>
}

type Metadata = Awaited<ReturnType<FileStore['headObject']>>

/** Files as files: bytes below `root`, what is known about them in the table storage.objects. */
export function fileStore(root: string, max: number): OwnedFiles {
  const hash = (text: string): string => createHash('sha256').update(text).digest('hex')
  const folderOf = (owner: string): string => path.join(root, 'owners', hash(owner))
  /** Hashes of owner and key, so that no path made by a client reaches the disk. */
  const placeOf = (bucket: string, key: string) => {
    const name = hash(`${bucket}\0${key}`)
    const flat = path.join(root, name.slice(0, 2), name)
    return { own: path.join(folderOf(key.split('/', 1)[0] ?? ''), name), flat }
  }
  /** Files of earlier versions lie beside, not in folders of their owners. */
  const fileOf = (bucket: string, key: string): string => {
    const { own, flat } = placeOf(bucket, key)
    return existsSync(own) || !existsSync(flat) ? own : flat
  }
  const remove = async (bucket: string, key: string) => {
    const { own, flat } = placeOf(bucket, key)
    await Promise.all([rm(own, { force: true }), rm(flat, { force: true })])
  }
  return {
    driver: 'files',
    uploadObject: (bucket, key, _version, body, mimetype, cacheControl) =>
      write(fileOf(bucket, key), body, max, { mimetype, cacheControl }),
    getObject: async (bucket, key) => {
      const file = fileOf(bucket, key)
      return { metadata: await metadataOf(file), httpStatusCode: 200, body: await readFile(file) }
    },
    headObject: (bucket, key) => metadataOf(fileOf(bucket, key)),
    deleteObject: async (bucket, key) => remove(bucket, key),
    deleteObjects: async (bucket, keys) => {
      await Promise.all(keys.map(key => remove(bucket, key)))
    },
    copyObject: async (fromBucket, from, _version, toBucket, to) => {
      const target = fileOf(toBucket, to)
      await mkdir(path.dirname(target), { recursive: true })
      await copyFile(fileOf(fromBucket, from), target)
      const { httpStatusCode, eTag, lastModified } = await metadataOf(target)
      return { httpStatusCode: httpStatusCode ?? 200, eTag, ...(lastModified ? { lastModified } : {}) }
    },
    removeOwner: owner => rm(folderOf(owner), { recursive: true, force: true }),
    keepOwners: async owners => {
      const kept = new Set(owners.map(hash))
      const found = await readdir(path.join(root, 'owners')).catch(() => [])
      for (const name of found.filter(folder => !kept.has(folder)))
        await rm(path.join(root, 'owners', name), { recursive: true, force: true })
    },
    privateAssetUrl: () => Promise.reject(new Error('Signed addresses are not used: files are read by download().'))
  }
}

type Body = Parameters<FileStore['uploadObject']>[3]

/** Written aside, flushed, then renamed: a killed process leaves the old file or the new one, never a half. */
async function write(
  file: string,
  body: Body,
  max: number,
  about: { mimetype: string; cacheControl: string }
): Promise<Metadata> {
  await mkdir(path.dirname(file), { recursive: true, mode: 0o700 })
  const part = `${file}.${randomUUID()}.part`
  const md5 = createHash('md5')
  let size = 0
  try {
    await pipeline(
      body instanceof Uint8Array
        ? Readable.from([body])
        : Readable.fromWeb(body as Parameters<typeof Readable.fromWeb>[0]),
      async function* (chunks: AsyncIterable<Uint8Array>) {
        for await (const chunk of chunks) {
          size += chunk.byteLength
          if (size > max) throw new Error('The object exceeded the maximum allowed size')
          md5.update(chunk)
          yield chunk
        }
      },
      createWriteStream(part, { flush: true, mode: 0o600 })
    )
    await rename(part, file)
  } catch (error) {
    await rm(part, { force: true })
    throw error
  }
  await syncFolder(path.dirname(file))
  return { ...about, contentLength: size, size, lastModified: new Date(), eTag: `"${md5.digest('hex')}"` }
}

async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return
  const handle = await open(folder)
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

async function metadataOf(file: string): Promise<Metadata> {
  const { size, mtime } = await stat(file)
  const eTag = `"${size.toString(16)}-${mtime.getTime().toString(16)}"`
  const mimetype = 'application/octet-stream'
  return {
    cacheControl: 'private',
    contentLength: size,
    size,
    mimetype,
    lastModified: mtime,
    eTag,
    httpStatusCode: 200
  }
}
