import { persistentAtom } from '@nanostores/persistent'
import { atom, computed, type ReadableAtom } from 'nanostores'
import { site } from '#config/site.ts'
import { usernameRefusal, type UsernameRefusal } from '#data/account/usernames.ts'
import { $subjects } from '#data/read/notes/subjects.ts'
import { $preferences, savePreferences } from '#data/write/preferences.ts'
import { saveAll } from '#data/write/write.ts'
import { inTime } from '#lib/async/in-time.ts'
import { newId } from '#lib/ids.ts'
import { isReady } from '#lib/remote.ts'
import { $route, openTool } from '#stores/route.ts'
import { $session, claimUsername } from '#stores/session.ts'
import { draftFromRows, EMPTY_DRAFT, readDraft, stepAt, STEPS, type Draft, type Step } from '#tools/onboarding/draft.ts'
import { refusalIn } from '#tools/shared/account/username-words.ts'

/** A name that cannot be asked about for so long is asked about at the last step. */
const ASK_MS = 4_000

const $stored = persistentAtom<Draft>(`${site.slug}-onboarding`, EMPTY_DRAFT, {
  encode: JSON.stringify,
  decode: readDraft
})

/**
 * The draft of this student, else what earlier steps have stored; null until that is known. On a shared device, the
 * answers of one student are not shown to the next.
 */
const $known = computed(
  [$stored, $session, $preferences, $subjects],
  (stored, { user }, preferences, subjects): Draft | null => {
    const userId = user?.id ?? ''
    if (stored.userId === userId) return stored
    if (!isReady(preferences) || !isReady(subjects)) return null
    return draftFromRows(userId, { preferences: preferences.value, subjects: subjects.value })
  }
)
export const $isKnown: ReadableAtom<boolean> = computed($known, known => known !== null)
export const $draft: ReadableAtom<Draft> = computed($known, known => known ?? EMPTY_DRAFT)

/** The step stands in the address, so that the browser's own Back works too. */
export const $step: ReadableAtom<Step> = computed($route, ({ query }) => stepAt(query['step']))

/** Goes on where the student was, for one who comes back without an address of a step. */
export function takeUp(): void {
  const { step } = $draft.get()
  if ($route.get().query['step'] === undefined && step !== 'name') openTool('onboarding', { step }, { replace: true })
}

interface RefusedName {
  readonly name: string
  readonly refusal: UsernameRefusal
}
const $refused = atom<RefusedName | null>(null)
/** The last name that the server refused. */
export const $refusedName: ReadableAtom<RefusedName | null> = $refused

/** The server decides; where it cannot be reached, the last step asks again. */
export async function isNameRefused(name: string): Promise<boolean> {
  const asked = usernameRefusal(name)
  const refusal = await inTime(asked, ASK_MS, () => new Error('late')).catch(() => null)
  if (refusal !== null) $refused.set({ name, refusal })
  return refusal !== null
}

export function answer(part: Partial<Draft>): void {
  $stored.set({ ...$draft.get(), ...part })
}

let keeping: Promise<void> = Promise.resolve()

/** A draft is the first copy and this the second: when it fails, the last step tries it again and says why. */
function keep(): void {
  keeping = keeping.then(() => saveAnswers({ ...$draft.get(), withSample: false })).catch(() => undefined)
}

export function goTo(step: Step): void {
  answer({ step })
  openTool('onboarding', { step })
}

export function goOn(): void {
  const next = STEPS[STEPS.indexOf($step.get()) + 1]
  if (!next) return
  goTo(next)
  keep()
}

export function goBack(): void {
  const before = STEPS[STEPS.indexOf($step.get()) - 1]
  if (before) goTo(before)
}

async function saveAnswers(draft: Draft): Promise<void> {
  const { board, level, minutesPerDay, subjects, savedSubjects, withSample, isSampleSaved } = draft
  await savePreferences({ board, level, minutesPerDay })
  const kept = subjects.map(({ id }) => id)
  const { sampleRows } = await import('#tools/onboarding/sample.ts')
  const sample = withSample && !isSampleSaved ? sampleRows(newId) : []
  await saveAll([
    ...savedSubjects
      .filter(id => !kept.includes(id))
      .map(id => ({ name: 'subjects' as const, id, remove: true as const })),
    ...subjects.map(({ id, name, examOn, level: own }, index) => ({
      name: 'subjects' as const,
      id,
      fields: { name, examOn, board, level: own ?? level, position: index + 1 }
    })),
    ...sample
  ])
  answer({ savedSubjects: kept, isSampleSaved: isSampleSaved || sample.length > 0 })
}

/** The username comes last: its presence means that everything before it is saved. */
async function finish(): Promise<void> {
  await keeping
  const draft = $draft.get()
  await saveAnswers(draft)
  await claimUsername(draft.username)
  $stored.set(EMPTY_DRAFT)
  openTool('main', {}, { replace: true })
}

/** Takes the student back to the name when it is the name that was refused. */
export async function finishOrReturn(): Promise<void> {
  try {
    await finish()
  } catch (error) {
    const refusal = refusalIn(error)
    if (refusal === null) throw error
    $refused.set({ name: $draft.get().username, refusal })
    goTo('name')
  }
}
