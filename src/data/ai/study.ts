import type { AiFeature } from '#contract/ai.ts'
import type { AiAnswers, AiRequests } from '#contract/ai-requests.ts'
import type { MarkResult, MarkTask } from '#contract/engine/mark.ts'
import type { PlanContext, PlanResult } from '#contract/engine/plan.ts'
import type { Blueprint, QuestionsResult } from '#contract/engine/questions.ts'
import type { QuizOptions, QuizResult } from '#contract/engine/quiz.ts'
import type { Audio, TranscribeHints, TranscribeResult } from '#contract/engine/transcribe.ts'
import type { CardsOptions, CardsResult, Source } from '#contract/engine/engine.ts'
import { capabilities } from '#data/ai/capabilities.ts'
import { choose, modelFor, type Candidate, type Chosen, type ReadCapabilities } from '#data/ai/choose.ts'
import { wholeAnswer } from '#data/ai/model.ts'
import { pageNetwork, type AiNetwork } from '#data/backend/network.ts'
import { isModelOff } from '#data/read/no-model.ts'
import { askNotes, type AskEvent, type AskNotesOptions } from '#data/ai/ask-notes.ts'
import { askEngine } from '#data/workers/asked-notes.ts'
import type { Run } from '#data/workers/client.ts'
import { engine, type EngineClient } from '#data/workers/engine.ts'
import { privateCards } from '#data/workers/private/private-cards.ts'
import { wantedName } from '#data/workers/private/private-model.ts'
import { forModel } from '#engine/travel.ts'
import { AppError } from '#lib/errors.ts'

/** What one call of the cards endpoint takes of the fronts a student already has. */
const KNOWN = { most: 2000, longest: 1000 }

export interface StudyRun extends Run {
  /** The student wants the built-in engine although there is a model. */
  readonly only?: 'builtin' | undefined
}

export interface StudyParts {
  readonly engine: EngineClient
  /** Holds the index of the notes, so that stopping one answer must not end it. */
  readonly asks?: EngineClient | undefined
  readonly network: AiNetwork
  readonly read: ReadCapabilities
}

/** Every task by the model where there is one, else and on any failure by the built-in engine, which is said. */
export interface Study {
  readonly cards: (source: Source, options?: CardsOptions, run?: StudyRun) => Promise<Chosen<CardsResult>>
  readonly quiz: (sources: readonly Source[], options?: QuizOptions, run?: StudyRun) => Promise<Chosen<QuizResult>>
  /** Answers from the notes, piece by piece; `done` comes last, with the whole. */
  readonly ask: (question: string, options?: AskNotesOptions, run?: StudyRun) => AsyncIterable<AskEvent>
  readonly mark: (task: MarkTask, run?: StudyRun) => Promise<Chosen<MarkResult>>
  readonly questions: (
    sources: readonly Source[],
    blueprint?: Blueprint,
    run?: StudyRun
  ) => Promise<Chosen<QuestionsResult>>
  readonly plan: (goal: string, context: PlanContext, run?: StudyRun) => Promise<Chosen<PlanResult>>
  /** Only a model can: throws `missing` where there is none. */
  readonly transcribe: (audio: Audio, hints?: TranscribeHints, run?: StudyRun) => Promise<TranscribeResult>
}

export function studyWith({ engine: builtin, asks = askEngine, network, read }: StudyParts): Study {
  async function behindServer<Feature extends AiFeature>(
    feature: Feature,
    request: () => AiRequests[Feature],
    run: StudyRun
  ): Promise<Candidate<AiAnswers[Feature]> | null> {
    const model = run.only === 'builtin' ? null : await modelFor(feature, read)
    return model === null ? null : { model, ask: () => wholeAnswer(feature, request(), { ...run, network }) }
  }

  return {
    cards: async (source, options = {}, run = {}) => {
      const known = (options.known ?? []).slice(-KNOWN.most).map(front => front.slice(0, KNOWN.longest))
      const request = () => ({ source: forModel(source), options: { ...options, known } })
      // Who wants the model on the device wants nothing sent: where it fails, the built-in engine answers.
      const model = run.only === 'builtin' || (await isModelOff()) ? null : wantedName()
      const candidate =
        model !== null
          ? { model, ask: () => privateCards(model, source, { ...options, known }, builtin, run) }
          : await behindServer('cards', request, run)
      return choose(candidate, () => builtin.run('cards', [source, options], run), run)
    },
    quiz: async (sources, options = {}, run = {}) => {
      const candidate = await behindServer('quiz', () => ({ sources: sources.map(forModel), options }), run)
      return choose(candidate, () => builtin.run('quiz', [sources, options], run), run)
    },
    ask: (question, options = {}, run = {}) =>
      askNotes(
        question,
        { ...options, ...run },
        { engine: asks, network, read: run.only === 'builtin' ? () => Promise.resolve(null) : read }
      ),
    mark: async (task, run = {}) => {
      const candidate = await behindServer('mark', () => task, run)
      return choose(candidate, () => builtin.run('mark', [task], run), run)
    },
    questions: async (sources, blueprint = {}, run = {}) => {
      const candidate = await behindServer('questions', () => ({ sources: sources.map(forModel), blueprint }), run)
      return choose(candidate, () => builtin.run('questions', [sources, blueprint], run), run)
    },
    plan: async (goal, context, run = {}) => {
      const candidate = await behindServer('plan', () => ({ goal, context }), run)
      return choose(candidate, () => builtin.run('plan', [goal, context], run), run)
    },
    transcribe: async (audio, hints = {}, run = {}) => {
      const candidate = await behindServer('transcribe', () => ({ audio, hints }), run)
      if (!candidate) throw new AppError('missing', 'No model transcribes here')
      return candidate.ask()
    }
  }
}

export const study: Study = studyWith({ engine, network: pageNetwork, read: capabilities })
