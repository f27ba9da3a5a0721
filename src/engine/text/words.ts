import { stemOf } from '#engine/text/stem.ts'

const STOP = new Set(
  (
    'a an the of and or but nor so yet to in on at by for from with without into onto over under about as is are was were be been being ' +
    'am do does did done has have had having will would shall should can could may might must not no nor this that these those it its ' +
    'he she they them their his her him we us our you your i me my who whom whose which what when where why how if then than there here ' +
    'also very more most much many some any all both each every other another such only just even still too between during before after ' +
    'through because while since until up down out off again once same own however therefore thus called known one'
  ).split(' ')
)

export const isStopWord = (lower: string): boolean => STOP.has(lower)

export function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+(?:[’'-][\p{L}\p{N}]+)*/gu) ?? []
}

/** Stems of the words that carry meaning. */
export function contentWords(text: string): string[] {
  return wordsOf(text)
    .filter(word => !STOP.has(word) && (word.length > 1 || /\d/.test(word)))
    .map(stemOf)
}

export const wordCount = (text: string): number => text.replace(/\$[^$]+\$/g, 'x').match(/\S+/g)?.length ?? 0
