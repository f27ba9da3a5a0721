import { trueNow } from '#data/backend/server-clock.ts'
import type { Grade } from '#domain/schedule.ts'
import { chooseByNumber } from '#tools/notetaker/review/kinds/given.store.ts'
import { playCurrent } from '#tools/notetaker/review/kinds/sound-key.ts'
import { buryCurrent, suspendCurrent, undoStep } from '#tools/notetaker/review/review-steps.ts'
import { asking, gradeCurrent, showAnswer, turnTo } from '#tools/notetaker/review/review.store.ts'
import type { KeyActs } from '#tools/shared/keys/use-keys.ts'

/** What the keys of a review do; all but undo need a card that is asked. */
export const REVIEW_KEYS: KeyActs<'review'> = {
  show: () => asking() !== null && showAnswer(trueNow()),
  grade: at => {
    const [grade, now] = [(at + 1) as Grade, trueNow()]
    return asking() !== null && (chooseByNumber(grade, now) || gradeCurrent(grade, now))
  },
  undo: () => undoStep(trueNow()),
  edit: () => asking() !== null && turnTo('editing', trueNow()),
  bury: () => asking() !== null && buryCurrent(trueNow()),
  suspend: () => asking() !== null && suspendCurrent(trueNow()),
  play: () => asking() !== null && playCurrent()
}
