import { atom, computed } from 'nanostores'
import type { Question } from '#contract/entities.ts'
import type { PaperBlueprint } from '#contract/paper.ts'
import { bankIndex, bankSubject, type BankIndex } from '#data/read/papers/bank.ts'
import { composePaper } from '#data/workers/maker.ts'
import { questionsInPapers } from '#data/read/papers/had-questions.ts'
import { paperOfCode } from '#data/read/papers/paper-of-code.ts'
import { $paperLines, $questions } from '#data/read/papers/papers.ts'
import { $subjects } from '#data/read/notes/subjects.ts'
import { $preferences } from '#data/write/preferences.ts'
import { save } from '#data/write/write.ts'
import type { Composed, Refusal, Request } from '#domain/paper/compose.ts'
import { firstPreset, withoutPaper, type Asker } from '#domain/paper/first-preset.ts'
import { isOffered, type Preset } from '#domain/paper/preset.ts'
import type { PaperQuestion } from '#domain/paper/question.ts'
import { TEMPLATE_VERSION } from '#domain/paper/version.ts'
import { lengthFor, nearMarks, NO_WISHES, wishFault, type Wishes } from '#domain/paper/wishes.ts'
import { toAppError, type AppError } from '#lib/errors.ts'
import { newId } from '#lib/ids.ts'
import { valueOr, type Remote } from '#lib/remote.ts'
import { m } from '#messages/generated/messages.js'
import { notify } from '#stores/notices.ts'
import { openTool, placeIn } from '#stores/route.ts'
import { askedOf, presetAsked, topicsOf, type Form, type Source } from '#tools/paper-maker/asked.ts'
import { asPaperQuestion } from '#tools/paper-maker/own/own-question.ts'
import { dayWords } from '#tools/paper-maker/sit/time/time-words.ts'

export const $place = placeIn('paper-maker')

export const $index = atom<Remote<BankIndex>>({ state: 'idle' })

export async function loadIndex(): Promise<void> {
  if ($index.get().state === 'ready' || $index.get().state === 'loading') return
  $index.set({ state: 'loading' })
  try {
    $index.set({ state: 'ready', value: await bankIndex() })
  } catch (error) {
    $index.set({ state: 'failed', error: toAppError(error) })
  }
}

/** Where nothing is known of the student. */
const FIRST_PRESET = 'cie-9702-2025-p2'
export const $form = atom<Form>({ presetId: null, wishes: NO_WISHES, code: '', useOwn: false })
export const change = (part: Partial<Form>): void => $form.set({ ...$form.get(), ...part })
export const wish = (part: Partial<Wishes>): void => change({ wishes: { ...$form.get().wishes, ...part } })

const $asker = computed([$paperLines, $preferences, $subjects], (papers, preferences, subjects): Asker => {
  const made = valueOr(papers, []).toSorted((a, b) => (a.id < b.id ? -1 : 1))
  const board = valueOr(preferences, null)?.board ?? null
  return { last: made.at(-1)?.presetId ?? null, board, subjects: valueOr(subjects, []) }
})

export const $preset = computed([$index, $form, $asker], (index, { presetId }, asker): Preset | null => {
  const presets = index.state === 'ready' ? index.value.presets : []
  const byId = (id: string | null): Preset | undefined => presets.find(one => one.id === id)
  return byId(presetId) ?? firstPreset(presets.filter(isOffered), asker) ?? byId(FIRST_PRESET) ?? presets[0] ?? null
})

/** Subjects of the student that have no paper of their board here. */
export const $without = computed([$index, $asker], (index, asker) =>
  index.state === 'ready' ? withoutPaper(index.value.presets, asker) : []
)

export type Making =
  | { readonly state: 'idle' | 'working' }
  | { readonly state: 'refused'; readonly refusal: Refusal; readonly quick: boolean; readonly near: Wishes | null }
  | { readonly state: 'wrong'; readonly fault: 'marks' | 'minutes' | 'seed' }
  | { readonly state: 'failed'; readonly error: AppError }

export const $making = atom<Making>({ state: 'idle' })
let running: AbortController | undefined
export const stopMaking = (): void => running?.abort()

/** The written questions of a subject; none where only templates make them. */
export async function sourceOf(preset: Preset): Promise<Source> {
  const index = $index.get()
  const read = index.state === 'ready' ? index.value : null
  const topics = read ? topicsOf(read, preset).map(([code]) => code) : []
  const known = read?.subjects.find(one => one.subject === preset.subject.key)
  if (!known) return { questions: [], version: `t${TEMPLATE_VERSION}`, topics }
  const { questions } = await bankSubject(known.file)
  return { questions, version: known.version, topics }
}

export const ownQuestions = (rows: readonly Question[], subject: string): PaperQuestion[] =>
  rows.flatMap(row => asPaperQuestion(row) ?? []).filter(one => one.subject === subject)

export const RANDOM_SEEDS = 2 ** 25

