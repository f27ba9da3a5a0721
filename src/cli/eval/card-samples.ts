import { linesOf } from '#cli/eval/eval-texts.ts'

/** The authors' verdicts by the rule sheet of docs/evaluation.md: `+ card`, or `- card — reason`; '' is a kept card. */
export function readVerdicts(): Map<string, string> {
  return new Map(
    linesOf('judgements').map(({ file, line }) => {
      const reason = line.startsWith('-') ? line.slice(line.lastIndexOf(' — ') + 3) : ''
      const card = line.slice(2, reason === '' ? undefined : line.lastIndexOf(' — '))
      return [`${file}: ${sameHint(card.trim())}`, reason]
    })
  )
}

/** What kind of word a gap asks for is no part of the verdict. */
const sameHint = (line: string): string => line.replace(/::(?:key term|name or term|name)\}\}/, '::term}}')

export const lineOf = (card: { readonly front: string; readonly back: string }): string =>
  sameHint(`${card.front} → ${card.back.replaceAll('\n', ' / ')}`.trim())
