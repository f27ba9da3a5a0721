/** One thing on a page that is never split, with its measured height. */
export interface Block {
  readonly id: string
  readonly height: number
  /** Stays on the page of the block after it: a heading, a stem before its first part. */
  readonly withNext?: boolean | undefined
  /** Starts a page of its own. */
  readonly pageBefore?: boolean | undefined
}

export interface Page {
  readonly blocks: readonly string[]
  readonly used: number
}

/**
 * Blocks onto pages of `height`, in their order. A chain of blocks that belong together moves as a whole, and is
 * broken between its blocks only where it is taller than a page. A single block taller than a page stands alone.
 */
export function paginate(blocks: readonly Block[], height: number): Page[] {
  const pages: { blocks: string[]; used: number }[] = []
  let page = { blocks: [] as string[], used: 0 }
  const turn = (): void => {
    if (page.blocks.length > 0) pages.push(page)
    page = { blocks: [], used: 0 }
  }
  const put = (block: Block): void => {
    if (page.used + block.height > height) turn()
    page.blocks.push(block.id)
    page.used += block.height
  }
  for (const chain of chainsOf(blocks)) {
    const tall = chain.reduce((sum, block) => sum + block.height, 0)
    if (chain[0]?.pageBefore || (tall <= height && page.used + tall > height)) turn()
    for (const block of chain) put(block)
  }
  turn()
  return pages
}

function chainsOf(blocks: readonly Block[]): Block[][] {
  const chains: Block[][] = []
  let chain: Block[] = []
  for (const block of blocks) {
    if (block.pageBefore && chain.length > 0) {
      chains.push(chain)
      chain = []
    }
    chain.push(block)
    if (!block.withNext) {
      chains.push(chain)
      chain = []
    }
  }
  if (chain.length > 0) chains.push(chain)
  return chains
}
