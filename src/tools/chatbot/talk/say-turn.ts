import type { Fields, Turn } from '#contract/entities.ts'
import type { Conversation } from '#data/read/chat/threads.ts'
import { saveAll } from '#data/write/write.ts'
import { ENGINE } from '#engine/builtin/engine-name.ts'
import { newId } from '#lib/ids.ts'

export interface TutorReply {
  readonly text: string
  readonly spans: NonNullable<Turn['spans']>
  readonly extras: NonNullable<Turn['extras']>
}

/** What was said without a model as one turn, the end of its branch. */
export async function sayTurn(
  { thread }: Conversation,
  question: Turn,
  said: TutorReply,
  mode: Fields<'turns'>['mode'] = question.mode
): Promise<void> {
  const id = newId()
  const turn = {
    threadId: thread.id,
    parentId: question.id,
    role: 'tutor',
    mode,
    engine: `builtin ${ENGINE.name}`,
    status: 'whole',
    ...said
  } as const
  await saveAll([
    { name: 'turns', id, fields: turn },
    { name: 'threads', id: thread.id, fields: { tipId: id, mode } }
  ])
}
