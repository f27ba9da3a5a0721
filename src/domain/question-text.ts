/** What a student sees of a question, and nothing of its scheme. Shapes of `contract/bank.ts`. */
interface Seen {
  readonly stem?: string | undefined
  readonly stimuli?:
    | readonly {
        readonly label: string
        readonly caption?: string | undefined
        readonly text?: string | undefined
        readonly table?: { readonly head: readonly string[]; readonly rows: readonly (readonly string[])[] } | undefined
      }[]
    | undefined
  readonly figures?: readonly { readonly label: string; readonly alt: string; readonly svg: string }[] | undefined
  readonly calculator: boolean
  readonly parts: readonly SeenPart[]
}

interface SeenPart {
  readonly label?: string | undefined
  readonly text: string
  readonly marks: number
  readonly choices?: Readonly<Record<string, string>> | undefined
}

export type QuestionKind = 'mcq' | 'short' | 'structured' | 'extended'

/** Up to so many marks one part is a short answer. */
const SHORT_MARKS = 3
/** From so many marks on a part asks for an extended answer. */
export const EXTENDED_MARKS = 8

export const questionMarks = (question: { readonly parts: readonly { readonly marks: number }[] }): number =>
  question.parts.reduce((sum, { marks }) => sum + marks, 0)

/** How a paper sorts it into sections: `extended` is one long answer, `structured` any other that has several steps. */
export function questionKind({ parts }: { readonly parts: readonly SeenPart[] }): QuestionKind {
  if (parts.every(({ choices }) => choices)) return 'mcq'
  if (parts.some(({ marks }) => marks >= EXTENDED_MARKS) && parts.length <= 2) return 'extended'
  return parts.length === 1 && (parts[0]?.marks ?? 0) <= SHORT_MARKS ? 'short' : 'structured'
}

/** The question in plain text, as it is hashed, solved a second time and searched for twins. */
export function questionText(question: Seen): string {
  const blocks = [
    ...(question.stem ? [question.stem.trim()] : []),
    ...(question.stimuli ?? []).map(stimulusText),
    ...(question.figures ?? []).map(({ label, alt, svg }) => `${label}: ${alt.trim()}\n${svg.trim()}`),
    ...question.parts.map(partText)
  ]
  return `${blocks.join('\n\n')}\n\n${question.calculator ? 'Calculator allowed.' : 'No calculator.'}`
}

function stimulusText({ label, caption, text, table }: NonNullable<Seen['stimuli']>[number]): string {
  const rows = table ? [table.head, ...table.rows].map(row => row.join(' | ')) : []
  return [caption ? `${label}: ${caption.trim()}` : label, ...(text ? [text.trim()] : []), ...rows].join('\n')
}

function partText({ label, text, marks, choices }: SeenPart): string {
  const offered = Object.entries(choices ?? {}).map(([letter, choice]) => `\n${letter} ${choice}`)
  return `${label ? `(${label}) ` : ''}${text.trim()} [${marks}]${offered.join('')}`
}
