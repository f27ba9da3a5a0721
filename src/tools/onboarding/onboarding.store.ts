import { persistentAtom } from '@nanostores/persistent'
import { atom, computed, type ReadableAtom } from 'nanostores'
import { site } from '#config/site.ts'
import { savePreferences } from '#data/preferences/preferences.ts'
import { saveAll } from '#data/write/write.ts'
import { backendCause } from '#lib/backend-errors.ts'
import { toAppError } from '#lib/errors.ts'
import { newId } from '#lib/ids.ts'
import { $route, openTool } from '#stores/route.ts'
import { $session, claimUsername } from '#stores/session.ts'
import { EMPTY_DRAFT, readDraft, stepAt, STEPS, type Draft, type Step } from '#tools/onboarding/draft.ts'

/** PostgreSQL's code for a second row of the same name. */
const UNIQUE_VIOLATION = '23505'

const $stored = persistentAtom<Draft>(`${site.slug}-onboarding`, EMPTY_DRAFT, {
  encode: JSON.stringify,
  decode: readDraft
})

/** On a shared device, the answers of one student are not shown to the next. */
export const $draft: ReadableAtom<Draft> = computed([$stored, $session], (stored, { user }) =>
  stored.userId === (user?.id ?? '') ? stored : { ...EMPTY_DRAFT, userId: user?.id ?? '' }
)

/** The step stands in the address, so that the browser's own Back works too. */
export const $step: ReadableAtom<Step> = computed($route, ({ query }) => stepAt(query['step']))

const $taken = atom('')
/** The name that somebody else took between the check and the claim. */
export const $takenName: ReadableAtom<string> = $taken

export function answer(part: Partial<Draft>): void {
  $stored.set({ ...$draft.get(), ...part })
}

export function goTo(step: Step): void {
  openTool('onboarding', { step })
}

export function goOn(): void {
  const next = STEPS[STEPS.indexOf($step.get()) + 1]
  if (next) goTo(next)
}

export function goBack(): void {
  const before = STEPS[STEPS.indexOf($step.get()) - 1]
  if (before) goTo(before)
}

async function saveAnswers(draft: Draft, timeZone: string): Promise<void> {
  const { board, level, minutesPerDay, subjects, savedSubjects, withSample, isSampleSaved } = draft
  await savePreferences({ board, level, minutesPerDay, timeZone })
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
async function finish(timeZone = Intl.DateTimeFormat().resolvedOptions().timeZone): Promise<void> {
  const draft = $draft.get()
  await saveAnswers(draft, timeZone)
  await claimUsername(draft.username)
  $stored.set(EMPTY_DRAFT)
  openTool('main', {}, { replace: true })
}

/** Takes the student back to the name when it is the name that was refused. */
export async function finishOrReturn(): Promise<void> {
  try {
    await finish()
  } catch (error) {
    if (backendCause(toAppError(error))?.code !== UNIQUE_VIOLATION) throw error
    $taken.set($draft.get().username)
    goTo('name')
  }
}
