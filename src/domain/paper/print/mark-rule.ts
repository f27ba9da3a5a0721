import type { Preset } from '#domain/paper/preset.ts'
import type { PaperPart, PaperQuestion } from '#domain/paper/question.ts'

const ALONE = /A right answer without working earns all marks unless the question asks to show it\.\s*/

/**
 * Boards whose schemes give every mark to a right answer alone (boards.md §3.2). Mathematics of the A Level and of the
 * IB wants working, and of the other boards no source says it.
 */
export const takesAnswerAlone = ({ board, subject }: Pick<Preset, 'board' | 'subject'>): boolean =>
  board === 'IGCSE' || ((board === 'A Level' || board === 'IBDP') && subject.key !== 'mathematics')

const ASKS_TO_SHOW = /\b(?:show|prove|verify) that\b|\bshow (?:all |your |clear |full )*work/i

const isShown = ({ command, text }: Pick<PaperPart, 'command' | 'text'>): boolean =>
  /^(?:show|prove|verify|derive|justify)\b/i.test(command) || ASKS_TO_SHOW.test(text)

/** Whether a part of a paper says it, so that the front of the scheme can. */
export const saysAnswerAlone = ({ scheme }: PaperPart): boolean =>
  scheme.model === 'points' && ALONE.test(scheme.guidance ?? '')

/** What a scheme says of one part beside the rule of the whole paper. */
export const ownGuidance = (guidance: string | undefined): string => (guidance ?? '').replace(ALONE, '').trim()

/** Computed questions state the rule of Cambridge: it goes where the paper's board or the part itself says otherwise. */
export function ruled(question: PaperQuestion, preset: Pick<Preset, 'board' | 'subject'>): PaperQuestion {
  const keeps = takesAnswerAlone(preset)
  const parts = question.parts.map((part): PaperPart => {
    const { scheme } = part
    if (scheme.model !== 'points' || !saysAnswerAlone(part) || (keeps && !isShown(part))) return part
    const { guidance, ...rest } = scheme
    const own = ownGuidance(guidance)
    return { ...part, scheme: own === '' ? rest : { ...rest, guidance: own } }
  })
  return { ...question, parts }
}