/** Makes a paper from the form, keeps it and opens it. */
export async function makePaper(): Promise<void> {
  const index = $index.get()
  if (index.state !== 'ready' || $making.get().state === 'working') return
  const typed = $form.get()
  const preset = presetAsked(typed, index.value.presets, $preset.get())
  const form = preset
    ? { ...typed, wishes: { ...typed.wishes, length: lengthFor(preset, typed.wishes.length) } }
    : typed
  const wrong = form.code.trim() === '' ? wishFault(form.wishes) : null
  if (wrong || !preset) return $making.set({ state: 'wrong', fault: wrong ?? 'seed' })
  running = new AbortController()
  $making.set({ state: 'working' })
  try {
    const source = await sourceOf(preset)
    const own = ownQuestions(valueOr($questions.get(), []), preset.subject.key)
    const seed = Math.floor(Math.random() * RANDOM_SEEDS)
    const asked = askedOf(form, { preset, source, own, seen: await questionsInPapers(), seed })
    if (!asked) return $making.set({ state: 'wrong', fault: 'seed' })
    const { request, code, isSameBank } = asked
    const known = code === null || form.code.trim() === '' ? null : await paperOfCode(code)
    if (known) {
      const { id, satAt } = known
      notify({ text: satAt === null ? m.paper_code_there() : m.paper_code_sat({ day: dayWords(satAt) }) })
      $making.set({ state: 'idle' })
      return openTool('paper-maker', { paper: id })
    }
    const outcome = await composePaper(request, running.signal)
    if ('refused' in outcome)
      return $making.set({
        state: 'refused',
        refusal: outcome.refused,
        quick: await fillsQuick(request),
        near: outcome.refused.has === 0 ? null : await fillsNear(request, outcome.refused)
      })
    const { made } = outcome
    const { wishes } = request
    const title = paperTitle(preset, wishes)
    const id = await savePaper({ preset, wishes, seed: request.seed, version: source.version, made, title, code })
    if (!isSameBank) notify({ text: m.paper_code_older() })
    else if (form.code.trim() !== '')
      notify({ text: m.paper_code_made({ paper: `${preset.board} · ${titleOf(preset)}` }) })
    $making.set({ state: 'idle' })
    openTool('paper-maker', { paper: id })
  } catch (error) {
    if (running.signal.aborted) $making.set({ state: 'idle' })
    else $making.set({ state: 'failed', error: toAppError(error) })
  }
}

interface NewPaper {
  readonly preset: Preset
  readonly wishes: Wishes
  readonly seed: number
  /** Of the bank. */
  readonly version: string
  readonly made: Composed
  readonly title: string
  readonly code: string | null
}

export async function savePaper({ preset, wishes, seed, version, made, title, code }: NewPaper): Promise<string> {
  const { sections, marks, minutes, missed } = made
  const id = newId()
  const coded = code === null ? {} : { code }
  await save('papers', id, {
    subjectId: null,
    title: title.slice(0, 200),
    presetId: preset.id,
    seed,
    version: TEMPLATE_VERSION,
    bankVersion: version,
    minutes,
    marks,
    blueprint: { v: 1, wishes, locked: [], missed, edited: false, size: sizeOf(preset), ...coded },
    snapshot: { v: 1, sections: [...sections] }
  })
  return id
}

/** American paper where the board is American. */
const sizeOf = ({ board }: Preset): PaperBlueprint['size'] => (board === 'AP' ? 'Letter' : 'A4')

/** A quick session is offered only where one can be made. */
async function fillsQuick(request: Request): Promise<boolean> {
  if (request.wishes.length === 'quick') return false
  const outcome = await composePaper({ ...request, wishes: { ...request.wishes, length: 'quick' } }, running?.signal)
  return 'made' in outcome
}

/** The nearest marks of which a paper can be made. */
async function fillsNear(request: Request, { has }: Refusal): Promise<Wishes | null> {
  if (request.wishes.length !== 'own') return null
  const { marks, minutes } = request.wishes
  const most = { ...request.wishes, marks: has, minutes: Math.round((minutes * has) / marks) }
  const lower = has < marks && wishFault(most) === null ? [most, ...nearMarks(most)] : []
  for (const wishes of [...nearMarks(request.wishes), ...lower])
    if ('made' in (await composePaper({ ...request, wishes }, running?.signal))) return wishes
  return null
}

export const titleOf = ({ subject, level, paper }: Preset): string =>
  `${subject.name}${level ? ` ${level}` : ''}, ${paper.name}`

/** A part of a paper of the board is not called by its name. */
export const paperTitle = (preset: Preset, { length }: Pick<Wishes, 'length'>): string =>
  length === 'full'
    ? titleOf(preset)
    : m.paper_practice_title({ subject: [preset.subject.name, preset.level].filter(Boolean).join(' ') })

/** Makes this paper again; null where it was changed since, or own questions are in it. */
export const codeOf = ({ code, edited }: Pick<PaperBlueprint, 'code' | 'edited'>): string | null =>
  edited ? null : (code ?? null)
