import { EMPTY_PASTED, handOver, saveOwnDraft } from '#data/write/marks/own-attempt.ts'
import { readScript, type Script, type ScriptPart } from '#data/read/marks/script.ts'
import { workspace } from '#data/read/workspace.ts'
import type { Verdicts } from '#domain/marks/part.ts'
import { questionOf } from '#domain/marks/pasted.ts'
import type { PointVerdict } from '#domain/marks/verdict.ts'
import { newId } from '#lib/ids.ts'

/** A pasted question of three points, handed over for marking in the open workspace. */
export const TYPED = {
  ...EMPTY_PASTED,
  question: 'Explain the Marshall Plan.',
  answer: 'Stalin feared it. He set up Cominform.',
  scheme: 'Fear of influence (1)\nCominform (1)\nTwo blocs (1)',
  marks: 3
}

export const says = (...verdicts: PointVerdict[]): Verdicts => ({
  verdicts: new Map(verdicts.map((verdict, at) => [`p${at + 1}`, verdict])),
  marks: new Map()
})

export async function opened(id: string): Promise<{ script: Script; one: ScriptPart }> {
  const script = await readScript(workspace().db, id)
  const one = script?.parts[0]
  if (!script || !one) throw new Error('No script')
  return { script, one }
}

export async function pasted(answer = TYPED.answer): Promise<string> {
  const id = newId()
  const question = questionOf({ ...TYPED, command: 'explain' }, `own-${id}`, 'History')
  if ('kind' in question) throw new Error(question.kind)
  await saveOwnDraft({ id, typed: { ...TYPED, answer } })
  await handOver({ id, typed: { ...TYPED, answer } }, question)
  return id
}
