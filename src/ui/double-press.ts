/** Where and when a pointer pressed: the time is that of the event. */
export interface Press {
  readonly at: number
  readonly x: number
  readonly y: number
}

/** The usual longest gap of a double click, and how far a finger strays between its two presses. */
const GAP_MS = 400
const STRAY_PX = 24

/** The second of a double press: it was meant for what stood there before, not for what the first put in its place. */
export function isSecondPress(first: Press | null, { at, x, y }: Press): boolean {
  if (first === null || at - first.at >= GAP_MS) return false
  return Math.abs(x - first.x) <= STRAY_PX && Math.abs(y - first.y) <= STRAY_PX
}

let last: Press | null = null

type Click = Pick<MouseEvent, 'timeStamp' | 'clientX' | 'clientY' | 'detail'>

/** Runs what was pressed, unless it came under the pointer by this very press. A key (no `detail`) always counts. */
export function pressedOnce({ timeStamp, clientX, clientY, detail }: Click, run: () => void): void {
  const press = { at: timeStamp, x: clientX, y: clientY }
  if (detail > 0 && isSecondPress(last, press)) return
  last = detail > 0 ? press : null
  run()
}

const PRESSES = ['pointerdown', 'mousedown', 'pointerup', 'mouseup', 'click'] as const
const CAPTURE = { capture: true }

/**
 * To be called when a dialog opens; what it returns, when it has closed. The second half of the press that closed it
 * falls on what lay beneath, and means nothing there. The next press of its own ends the watch.
 */
export function guardWhatLiesBeneath(): () => void {
  let first: Press | null = null
  const remember = ({ timeStamp, clientX, clientY }: PointerEvent): void => {
    first = { at: timeStamp, x: clientX, y: clientY }
  }
  window.addEventListener('pointerdown', remember, CAPTURE)
  return () => {
    window.removeEventListener('pointerdown', remember, CAPTURE)
    const swallow = (event: Event): void => {
      const { timeStamp, clientX, clientY, type } = event as MouseEvent
      if (isSecondPress(first, { at: timeStamp, x: clientX, y: clientY })) {
        event.stopImmediatePropagation()
        event.preventDefault()
      } else if (type === 'pointerdown') for (const name of PRESSES) window.removeEventListener(name, swallow, CAPTURE)
    }
    for (const name of PRESSES) window.addEventListener(name, swallow, CAPTURE)
  }
}
