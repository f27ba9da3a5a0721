import { useState, type ReactNode } from 'react'
import type { Preset } from '#domain/paper/preset.ts'
import { m } from '#messages/generated/messages.js'
import { tryOrNotify } from '#stores/try-or-notify.ts'
import { href, openTool } from '#stores/route.ts'
import { beginSitting, readingMinutesOf } from '#tools/paper-maker/sit/begin.ts'
import type { OpenPaper } from '#tools/paper-maker/paper.store.ts'
import { timeWords } from '#tools/paper-maker/words.ts'
import { Button } from '#ui/Button.tsx'
import { PageFrame, Section, SidePart } from '#ui/page/PageFrame.tsx'
import { RadioGroup } from '#ui/RadioGroup.tsx'

interface StartProps {
  readonly paper: OpenPaper
  readonly preset: Preset | null
  /** The sittings before this one. */
  readonly children: ReactNode
}

const EXTRAS = ['0', '25', '50'] as const
const READING = ['0', '5', '10', '15'] as const
type Extra = (typeof EXTRAS)[number]
type Reading = (typeof READING)[number]

const PERCENT = { '0': 0, '25': 25, '50': 50 } as const satisfies Record<Extra, number>

/** Before the clock runs: how long, under which conditions, and what is kept. */
export function Start({ paper, preset, children }: StartProps): ReactNode {
  const own = readingMinutesOf(preset)
  const [reading, setReading] = useState<Reading>(READING.find(one => Number(one) === own) ?? '0')
  const [extra, setExtra] = useState<Extra>('0')
  const [pauses, setPauses] = useState<'no' | 'yes'>('no')
  const [isBusy, setBusy] = useState(false)
  const { minutes } = paper
  const questions = paper.sections.flatMap(section => section.questions).length
  const start = async (): Promise<void> => {
    setBusy(true)
    await tryOrNotify(async () => {
      const terms = { readingMinutes: Number(reading), extraPercent: PERCENT[extra], pauses: pauses === 'yes' }
      const id = await beginSitting(paper, preset, terms)
      openTool('paper-maker', { sit: paper.id, attempt: id }, { replace: true })
    })
    setBusy(false)
  }
  const writing = minutes === null ? null : Math.round(minutes * (1 + PERCENT[extra] / 100))
  return (
    <PageFrame
      title={m.sit_title({ title: paper.title })}
      facts={`${m.sit_facts_questions({ count: questions })} · ${m.reviewer_marks({ marks: paper.marks })}`}
      tools={
        <a className="plain" href={href('paper-maker', { paper: paper.id })}>
          {m.sit_to_paper()}
        </a>
      }
      side={<SidePart title={m.sit_before_title()}>{children}</SidePart>}
    >
      <Section title={m.sit_conditions()}>
        <div className="pp-form">
          {minutes !== null && (
            <>
              <RadioGroup
                label={m.sit_reading_label()}
                hint={
                  own > 0 && preset
                    ? m.sit_reading_hint({ board: preset.board, minutes: own })
                    : m.sit_reading_hint_none()
                }
                value={reading}
                options={READING.map(value => ({
                  value,
                  text: value === '0' ? m.sit_none() : m.paper_minutes({ minutes: Number(value) })
                }))}
                onChange={setReading}
              />
              <RadioGroup
                label={m.sit_extra_label()}
                hint={m.sit_extra_hint()}
                value={extra}
                options={EXTRAS.map(value => ({
                  value,
                  text: value === '0' ? m.sit_none() : m.sit_percent({ percent: value })
                }))}
                onChange={setExtra}
              />
            </>
          )}
          <RadioGroup
            label={m.sit_pauses_label()}
            value={pauses}
            options={[
              { value: 'no', text: m.sit_pauses_no() },
              { value: 'yes', text: m.sit_pauses_yes() }
            ]}
            onChange={setPauses}
          />
          <p className="sit-sum">{sumWords(Number(reading), writing)}</p>
          <div>
            <Button kind="ink" isPending={isBusy} onPress={() => void start()}>
              {m.sit_start()}
            </Button>
          </div>
          <ul className="sit-said hint">
            <li>{m.sit_kept()}</li>
            <li>{m.sit_runs_on()}</li>
            <li>{m.sit_overtime_hint()}</li>
          </ul>
        </div>
      </Section>
    </PageFrame>
  )
}

function sumWords(reading: number, writing: number | null): string {
  if (writing === null) return m.sit_sum_free()
  const time = timeWords(writing)
  return reading === 0 ? m.sit_sum({ time }) : m.sit_sum_reading({ reading: timeWords(reading), time })
}
