import type { Source, SourceBlock } from '#contract/engine/engine.ts'

/** As `contract/engine/source.ts` takes it: longer lists and cells say nothing that the text of the block does not. */
const MOST = 200
const LONGEST = 2000

const fits = (lines: readonly string[] | undefined): lines is readonly string[] =>
  lines !== undefined && lines.length <= MOST && lines.every(line => line.length <= LONGEST)

function blockFor({ id, kind, text, level, bold, cells, header, list }: SourceBlock): SourceBlock {
  return {
    id,
    kind,
    text,
    ...(level !== undefined && { level: Math.min(6, Math.max(1, Math.trunc(level))) }),
    ...(fits(bold) && { bold }),
    ...(fits(cells) && { cells }),
    ...(fits(header) && { header }),
    ...(list && { list })
  }
}

/** A source as it may travel to a model's endpoint. */
export function forModel({ id, title, subject, blocks }: Source): Source {
  return { id, title, ...(subject !== undefined && { subject }), blocks: blocks.map(blockFor) }
}
