const KEY = 80

/** `answers.questionKey` of one part of a paper's question: its key, a colon, and the part's place from 0. */
export const partKey = (questionKey: string, part: number): string => {
  const end = `:${part}`
  return questionKey.slice(0, KEY - end.length) + end
}

/** What a part's losses and card stand under: of a template, each set of numbers is a question of its own. */
export const lossKey = (key: string, { seed }: { readonly seed?: number | undefined }): string =>
  seed === undefined ? key : `${key} ${seed}`
