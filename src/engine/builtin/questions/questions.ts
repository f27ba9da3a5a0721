import type { Blueprint, ExamQuestion, QuestionsResult } from '#contract/engine/questions.ts'
import type { Source } from '#contract/engine/engine.ts'
import { COMMANDS, commandWords } from '#domain/text/command-terms.ts'
import { ENGINE } from '#engine/builtin/engine-name.ts'
import { isSound } from '#engine/builtin/questions/check.ts'
import { choose } from '#engine/builtin/questions/choose.ts'
import { textOfPoint, type Draft } from '#engine/builtin/questions/draft.ts'
import { fromCard } from '#engine/builtin/questions/from-cards.ts'
import { fromFormula } from '#engine/builtin/questions/from-formulas.ts'
import { fromTables } from '#engine/builtin/questions/from-tables.ts'
import { materialOf, type Material } from '#engine/builtin/questions/material.ts'
import { randomOf, type Random } from '#engine/builtin/quiz/random.ts'
import { textHash } from '#engine/hash.ts'
import { lowerFirst } from '#engine/text/casing.ts'

const USUAL = 10
const MOST_MARKS = 6

const draftsOf = (material: Material): Draft[] => [
  ...material.cards.flatMap(card => [...fromCard(material, card), ...fromFormula(material, card)]),
  ...fromTables(material)
]

/** The draft asked for as many marks as the blueprint lets it have, or undefined. */
function questionOf(draft: Draft, blueprint: Blueprint, random: Random): ExamQuestion | undefined {
  const { min = 1, max = MOST_MARKS } = blueprint.marks ?? {}
  const [least, most] = [Math.max(draft.least, min), Math.min(draft.most, max)]
  if (least > most) return undefined
  const marks = least + Math.floor(random() * (most - least + 1))
  const asked = `${commandWords(draft.term, blueprint.board)} ${draft.tail(marks)}.`.replace(/([”?])\.$/, '$1.')
  const text = draft.opening ? `${draft.opening}, ${lowerFirst(asked)}` : asked
  const points = draft.points.map(point => {
    const { block, stretch, about, computed, alternatives } = point
    const span = { blockId: block.id, ...stretch, quote: block.text.slice(stretch.start, stretch.end) }
    return {
      text: textOfPoint(point),
      marks: 1,
      quoted: { sourceId: draft.source.id, span },
      ...(about && { about }),
      ...(computed !== undefined && { computed: true }),
      ...(alternatives && { alternatives })
    }
  })
  return {
    key: textHash(`${draft.source.id}|${draft.term}|${text}`),
    commandTerm: draft.term,
    assessmentObjective: COMMANDS[draft.term].objective,
    marks,
    text,
    points,
    evidence: points.map(point => point.quoted),
    confidence: Math.round(draft.trust * 100) / 100
  }
}

/** Exam questions with point-by-point schemes from the notes alone. Pure; the seed decides all chance. */
export function makeQuestions(sources: readonly Source[], blueprint: Blueprint = {}): QuestionsResult {
  const random = randomOf(blueprint.seed ?? 1)
  const materials = sources.map(materialOf)
  const wanted = new Set(blueprint.commandTerms)
  const sound = materials.flatMap(material =>
    draftsOf(material)
      .filter(draft => wanted.size === 0 || wanted.has(draft.term))
      .flatMap(draft => questionOf(draft, blueprint, random) ?? [])
      .filter(question => isSound(question, material.source))
  )
  const questions = choose(sound, blueprint.count ?? USUAL, blueprint.max ?? Infinity, random)
  const sure = questions.reduce((sum, one) => sum + one.confidence, 0) / Math.max(1, questions.length)
  return {
    engine: ENGINE,
    questions,
    evidence: questions.flatMap(one => one.evidence.map(quoted => quoted.span)),
    confidence: Math.round(sure * 100) / 100,
    warnings: materials.flatMap(one => one.reading.warnings)
  }
}
