import { COMMAND_TERMS } from '#domain/text/command-terms.ts'

/** Terms that judge: their answers are marked by levels, and a person decides. */
const JUDGING = [
  'discuss',
  'evaluate',
  'analyse',
  'justify',
  'suggest',
  'examine',
  'assess',
  'contrast',
  'prove',
  'show'
] as const

/** The command term that a question asks with, in small letters: the first that stands in it; empty where none does. */
export function askedCommand(question: string): string {
  const words = question.toLowerCase().match(/\p{L}+/gu) ?? []
  if (question.toLowerCase().includes('to what extent')) return 'to what extent'
  const known = new Set<string>([...COMMAND_TERMS, ...JUDGING])
  return words.find(word => known.has(word)) ?? ''
}
