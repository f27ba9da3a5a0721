import { evaluateAsk } from '#cli/eval/eval-ask.ts'
import { evaluateCards } from '#cli/eval/eval-cards.ts'
import { BUILTIN, BY_WORDS, type EvaluatedEngine, type Evaluation } from '#cli/eval/eval-engine.ts'
import { modelEngine } from '#cli/eval/eval-model.ts'
import { evaluateMark } from '#cli/eval/eval-mark.ts'
import { evaluateQuiz } from '#cli/eval/eval-quiz.ts'
import { readDevelopment, readFresh, readSealed, readTexts } from '#cli/eval/eval-texts.ts'

/** `--engine model` puts the model of this environment beside the built-in engine. */
function engines(args: readonly string[]): readonly EvaluatedEngine[] {
  if (!args.join(' ').includes('--engine model')) return [BUILTIN]
  const model = modelEngine(process.env)
  if (model) return [BUILTIN, model]
  console.error(
    'No model is set up: set AI_MODEL and what its provider needs (docs/ai.md). Only the built-in engine runs.'
  )
  process.exitCode = 1
  return [BUILTIN]
}

const ENGINES = engines(process.argv.slice(2))
const texts = readTexts()

/** The lines of asking once more, for a device without the encoder. */
async function byWords(): Promise<Evaluation> {
  const { figures, details } = await evaluateAsk(BY_WORDS, texts)
  return {
    figures: figures.map(([measure, value]) => [`by words alone: ${measure}`, value]),
    details: details.map(one => `By words alone:\n\n${one}`)
  }
}

async function evaluate(engine: EvaluatedEngine): Promise<Evaluation> {
  const started = performance.now()
  const parts = [
    await evaluateCards(engine, [...texts, ...readDevelopment(), ...readFresh(), ...readSealed()]),
    await evaluateQuiz(engine, texts),
    await evaluateAsk(engine, texts),
    ...(engine === BUILTIN ? [await byWords()] : []),
    await evaluateMark(engine)
  ]
  const seconds = (performance.now() - started) / 1000
  return {
    figures: [...parts.flatMap(part => part.figures), ['seconds, everything', seconds.toFixed(1)]],
    details: parts.flatMap(part => part.details)
  }
}

const results: Evaluation[] = []
for (const engine of ENGINES) results.push(await evaluate(engine))
const [first] = results
console.log(`| held-back part | bar | ${ENGINES.map(engine => engine.name).join(' | ')} |`)
console.log(`|---|---|${ENGINES.map(() => '---|').join('')}`)
first?.figures.forEach(([measure, , bar = ''], at) => {
  console.log(`| ${measure} | ${bar} | ${results.map(result => result.figures[at]?.[1] ?? '–').join(' | ')} |`)
})
results.forEach((result, at) => {
  console.log(`\n# ${ENGINES[at]?.name ?? ''}\n\n${result.details.join('\n\n')}`)
})
