import { compose, type Solve } from '#domain/paper/compose.ts'
import type { Preset } from '#domain/paper/preset.ts'
import type { PaperQuestion } from '#domain/paper/question.ts'
import { wishesOf } from '#domain/paper/wishes.ts'

export interface Fill {
  readonly preset: Preset
  /** Papers that can be made one after another without a written question coming back: 2 at most are tried. */
  readonly papers: number
  readonly quick: boolean
  readonly why: string
}

/** Which presets fill twice without repeating; a template may return with other numbers. */
export function fillsOf(preset: Preset, bank: readonly PaperQuestion[], solve: Solve): Fill {
  const used = new Set<string>()
  let papers = 0
  let why = ''
  for (const seed of [1, 2]) {
    const free = bank.filter(({ key }) => !used.has(key))
    const outcome = compose({ preset, wishes: wishesOf(), seed, bank: free, own: [], seen: [] }, solve)
    if ('refused' in outcome) {
      const { section, needs, has, of, marks } = outcome.refused
      why =
        of === 'mix'
          ? 'no mix of the questions makes the total'
          : `section ${section}: ${needs} ${of} of ${marks.join('–')} marks, ${has} there`
      break
    }
    papers += 1
    for (const { questions } of outcome.made.sections) for (const { key } of questions) used.add(key)
  }
  const quick = compose({ preset, wishes: wishesOf({ length: 'quick' }), seed: 1, bank, own: [], seen: [] }, solve)
  return { preset, papers, quick: 'made' in quick, why }
}

const SURE = ['high', 'medium', 'low'] as const

/** A line a preset, and the number that fills twice. */
export function fillLines(presets: readonly Preset[], bank: readonly PaperQuestion[], solve: Solve): string[] {
  const fills = presets.map(preset => fillsOf(preset, bank, solve))
  const lines = fills.map(({ preset, papers, quick, why }) => {
    const { minutes, marks, weight, calculator, structure, objectives, topics } = preset
    const facts = [minutes, marks, weight, calculator, structure, objectives, topics].flatMap(one =>
      one ? [one.sure] : []
    )
    const sure = SURE.map(name => `${name} ${facts.filter(one => one === name).length}`).join(', ')
    const says = papers === 2 ? 'fills twice' : `fills ${papers === 1 ? 'once' : 'not'} (${why})`
    return `  ${preset.id} (${preset.board}): ${says}; quick session: ${quick ? 'yes' : 'no'}; figures: ${sure}`
  })
  const twice = fills.filter(({ papers }) => papers === 2).length
  return ['', `Presets: ${fills.length}, of which ${twice} fill twice without repeating`, ...lines]
}
