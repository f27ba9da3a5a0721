import { atom, type ReadableAtom } from 'nanostores'
import { type Heard, heardOf } from '#domain/graph/heard.ts'
import { tryOrNotify } from '#stores/try-or-notify.ts'
import { $curves } from '#tools/study-zone/graph/curves.ts'
import { $view } from '#tools/study-zone/graph/drawing.store.ts'
import { $traceX, setTrace } from '#tools/study-zone/graph/graph.store.ts'

const SECONDS = 5
const STEPS = 250
const LOUD = 0.16
/** A rough tone is louder to the ear. */
const ROUGH = 0.05
/** A tone that begins or ends within less clicks. */
const SOFT = 0.008

interface Hearing {
  readonly line: number
  readonly name: string
}

const $hearing = atom<Hearing | null>(null)
/** The curve that sounds now. */
export const $heard: ReadableAtom<Hearing | null> = $hearing

let stop: (() => void) | undefined
let last = -1

export function stopHearing(): void {
  stop?.()
}

/** The next of the curves that are shown, after the one that was heard last; while one sounds, it ends. */
export function hear(): void {
  if ($hearing.get()) return stopHearing()
  const curves = $curves.get()
  const view = $view.get()
  const curve = curves.find(({ line }) => line > last) ?? curves[0]
  if (!curve || !view) return
  last = curve.line
  const { line, name, f } = curve
  void tryOrNotify(() => sound({ line, name }, heardOf(f, view, STEPS)))
}

async function sound(hearing: Hearing, moments: readonly Heard[]): Promise<void> {
  const audio = new AudioContext()
  $hearing.set(hearing)
  let frame = 0
  const over = new Promise<void>(resolve => (stop = resolve))
  const traced = $traceX.get()
  try {
    // A browser without a loudspeaker never says that it is ready: the point goes along the curve all the same.
    if (audio.state === 'suspended') await Promise.race([audio.resume(), new Promise(done => setTimeout(done, 300))])
    const start = performance.now()
    plan(audio, moments)
    const follow = () => {
      const at = ((performance.now() - start) / 1000 / SECONDS) * (moments.length - 1)
      const moment = moments[Math.floor(at)]
      if (!moment) return stop?.()
      setTrace(Number(moment.x.toPrecision(6)))
      frame = requestAnimationFrame(follow)
    }
    frame = requestAnimationFrame(follow)
    await over
  } finally {
    cancelAnimationFrame(frame)
    stop = undefined
    setTrace(traced)
    $hearing.set(null)
    await audio.close()
  }
}

/** A pure tone above the axis, a rough one below; both follow the height, and one of them sounds. */
function plan(audio: AudioContext, moments: readonly Heard[]) {
  const side = audio.createStereoPanner()
  side.connect(audio.destination)
  const begin = audio.currentTime + 0.02
  const when = (index: number) => begin + (index / (moments.length - 1)) * SECONDS
  for (const isBelow of [false, true]) {
    const [tone, volume] = [audio.createOscillator(), audio.createGain()]
    tone.type = isBelow ? 'sawtooth' : 'sine'
    volume.gain.value = 0
    tone.connect(volume).connect(side)
    moments.forEach((moment, index) => {
      const isOn = moment.pitch !== null && moment.isBelow === isBelow
      if (moment.pitch !== null) tone.frequency.setValueAtTime(moment.pitch, when(index))
      volume.gain.setTargetAtTime(isOn ? (isBelow ? ROUGH : LOUD) : 0, when(index), SOFT)
    })
    volume.gain.setTargetAtTime(0, when(moments.length - 1), SOFT)
    tone.start(begin)
    tone.stop(when(moments.length) + 0.1)
  }
  moments.forEach(({ pan }, index) => side.pan.setValueAtTime(pan, when(index)))
}
