import type { SampleMark } from '#contract/marking.ts'
import type { Script, ScriptPart } from '#data/read/marks/script.ts'
import { ENGINE } from '#engine/builtin/engine-name.ts'

/** One marking of the student's beside another of the same answer. */
export interface Difference {
  readonly against: 'sample' | 'model'
  readonly on: string
  /** Marks given by the student less those of the other; positive: the student gave more. */
  readonly more: number
}

/** The built-in engine compares words and claims no marks: only a model's are compared. */
function againstModel({ markings }: ScriptPart): Difference[] {
  const own = markings.findLast(({ madeBy }) => madeBy === 'self')
  const model = markings.findLast(
    ({ madeBy, engine, low }) => madeBy === 'engine' && engine !== ENGINE.name && low !== null
  )
  if (!own || own.low === null || model?.low === null || model?.high === null || !model) return []
  const middle = (model.low + model.high) / 2
  return [{ against: 'model', on: own.createdAt, more: own.low - middle }]
}

export function differences({ parts }: Script, samples: Readonly<Record<string, SampleMark>>): Difference[] {
  const ofSamples = Object.values(samples).map(({ mine, given, on }): Difference => ({
    against: 'sample',
    on,
    more: mine - given
  }))
  return [...ofSamples, ...parts.flatMap(againstModel)]
}
