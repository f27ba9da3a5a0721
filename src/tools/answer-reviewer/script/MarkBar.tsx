import { useStore } from '@nanostores/react'
import type { ReactNode } from 'react'
import { scriptSum, sumOf, type Script, type ScriptPart } from '#data/read/marks/script.ts'
import { openKeys, standsAlone } from '#domain/marks/part.ts'
import { m } from '#messages/generated/messages.js'
import { outOfWords } from '#tools/shared/marks/out-of-words.ts'
import type { Marker } from '#tools/answer-reviewer/marking/marker.ts'
import { undoPress } from '#tools/answer-reviewer/marking/press.ts'
import { useKeyHints } from '#tools/shared/keys/key-words.ts'
import { Button } from '#ui/Button.tsx'

interface MarkBarProps {
  readonly script: Script
  readonly marker: Marker
  /** Where one part alone is open. */
  readonly only?: ScriptPart
}

/** What is earned so far and what is left to decide; always in sight. */
export function MarkBar({ script, marker, only }: MarkBarProps): ReactNode {
  const hint = useKeyHints('marking')
  const keys = {
    ...{ next: hint('next').words, back: hint('back').words, levels: hint('levels').words },
    ...{ earned: hint('digit', 1).words, missed: hint('digit', 2).words, undo: hint('undo').words }
  }
  const pressed = useStore(marker.$pressed)
  const steps = useStore(marker.$steps)
  const parts = (only ? [only] : script.parts).map(one => ({ ...one, now: pressed[one.key] ?? one.now }))
  const left = parts.reduce((sum, one) => sum + (one.counts ? openKeys(one.part, one.now).length : 0), 0)
  const hasLevels = parts.some(({ part: { scheme } }) => scheme.model === 'levels' || scheme.model === 'criteria')
  const standing = parts.filter(({ counts }) => counts)
  const isAlone = standing.some(({ part }) => standsAlone(part, script.asked.numbering))
  const sum = isAlone
    ? [...Map.groupBy(standing, ({ part }) => part.criterion ?? '–')]
        .map(([criterion, own]) => `${m.reviewer_criterion({ criterion })}: ${outOfWords(sumOf(own))}`)
        .join(' · ')
    : outOfWords(only ? sumOf(parts) : scriptSum({ ...script, parts }))
  return (
    <div className="rv-bar" role="group" tabIndex={-1} aria-label={m.reviewer_so_far()}>
      <b className={left > 0 ? 'figures' : 'rv-bar-sum figures'} role="status">
        {left > 0 ? m.reviewer_so_far_sum({ sum }) : sum}
      </b>
      <span>{left > 0 ? m.reviewer_left({ count: left }) : m.reviewer_all_decided()}</span>
      {keys.undo !== '' && (
        <span className="rv-keys" aria-hidden="true">
          {hasLevels ? m.reviewer_keys_levels(keys) : m.reviewer_keys(keys)}
        </span>
      )}
      {steps > 0 && (
        <Button kind="quiet" {...hint('undo').attributes} onPress={() => undoPress(marker)}>
          {m.reviewer_undo()}
        </Button>
      )}
    </div>
  )
}
