/** One thing on a page that is never split, with its measured height. */
export interface Block {
  readonly id: string
  readonly height: number
  /** Stays on the page of the block after it: a heading, a stem before its first part. */
  readonly withNext?: boolean | undefined
  /** Better starts a page of its own, where that leaves no page half empty. */
  readonly pageBefore?: boolean | undefined
  /** Makes no page of its own: left out where it would stand alone on the last one. */
  readonly optional?: boolean | undefined
  /** Blocks of one question, which keep together where they can. */
  readonly group?: string | undefined
}

export interface Page {
  readonly blocks: readonly string[]
  readonly used: number
}

interface Chain {
  readonly blocks: readonly Block[]
  readonly height: number
  readonly group: string | undefined
  readonly pageBefore: boolean
}

/** A page may stay empty by this share of it for the sake of a whole question. */
const EMPTY = 1 / 3
/** What is paid for each page, for cutting a question, for a gap and for a section that begins in mid-page. */
const COST = { page: 1, cut: 2, gap: 20, section: 1 } as const
/** Two pages that are half empty look better than one with a single question on it. */
const STEEP = 12

/**
 * Blocks onto pages of `height`, in their order, with the least sum of pages, cut questions and large gaps. A chain of
 * blocks that belong together moves as a whole, and is broken between its blocks only where it is taller than a page.
 * A single block taller than a page stands alone.
 */
export function paginate(blocks: readonly Block[], height: number): Page[] {
  const chains = chainsOf(blocks).flatMap(chain => pieces(chain, height))
  const best: { cost: number; from: number }[] = [{ cost: 0, from: 0 }]
  for (let end = 1; end <= chains.length; end += 1) {
    let found = { cost: Infinity, from: end - 1 }
    let used = 0
    for (let from = end - 1; from >= 0; from -= 1) {
      used += chains[from]?.height ?? 0
      if (used > height && from < end - 1) break
      const cost = (best[from]?.cost ?? Infinity) + pageCost(chains, { from, end, used, height })
      if (cost < found.cost) found = { cost, from }
    }
    best.push(found)
  }
  const pages: Page[] = []
  for (let end = chains.length; end > 0; end = best[end]?.from ?? 0) {
    const on = chains.slice(best[end]?.from, end)
    pages.unshift({
      blocks: on.flatMap(chain => chain.blocks.map(({ id }) => id)),
      used: on.reduce((sum, chain) => sum + chain.height, 0)
    })
  }
  const last = pages.at(-1)?.blocks ?? []
  const isBare = blocks.filter(({ id }) => last.includes(id)).every(({ optional }) => optional)
  return isBare ? pages.slice(0, -1) : pages
}

interface Span {
  readonly from: number
  readonly end: number
  readonly used: number
  readonly height: number
}

function pageCost(chains: readonly Chain[], { from, end, used, height }: Span): number {
  const isLast = end === chains.length
  const next = chains[end]
  const isCut = next !== undefined && next.group !== undefined && next.group === chains[end - 1]?.group
  const gap = isLast ? 0 : Math.max(0, 1 - used / height - EMPTY)
  const sections = chains.slice(from + 1, end).filter(({ pageBefore }) => pageBefore).length
  return COST.page + (isCut ? COST.cut : 0) + COST.gap * (gap > 0 ? 1 + STEEP * gap ** 2 : 0) + COST.section * sections
}

/** A chain that no page holds, cut where it must be. */
function pieces(chain: Chain, height: number): Chain[] {
  if (chain.height <= height || chain.blocks.length === 1) return [chain]
  const cut: Block[][] = []
  let used = 0
  for (const block of chain.blocks) {
    if (cut.length === 0 || used + block.height > height) {
      cut.push([])
      used = 0
    }
    cut.at(-1)?.push(block)
    used += block.height
  }
  return cut.map((blocks, at) => chainOf(blocks, at === 0 && chain.pageBefore))
}

const chainOf = (blocks: readonly Block[], pageBefore = blocks[0]?.pageBefore ?? false): Chain => ({
  blocks,
  height: blocks.reduce((sum, block) => sum + block.height, 0),
  // A heading goes with the question under it.
  group: blocks.find(({ group }) => group !== undefined)?.group,
  pageBefore
})

function chainsOf(blocks: readonly Block[]): Chain[] {
  const chains: Block[][] = [[]]
  for (const block of blocks) {
    if (block.pageBefore && chains.at(-1)?.length) chains.push([])
    chains.at(-1)?.push(block)
    if (!block.withNext) chains.push([])
  }
  return chains.filter(chain => chain.length > 0).map(chain => chainOf(chain))
}
