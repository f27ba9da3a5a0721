import { readZoneDraft, saveZoneDraft } from '#data/write/zone/drafts.ts'
import { inDegrees, linesOf, usesAngles, type Formula } from '#domain/formulas/formula.ts'
import { openTool } from '#stores/route.ts'
import { readDraft } from '#tools/study-zone/calculator/draft.ts'

/** Puts the letters and the formula under the lines that stand in the calculator, and opens it. */
export async function toCalculator(formula: Formula, values: Readonly<Record<string, string>>): Promise<void> {
  const draft = readDraft(await readZoneDraft('calculator'))
  const kept = draft.lines.filter(({ text }) => text.trim() !== '')
  const next = Math.max(0, ...draft.lines.map(({ no }) => no)) + 1
  const added = linesOf(formula, values).map((text, at) => ({ no: (kept.length === 0 ? 1 : next) + at, text }))
  // Lines of the student's own keep the angles they were typed in.
  const angle = usesAngles(formula) && kept.length === 0 ? (inDegrees(formula) ? 'degrees' : 'radians') : draft.angle
  await saveZoneDraft('calculator', { ...draft, angle, lines: [...kept, ...added] })
  openTool('study-zone', { tool: 'calculator' })
}
