import 'fake-indexeddb/auto'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { aSubject } from '../../../../tests/support/stored-rows.ts'
import { savePreferences } from '#data/write/preferences.ts'
import { save } from '#data/write/write.ts'
import { eraseWorkspace, openWorkspace } from '#data/read/workspace.ts'
import { planWithRemedies } from '#domain/plan/plan.ts'
import { addDays, studyDay } from '#domain/study-day.ts'
import type { Plan, World } from '#domain/plan/world.ts'
import { newId } from '#lib/ids.ts'
import { $proposal } from '#tools/shared/plan/proposal.store.ts'
import { addQuick } from '#tools/planner/actions.ts'
import { $calendar } from '#tools/planner/planner.store.ts'
import { $preview, accept, closePreview, openPreview, type Preview } from '#tools/planner/replan/replan.store.ts'
import { $undo } from '#tools/planner/undo.store.ts'

/** No worker in this process: the same planner beside it, let go when the test says. */
let held: Promise<void> = Promise.resolve()
vi.mock('#data/workers/planner.ts', () => ({
  planInWorker: async (world: World): Promise<Plan> => {
    await held
    return planWithRemedies(world)
  }
}))

const today = studyDay(new Date(), 'UTC', 0)
const subjectId = newId()
const stops: (() => void)[] = []
let user = ''

beforeEach(async () => {
  vi.stubGlobal('document', new EventTarget())
  held = Promise.resolve()
  user = newId()
  await openWorkspace(user)
  await savePreferences({ timeZone: 'UTC' })
  await save('subjects', subjectId, aSubject({ name: 'Biology' }))
  stops.push(
    $calendar.subscribe(() => undefined),
    $proposal.subscribe(() => undefined)
  )
})
afterEach(async () => {
  closePreview()
  for (const stop of stops.splice(0)) stop()
  await eraseWorkspace(user)
})

const work = (title: string) =>
  ({ kind: 'task', title, subjectId, on: addDays(today, 4), at: null, minutes: 45, repeats: null }) as Parameters<
    typeof addQuick
  >[0]

async function shown(): Promise<Preview> {
  await expect.poll(() => $preview.get()?.state).toBe('ready')
  const preview = $preview.get()
  if (preview?.state !== 'ready') throw new Error('not ready')
  return preview.value
}
const titles = ({ plan }: Preview): string[] => plan.blocks.map(block => block.title)

test('Replan pressed while the first plan was still worked out waited for ever', async () => {
  await addQuick(work('Essay'))
  await expect.poll(() => $calendar.get().state).toBe('ready')
  expect($proposal.get().state).not.toBe('ready')
  void openPreview({ kind: 'plain' })
  expect(titles(await shown())).toContain('Essay')
})

test('Replan pressed right after new work was added left it out', async () => {
  await addQuick(work('Essay'))
  await expect.poll(() => $proposal.get().state).toBe('ready')
  void addQuick(work('Race task'))
  void openPreview({ kind: 'plain' })
  expect(titles(await shown())).toContain('Race task')
})

test('a preview that was closed while it was worked out opens no more', async () => {
  await expect.poll(() => $proposal.get().state).toBe('ready')
  let letGo: () => void = () => undefined
  held = new Promise(resolve => (letGo = resolve))
  const first = openPreview({ kind: 'plain' })
  closePreview()
  letGo()
  await first
  expect($preview.get()).toBeNull()
})

test('a second press on “Accept all” opened the dialog again', async () => {
  await addQuick(work('Essay'))
  await expect.poll(() => $calendar.get().state).toBe('ready')
  void openPreview({ kind: 'plain' })
  const preview = await shown()
  const all = new Set(preview.steps.map(step => step.key))
  const before = $undo.get()?.left ?? 0
  await Promise.all([accept(preview, all), accept(preview, all)])
  await accept(preview, all)
  expect($preview.get()).toBeNull()
  expect($undo.get()?.left, 'one act, taken back by one press').toBe(before + 1)
})
