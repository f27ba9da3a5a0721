import type { Standing } from '#domain/history/standing.ts'

/** What a collection says of itself, or we of what came of it. */
export interface Counts {
  readonly notes: number
  readonly cards: number
  /** Lines of the log that somebody answered. */
  readonly answers: number
  /** Due on the study day of now or before, without the limits of a day. */
  readonly due: number
}

export type DifferenceKind =
  /** An exam of its subject moves the due date. */
  | 'exam'
  /** It was answered here too. */
  | 'answered'
  | 'moved'
  /** Its log here is the later one. */
  | 'later-here'
  | 'cut'
  /** The file names no memory: it was worked out. */
  | 'from-answers'
  | 'from-ease'

export interface Difference {
  readonly kind: DifferenceKind
  readonly count: number
  /** Fronts of the first cards. */
  readonly examples: readonly string[]
}

export interface Audit {
  readonly here: Counts
  /** Cards that have a due date in the file, and those of them with the same here. */
  readonly dated: number
  readonly same: number
  readonly differences: readonly Difference[]
}

/** One card that is here, or would be. */
export interface AuditedCard {
  readonly front: string
  readonly group: string
  readonly answers: number
  /** What the file says of it. */
  readonly standing: Standing | null
  readonly isCut: boolean
  readonly isLaterHere: boolean
  readonly isAsked: boolean
  /** ISO 8601; null while it is new. */
  readonly due: string | null
  /** The same without the exams of its subject. */
  readonly dueWithoutExams: string | null
}

const EXAMPLES = 20

/** Gathers cards one by one, so that a page can rest between them. */
export function auditing(endsAt: string): { readonly add: (card: AuditedCard) => void; readonly audit: () => Audit } {
  const groups = new Set<string>()
  const kinds = new Map<DifferenceKind, { count: number; examples: string[] }>()
  let [cards, answers, due, dated, same] = [0, 0, 0, 0, 0]
  const note = (kind: DifferenceKind, front: string): void => {
    const known = kinds.get(kind) ?? { count: 0, examples: [] }
    known.count += 1
    if (known.examples.length < EXAMPLES) known.examples.push(front)
    kinds.set(kind, known)
  }
  const add = (card: AuditedCard): void => {
    groups.add(card.group)
    cards += 1
    answers += card.answers
    if (card.isAsked && card.due !== null && card.due < endsAt) due += 1
    if (card.isCut) note('cut', card.front)
    const { standing } = card
    if (!standing || standing.dueAt === null) return
    dated += 1
    if (standing.from !== 'file') note(`from-${standing.from}`, card.front)
    if (card.due === standing.dueAt) same += 1
    else note(whyMoved(card, standing), card.front)
  }
  const audit = (): Audit => ({
    here: { notes: groups.size, cards, answers, due },
    dated,
    same,
    differences: [...kinds].map(([kind, found]) => ({ kind, ...found }))
  })
  return { add, audit }
}

function whyMoved({ dueWithoutExams, isLaterHere }: AuditedCard, standing: Standing): DifferenceKind {
  if (isLaterHere) return 'later-here'
  if (dueWithoutExams === standing.dueAt) return 'exam'
  return dueWithoutExams === null ? 'moved' : 'answered'
}
