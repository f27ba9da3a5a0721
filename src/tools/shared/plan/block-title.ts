import { blockName, type BlockWords } from '#domain/ics/block-name.ts'
import { m } from '#messages/generated/messages.js'

const WORDS: BlockWords = {
  cards: m.planner_cards,
  paper: title => m.planner_paper({ title }),
  revise: subject => m.planner_revise({ subject }),
  free: m.planner_free_title,
  busy: m.planner_busy
}

export function blockTitle(block: Parameters<typeof blockName>[0]): string {
  return blockName(block, WORDS)
}
