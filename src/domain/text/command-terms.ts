import type { Board } from '#config/boards.ts'

/** The command terms whose answers points can mark; those that judge (discuss, evaluate) need levels and a person. */
export const COMMAND_TERMS = [
  'state',
  'define',
  'list',
  'identify',
  'outline',
  'describe',
  'explain',
  'compare',
  'calculate'
] as const
export type CommandTerm = (typeof COMMAND_TERMS)[number]

export const OBJECTIVES = ['AO1', 'AO2'] as const
/** AO1: know and understand. AO2: apply and analyse. */
export type Objective = (typeof OBJECTIVES)[number]

interface CommandMeaning {
  /** The usual objective; a subject may set another. */
  readonly objective: Objective
  /** What an answer must contain, in our own words. */
  readonly meaning: string
}

/** Own wording after lists of IB and Cambridge command words (scribd.com 740911154, tutopiya.com, psychologyrocks.org). */
export const COMMANDS: Readonly<Record<CommandTerm, CommandMeaning>> = {
  state: { objective: 'AO1', meaning: 'Give short facts, with no reason.' },
  define: { objective: 'AO1', meaning: 'Give the exact meaning, with what makes it different from others.' },
  list: { objective: 'AO1', meaning: 'Give the items one after another, with nothing about them.' },
  identify: { objective: 'AO1', meaning: 'Pick out the right one from what you are given or know.' },
  outline: { objective: 'AO1', meaning: 'Give a brief account: the main steps or features only.' },
  describe: { objective: 'AO1', meaning: 'Give a detailed account of features or steps; no cause is needed.' },
  explain: { objective: 'AO2', meaning: 'Give reasons or causes, so that one thing leads to the next.' },
  compare: { objective: 'AO2', meaning: 'Set both sides against each other, point by point.' },
  calculate: { objective: 'AO2', meaning: 'Find the value and show the working, with the unit.' }
}

/** Where a board asks for the same thing with another word (same lists; AP task verbs: apbio frq-guide; ICSE papers: byjus.com). */
const OTHER_WORDS: Readonly<Partial<Record<Board, Readonly<Partial<Record<CommandTerm, string>>>>>> = {
  // For the IB "compare" asks for what is alike; our pairs are differences.
  IBDP: { compare: 'Distinguish between' },
  AP: { define: 'Describe what is meant by', list: 'Identify', outline: 'Describe' },
  ICSE: { compare: 'Differentiate between', explain: 'Give reasons' },
  CBSE: { explain: 'Give reasons' }
}

/** The words with which a board asks: "Explain", or "Give reasons" where it says so. */
export function commandWords(term: CommandTerm, board?: Board): string {
  return (board && OTHER_WORDS[board]?.[term]) ?? `${term.charAt(0).toUpperCase()}${term.slice(1)}`
}
