import { contentWords } from '#engine/text/words.ts'

export interface Overlap {
  /** Content words of the point, each stem once, that stand in the answer. */
  readonly met: number
  readonly of: number
}

/** The plainest measure there is: on answers of strangers no worse than all the signals together. */
export function overlapOf(text: string, said: ReadonlySet<string>): Overlap {
  const wanted = new Set(contentWords(text))
  return { met: [...wanted].filter(word => said.has(word)).length, of: wanted.size }
}

export const shareOf = ({ met, of }: Overlap): number => (of === 0 ? 0 : met / of)
