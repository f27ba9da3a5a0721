import type { EngineWarning, Source, SourceBlock } from '#contract/engine/engine.ts'
import { splitSentences } from '#engine/text/sentences.ts'
import { isAddressed } from '#engine/model/checks/addressed.ts'
import type { Line } from '#engine/model/quotes.ts'

/** Tokens of study material in one call: most models read four times as much, but attend to this much well. */
export const CHUNK_TOKENS = 5000
/** Calls for one request; what is beyond is named in a warning. */
export const MOST_CHUNKS = 8

/** Four signs of the Latin script are about one token; a sign of another script is about one itself. */
export function tokensOf(text: string): number {
  const others = text.match(/[^\u0000-\u024f]/g)?.length ?? 0
  return Math.ceil((text.length - others) / 4 + others)
}

const wordsOf = (text: string): number => text.match(/\S+/g)?.length ?? 0

/** A block longer than a call is shown in parts, cut between sentences. */
function partsOf(block: SourceBlock, room: number): string[] {
  if (tokensOf(block.text) <= room) return [block.text]
  const parts: string[] = []
  let part = ''
  for (const { start, end } of splitSentences(block.text)) {
    for (let at = start; at < end; at += room * 2) {
      const piece = block.text.slice(at, Math.min(end, at + room * 2))
      if (part !== '' && tokensOf(part) + tokensOf(piece) > room) {
        parts.push(part)
        part = ''
      }
      part += `${part === '' ? '' : ' '}${piece}`
    }
  }
  return part === '' ? parts : [...parts, part]
}

/** Every block that is for the student, with its number and the headings above it; `isQuoted`: all of them. */
export function linesOf(sources: readonly Source[], room = CHUNK_TOKENS, isQuoted = false): Line[] {
  const lines: Line[] = []
  for (const source of sources) {
    const open: { level: number; text: string }[] = []
    const title = isAddressed(source.title) ? '' : source.title
    for (const block of source.blocks) {
      if (!isQuoted && isAddressed(block.text)) continue
      if (block.kind === 'heading') {
        const level = block.level ?? 1
        while ((open.at(-1)?.level ?? 0) >= level) open.pop()
        open.push({ level, text: block.text.trim() })
      }
      const headings = [title, ...open.map(one => one.text)].filter(text => text.trim() !== '')
      for (const text of partsOf(block, room)) lines.push({ number: lines.length + 1, source, block, headings, text })
    }
  }
  return lines
}

export interface Reading {
  readonly chunks: readonly (readonly Line[])[]
  /** That not all was read, where it was not. */
  readonly warnings: readonly EngineWarning[]
}

/** The material in as few calls as it takes, blocks whole and in order. */
export function readInChunks(sources: readonly Source[], most = MOST_CHUNKS, tokens = CHUNK_TOKENS): Reading {
  const lines = linesOf(sources, tokens)
  const chunks: Line[][] = []
  let room = 0
  for (const line of lines) {
    const size = tokensOf(line.text) + 4
    if (chunks.length === 0 || size > room) {
      chunks.push([])
      room = tokens
    }
    chunks.at(-1)?.push(line)
    room -= size
  }
  const kept = chunks.slice(0, most)
  const count = (some: readonly Line[]): number => some.reduce((sum, line) => sum + wordsOf(line.text), 0)
  const [words, read] = [count(lines), count(kept.flat())]
  const held = sources.flatMap(source => source.blocks).filter(block => isAddressed(block.text)).length
  return {
    chunks: kept,
    warnings: [
      ...(words > read ? [{ kind: 'too-long', words, read } as const] : []),
      ...(held > 0 ? [{ kind: 'dropped', count: held, reason: 'addressed to the model' } as const] : [])
    ]
  }
}
