import { useStore } from '@nanostores/react'
import { type ReactNode, useEffect, useState } from 'react'
import type { GraphSlider } from '#contract/graph.ts'
import { m } from '#messages/generated/messages.js'
import { shortNumber } from '#domain/graph/ticks.ts'
import {
  $running,
  $sheet,
  $sliders,
  NEW_SLIDER,
  runSlider,
  setSlider,
  stopSlider
} from '#tools/study-zone/graph/graph.store.ts'
import { NumberInput } from '#tools/study-zone/graph/NumberInput.tsx'
import { useOf } from '#tools/study-zone/graph/use-of.ts'
import { Button } from '#ui/Button.tsx'

/** Seconds from one end of a slider to the other. */
const RUN_SECONDS = 6
const FARTHEST = 1e6

/** Each letter without a value of its own gets one to slide. */
export function Sliders(): ReactNode {
  const { sliders } = useStore($sheet)
  if (sliders.length === 0) return null
  return (
    <ul className="zn-sliders" aria-label={m.graph_values()}>
      {sliders.map(name => (
        <SliderRow key={name} name={name} />
      ))}
    </ul>
  )
}

function SliderRow({ name }: { readonly name: string }): ReactNode {
  const slider = useStore($sliders)[name] ?? NEW_SLIDER
  const [isRunning, setRunning] = useState(false)
  useEffect(() => (isRunning ? run(name) : undefined), [isRunning, name])
  const shown = name.replace('_', '')
  return (
    <li>
      <i aria-hidden="true">{shown}</i>
      <SliderValue name={name} slider={slider} />
      <Button kind="quiet" onPress={() => setRunning(!isRunning)}>
        {isRunning ? m.graph_stop({ name: shown }) : m.graph_run({ name: shown })}
      </Button>
      <span className="zn-ends">
        <NumberInput
          isPlain
          label={m.graph_least({ name: shown })}
          value={slider.min}
          isFine={value => value < slider.max && value > -FARTHEST}
          onTake={min => min !== null && setSlider(name, { min })}
        />
        <NumberInput
          isPlain
          label={m.graph_most({ name: shown })}
          value={slider.max}
          isFine={value => value > slider.min && value < FARTHEST}
          onTake={max => max !== null && setSlider(name, { max })}
        />
      </span>
    </li>
  )
}

/** All of a row that is drawn anew while its letter runs. */
function SliderValue({ name, slider }: { readonly name: string; readonly slider: GraphSlider }): ReactNode {
  const value = useOf($running, run => run?.[name] ?? slider.value)
  return (
    <>
      <output>{shortNumber(value)}</output>
      <input
        type="range"
        aria-label={name.replace('_', '')}
        min={slider.min}
        max={slider.max}
        step={slider.step}
        value={value}
        onChange={({ target }) => {
          if ($running.get()?.[name] !== undefined) runSlider(name, Number(target.value))
          else setSlider(name, { value: Number(target.value) })
        }}
      />
    </>
  )
}

/** Up to the end and back, by the clock and not by the frame. */
function run(name: string): () => void {
  let frame = 0
  let last = performance.now()
  let direction = 1
  const step = (now: number) => {
    const slider = $sliders.get()[name] ?? NEW_SLIDER
    const span = slider.max - slider.min
    let value = ($running.get()?.[name] ?? slider.value) + ((now - last) / 1000 / RUN_SECONDS) * span * direction
    if (value > slider.max || value < slider.min) direction = value > slider.max ? -1 : 1
    value = Math.min(slider.max, Math.max(slider.min, value))
    last = now
    runSlider(name, Math.round(value * 1000) / 1000)
    frame = requestAnimationFrame(step)
  }
  frame = requestAnimationFrame(step)
  return () => {
    cancelAnimationFrame(frame)
    stopSlider(name)
  }
}
