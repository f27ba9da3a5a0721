import { saveAll, type Change } from '#data/write/write.ts'
import { notify } from '#stores/notices.ts'
import { tryOrNotify } from '#stores/try-or-notify.ts'

/** Says what was done and offers the way back that the save itself gave (docs/decisions/029-one-spine.md). Gives the notice's id. */
export function offerUndo(
  text: string,
  label: string,
  back: readonly Change[],
  after?: () => void,
  passes = false
): number {
  const takeBack = async (): Promise<void> => {
    await saveAll(back)
    after?.()
  }
  return notify({ text, passes, action: { label, run: () => void tryOrNotify(takeBack) } })
}
