import type { FileNames } from '#domain/anki/out-card.ts'
import { zipWriter } from '#lib/zip/write.ts'
import { makeCollection, type CollectionAsk, type Counts } from '#workers/export/collection.ts'

export interface OutFile {
  readonly fileId: string
  /** In the deck. */
  readonly name: string
  readonly bytes: Blob
}

export interface ApkgAsk extends CollectionAsk {
  readonly files: readonly OutFile[]
}

export interface Apkg extends Counts {
  readonly file: Blob
}

/** A deck as every Anki since 2012 opens it: the collection, the files by numbers, and the list of their names. */
export async function makeApkg(
  { files, ...ask }: ApkgAsk,
  report: (done: number, total: number) => void = () => {}
): Promise<Apkg> {
  const names: FileNames = new Map(files.map(({ fileId, name }) => [fileId, name]))
  const { bytes, counts } = await makeCollection(ask, names, report)
  const list = JSON.stringify(Object.fromEntries(files.map(({ name }, at) => [String(at), name])))
  const zip = zipWriter()
  await zip.add('collection.anki2', new Blob([bytes]))
  for (const [at, file] of files.entries()) await zip.add(String(at), file.bytes, false)
  await zip.add('media', new Blob([list]))
  return { file: zip.finish(), ...counts }
}
