import { useStore } from '@nanostores/react'
import { useState, type ReactNode } from 'react'
import { m } from '#messages/generated/messages.js'
import {
  $clockSettings,
  isLength,
  LENGTHS,
  MODES,
  setClock,
  SOUNDS,
  type ClockMode,
  type ClockSettings,
  type LengthName,
  type Sound
} from '#tools/shared/study/clock-settings.store.ts'
import { play } from '#tools/shared/study/sound.ts'
import { AskToNotify } from '#tools/study-zone/desk/AskToNotify.tsx'
import { Chips } from '#ui/choice/Chips.tsx'
import { Disclosure } from '#ui/choice/Disclosure.tsx'
import { NumberField } from '#ui/NumberField.tsx'
import { Select } from '#ui/Select.tsx'

const SOUND_NAMES: Readonly<Record<Sound, () => string>> = {
  none: m.zone_sound_none,
  bell: m.zone_sound_bell,
  wood: m.zone_sound_wood,
  glass: m.zone_sound_glass
}

const LENGTH_NAMES: Readonly<Record<LengthName, () => string>> = {
  work: m.zone_length_work,
  rest: m.zone_length_rest,
  long: m.zone_length_long,
  every: m.zone_length_every,
  countdown: m.zone_length_countdown
}

const LENGTHS_OF: Readonly<Record<ClockMode, readonly LengthName[]>> = {
  pomodoro: ['work', 'rest', 'long', 'every'],
  countdown: ['countdown'],
  stopwatch: [],
  flow: []
}

/** What is typed stays where it is out of bounds, with a sentence; the clock keeps its length until it is mended. */
function Length({ name }: { readonly name: LengthName }): ReactNode {
  const settings = useStore($clockSettings)
  const [typed, setTyped] = useState<number | null>(null)
  const [least, most] = LENGTHS[name]
  const wrong = name === 'every' ? m.zone_length_wrong : m.zone_minutes_wrong
  return (
    <NumberField
      label={LENGTH_NAMES[name]()}
      value={typed ?? settings[name]}
      error={typed === null ? undefined : wrong({ least, most })}
      onChange={value => {
        const isRight = isLength(name, value)
        setTyped(isRight ? null : value)
        if (isRight) setClock({ [name]: value })
      }}
    />
  )
}

const modeName = (mode: ClockMode, { work, rest }: { work: number; rest: number }): string =>
  mode === 'pomodoro'
    ? m.zone_mode_pomodoro({ work, rest })
    : { countdown: m.zone_mode_countdown, stopwatch: m.zone_mode_stopwatch, flow: m.zone_mode_flow }[mode]()

const MODE_HINTS: Readonly<Record<ClockMode, (lengths: ClockSettings) => string>> = {
  pomodoro: ({ work, rest, every, long }) => m.zone_pomodoro_hint({ work, rest, every, long }),
  countdown: () => m.zone_countdown_hint(),
  stopwatch: () => m.zone_stopwatch_hint(),
  flow: () => m.zone_flow_hint()
}

/** The kind of clock, its lengths, and how it says that it is over. */
export function ClockSetup(): ReactNode {
  const settings = useStore($clockSettings)
  const lengths = LENGTHS_OF[settings.mode]
  return (
    <div className="zn-setup">
      <Chips
        label={m.zone_mode()}
        mode="single"
        isRequired
        chips={MODES.map(id => ({ id, title: modeName(id, settings) }))}
        selected={[settings.mode]}
        onChange={([mode]) => mode && setClock({ mode })}
      />
      <p className="hint" role="status">
        {MODE_HINTS[settings.mode](settings)}
      </p>
      <Disclosure title={m.zone_setup()} level={4}>
        {lengths.length > 0 && (
          <div className="zn-lengths">
            {lengths.map(name => (
              <Length key={name} name={name} />
            ))}
          </div>
        )}
        <div className="zn-lengths">
          <Select
            label={m.zone_sound()}
            value={settings.sound}
            options={SOUNDS.map(value => ({ value, text: SOUND_NAMES[value]() }))}
            onChange={sound => {
              setClock({ sound })
              void play(sound)
            }}
          />
          <AskToNotify />
        </div>
      </Disclosure>
    </div>
  )
}
