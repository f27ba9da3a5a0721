import { compose, type Refusal, type Request, type Solve } from '#domain/paper/compose.ts'
import type { Holds, Preset } from '#domain/paper/preset.ts'
import type { PaperQuestion } from '#domain/paper/question.ts'
import { TEMPLATES } from '#domain/paper/templates/all.ts'
import { wishesOf } from '#domain/paper/wishes.ts'

/** More papers than this are not counted: nobody sits them. */
const MOST = 6

export interface Fill {
  readonly holds: Holds
  /** Of all papers that were made, by section. */
  readonly made: readonly { readonly section: string; readonly question: PaperQuestion }[]
  /** Why there is no further paper; null where there are more than are counted. */
  readonly why: Refusal | null
}

/** Papers one after another without a question or a template of the papers before. */
export function fillsOf(preset: Preset, bank: readonly PaperQuestion[], solve: Solve): Fill {
  const used = new Set<string>()
  const made: { section: string; question: PaperQuestion }[] = []
  const asked = (wishes: Request['wishes'], seed: number): Request => ({
    preset,
    wishes,
    seed,
    bank: bank.filter(({ key }) => !used.has(key)),
    templates: TEMPLATES.filter(({ key }) => !used.has(key)),
    own: [],
    seen: []
  })
  const quick = compose(asked(wishesOf({ length: 'quick' }), 1), solve)
  let papers = 0
  let why: Refusal | null = null
  for (; papers < MOST; papers += 1) {
    const outcome = compose(asked(wishesOf(), papers + 1), solve)
    if ('refused' in outcome) {
      why = outcome.refused
      break
    }
    for (const { id, questions } of outcome.made.sections)
      for (const question of questions) {
        used.add(question.key)
        made.push({ section: id, question })
      }
  }
  return { holds: { papers, short: 'made' in quick }, made, why }
}
