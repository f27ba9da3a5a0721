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
