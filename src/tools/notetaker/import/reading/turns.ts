import { SIZES } from '#config/sizes.ts'
import { readInWorker } from '#data/workers/import.ts'
import { isPdf } from '#tools/notetaker/import/reading/is-pdf.ts'

type Turn = 'notes' | 'cards' | 'itself'

async function turnOf(file: File, signal: AbortSignal): Promise<Turn> {
  if (file.size === 0) return 'notes'
  if (isPdf(new Uint8Array(await file.slice(0, 1024).arrayBuffer()), file.name)) return 'itself'
  const kind = await readInWorker('kind', [file], { signal })
  if (kind === 'deck') return 'cards'
  if (kind === 'sound') return 'itself'
  if (kind === 'notes' || /\.(?:md|markdown)$/i.test(file.name)) return 'notes'
  // It is refused in its own turn.
  if (file.size > SIZES.fileBytes) return 'cards'
  const { table } = await readInWorker('text', [await file.arrayBuffer(), file.name], { signal })
  return table ? 'cards' : 'notes'
}

/**
 * Files that were chosen together, in turns: all notes at once, then each list and each deck by itself, then each PDF and
 * each sound, which are taken without a word and open a room of their own.
 */
export async function turnsOf(files: readonly File[], signal: AbortSignal): Promise<(readonly File[])[]> {
  const notes: File[] = []
  const rest: Record<Exclude<Turn, 'notes'>, File[][]> = { cards: [], itself: [] }
  for (const file of files) {
    const turn = await turnOf(file, signal)
    if (turn === 'notes') notes.push(file)
    else rest[turn].push([file])
  }
  return [...(notes.length > 0 ? [notes] : []), ...rest.cards, ...rest.itself]
}
