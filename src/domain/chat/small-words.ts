const SLIPS: readonly (readonly [RegExp, string])[] = [
  [/^(?:wat|wht|waht|hwat|whta|whst|wot)$/, 'what'],
  [/^(?:hw|hwo)$/, 'how'],
  [/^(?:y|wy|whyy|hwy|whu)$/, 'why'],
  [/^(?:wen|whn|wehn|hwen)$/, 'when'],
  [/^(?:wher|wer|whre|weher)$/, 'where'],
  [/^(?:wich|whch|whic|wihch|whcih)$/, 'which']
]
/** "y did they" and "wat is" ask; "y = 2x" and "Wat Phra" do not. */
const ASKING =
  /^(\s*(?:(?:and|so|but|ok|pls|please|sir|hey|hi)\s+)?)([a-z]+)(?=\s+(?:is|are|was|were|do|does|did|has|have|had|can|could|will|would|should|happens|happened|happend|makes|causes|many|much|long|far|old|the)\b)/i

/** A question as it was meant, where its first word is a slip of a small one that asks: "wat is", "hw does", "y did". */
export const withAskingWord = (question: string): string =>
  question.replace(ASKING, (whole: string, before: string, word: string) => {
    const meant = SLIPS.find(([slip]) => slip.test(word.toLowerCase()))?.[1]
    return meant === undefined ? whole : before + meant
  })
