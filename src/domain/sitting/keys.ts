const KEY = 80

/** `answers.questionKey` of one part of a paper's question: its key, a colon, and the part's place from 0. */
export const partKey = (questionKey: string, part: number): string => {
  const end = `:${part}`
  return questionKey.slice(0, KEY - end.length) + end
}
