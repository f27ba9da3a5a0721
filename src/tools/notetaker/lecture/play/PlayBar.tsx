import type { ReactNode } from 'react'
import { ToggleButton } from 'react-aria-components/ToggleButton'
import { m } from '#messages/generated/messages.js'
import type { Player } from '#tools/notetaker/lecture/play/use-player.ts'
import { secondWords } from '#tools/notetaker/lecture/words.ts'
import { Key } from '#tools/shared/keys/Key.tsx'
import { useKeyHints } from '#tools/shared/keys/key-words.ts'
import { Button } from '#ui/Button.tsx'
import { Select } from '#ui/Select.tsx'

const SPEEDS = ['0.5', '0.75', '1', '1.25', '1.5', '1.75', '2', '2.5', '3'] as const
const STEP = 10

export interface PlayBarProps {
  readonly player: Player
  readonly seconds: number
  readonly onMark: () => void
  /** Seconds that skipping silence saves. */
  readonly silent: number
}

export function PlayBar({ player, seconds, onMark, silent }: PlayBarProps): ReactNode {
  const { now, isPlaying, second, seek, toggle, speed, setSpeed, isSkipping, setSkipping } = player
  const hint = useKeyHints('lecture')
  const isDisabled = now.state !== 'ready'
  return (
    <div className="lc-player" role="group" aria-label={m.lecture_player()}>
      <div className="lc-bar">
        <Button kind="ink" isDisabled={isDisabled} onPress={toggle} {...hint('play').attributes}>
          {isPlaying ? m.lecture_pause() : m.lecture_play()}
          <Key hint={hint('play')} />
        </Button>
        <Button isDisabled={isDisabled} aria-label={m.lecture_back()} onPress={() => seek(second - STEP)}>
          {m.lecture_back_short()}
        </Button>
        <Button isDisabled={isDisabled} aria-label={m.lecture_forward()} onPress={() => seek(second + STEP)}>
          {m.lecture_forward_short()}
        </Button>
        <output className="lc-time">
          {secondWords(second)} <small>{m.lecture_of({ time: secondWords(seconds) })}</small>
        </output>
        <Button onPress={onMark} {...hint('mark').attributes}>
          {m.lecture_important()}
          <Key hint={hint('mark')} />
        </Button>
      </div>
      <div className="lc-speed">
        {silent >= 1 && (
          <ToggleButton className="quiet" isSelected={isSkipping} onChange={setSkipping}>
            {m.lecture_skip({ time: secondWords(silent) })}
          </ToggleButton>
        )}
        <Select
          label={m.lecture_speed()}
          value={String(speed)}
          options={SPEEDS.map(value => ({ value, text: m.lecture_times({ speed: value }) }))}
          onChange={value => setSpeed(Number(value))}
        />
      </div>
    </div>
  )
}
