import 'fake-indexeddb/auto'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { EMPTY_PASTED, handOver, saveOwnDraft } from '#data/write/marks/own-attempt.ts'
import { readScript, type Script, type ScriptPart } from '#data/read/marks/script.ts'
import { eraseWorkspace, openWorkspace, workspace } from '#data/read/workspace.ts'
import { questionOf } from '#domain/marks/pasted.ts'
import { newId } from '#lib/ids.ts'
import { createMarker } from '#tools/answer-reviewer/marking/marker.ts'

let user = ''
beforeEach(async () => {
  user = newId()
  await openWorkspace(user)
})
afterEach(() => eraseWorkspace(user))

async function opened(): Promise<{ script: Script; one: ScriptPart }> {
  const id = newId()
  const typed = { ...EMPTY_PASTED, question: 'Why?', answer: 'So.', scheme: 'One (1)\nTwo (1)', marks: 2 }
  const question = questionOf({ ...typed, command: 'explain' }, `own-${id}`, 'History')
  if ('kind' in question) throw new Error(question.kind)
  await saveOwnDraft({ id, typed })
  await handOver({ id, typed }, question)
  const script = await readScript(workspace().db, id)
  const one = script?.parts[0]
  if (!script || !one) throw new Error('No script')
  return { script, one }
}

test('the same decision pressed twice was a step of its own, and the undo seemed dead', async () => {
  const { script, one } = await opened()
  const marker = createMarker(script)
  const press = (verdict: 'earned' | 'missed'): void => marker.press({ one, decisions: [{ key: 'p1', verdict }] })
  expect(marker.$steps.get(), 'nothing to take back when a page opens').toBe(0)
  press('earned')
  press('missed')
  press('missed')
  expect(marker.$steps.get()).toBe(2)
  marker.undo()
  expect(marker.nowOf(one).verdicts.get('p1')).toBe('earned')
  marker.undo()
  expect(marker.nowOf(one).verdicts.size).toBe(0)
  expect(marker.$steps.get()).toBe(0)
  expect(marker.undo()).toBeNull()
})
