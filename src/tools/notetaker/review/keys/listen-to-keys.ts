import { trueNow } from '#data/backend/server-clock.ts'
import { OPEN_DIALOG, type ReviewKey, placeOf, readKey } from '#tools/notetaker/review/keys/review-keys.ts'
import { chooseByNumber } from '#tools/notetaker/review/kinds/given.store.ts'
import { playCurrent } from '#tools/notetaker/review/kinds/sound-key.ts'
import { buryCurrent, suspendCurrent, undoStep } from '#tools/notetaker/review/review-steps.ts'
import { asking, gradeCurrent, showAnswer, turnTo } from '#tools/notetaker/review/review.store.ts'

function act(key: ReviewKey, now: Date, onHelp: () => void): void {
  switch (key.kind) {
    case 'show':
      return showAnswer(now)
    case 'grade':
      return chooseByNumber(key.grade, now) ? undefined : gradeCurrent(key.grade, now)
    case 'undo':
      return void undoStep(now)
    case 'edit':
      return turnTo('editing', now)
    case 'bury':
      return void buryCurrent(now)
    case 'suspend':
      return void suspendCurrent(now)
    case 'play':
      return playCurrent()
    case 'help':
      return onHelp()
  }
}

/** The keys of a review, wherever the focus is on the page. */
export function listenToKeys(onHelp: () => void): () => void {
  const listen = (event: KeyboardEvent) => {
    const isDialogOpen = document.querySelector(OPEN_DIALOG) !== null
    const key = event.defaultPrevented ? null : readKey(event, placeOf(event.target, isDialogOpen))
    const isUseful = key !== null && (key.kind === 'undo' || key.kind === 'help' || asking() !== null)
    if (!isUseful) return
    event.preventDefault()
    act(key, trueNow(), onHelp)
  }
  document.addEventListener('keydown', listen)
  return () => document.removeEventListener('keydown', listen)
}
