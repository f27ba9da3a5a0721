import { useEffect, useState, type ReactNode } from 'react'
import { useStore } from '@nanostores/react'
import { m } from '#messages/generated/messages.js'
import { attempt } from '#stores/attempt.ts'
import { openTool, placeIn } from '#stores/route.ts'
import { clockWords, lengthWords, weekdayDay } from '#tools/shared/plan/plan-words.ts'
import { startStretch } from '#tools/shared/study/stretch.store.ts'
import { fitted, moveBlock, removeBlock, setBlock } from '#tools/planner/actions.ts'
import { blockTitle } from '#tools/shared/plan/block-title.ts'
import { useWhy } from '#tools/shared/plan/use-why.ts'
import { $open, isFixed, type Calendar, type Slip } from '#tools/planner/planner.store.ts'
import { Button } from '#ui/Button.tsx'
import { DateField } from '#ui/DateField.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { NumberField } from '#ui/NumberField.tsx'
import { TimeField } from '#ui/choice/TimeField.tsx'

/** Opens the room where this is done, with its material, and begins a stretch of study. */
async function start({ block, subject }: Slip, calendar: Calendar): Promise<void> {
  const { kind, refId, subjectId, id, title } = block
  const isTopic = kind === 'topic' && calendar.rows.topics.some(topic => topic.id === refId)
  await startStretch({
    title: blockTitle({ kind, title, subject }),
    tool: kind === 'task' ? 'planner' : kind === 'paper' ? 'paper-maker' : 'notetaker',
    subjectId,
    topicId: isTopic ? refId : null,
    refKind: kind,
    refId,
    blockId: id
  })
  if (kind === 'cards') openTool('notetaker', { review: 'today' })
  else if (kind === 'paper') openTool('paper-maker')
  else if (kind === 'topic') openTool('notetaker', subjectId === null ? {} : { subject: subjectId })
}

function Fields({ slip }: { readonly slip: Slip }): ReactNode {
  const { block } = slip
  const [day, setDay] = useState<string | null>(block.day)
  const [time, setTime] = useState<string | null>(clockWords(block.startMinute))
  const [minutes, setMinutes] = useState(block.minutes)
  const close = (): void => $open.set(null)
  const save = async (): Promise<void> => {
    const [hour = 0, minute = 0] = (time ?? clockWords(block.startMinute)).split(':').map(Number)
    await moveBlock(block, fitted({ day: day ?? block.day, start: hour * 60 + minute, minutes }))
    close()
  }
  return (
    <>
      <div className="pl-fields">
        <DateField label={m.planner_day()} value={day} onChange={setDay} />
        <TimeField label={m.planner_time()} value={time} onChange={setTime} />
        <NumberField
          label={m.planner_minutes()}
          value={minutes}
          minValue={5}
          maxValue={1440}
          step={5}
          onChange={setMinutes}
        />
      </div>
      <p className="row">
        <Button onPress={() => void attempt(save)}>{m.planner_save()}</Button>
        {!isFixed(slip) && block.state !== 'done' && (
          <Button
            onPress={() => {
              void attempt(() => setBlock(block, { state: 'done' }, m.planner_marked_done()))
              close()
            }}
          >
            {m.planner_mark_done()}
          </Button>
        )}
        {!isFixed(slip) && block.state === 'done' && (
          <Button
            onPress={() => {
              void attempt(() => setBlock(block, { state: 'planned' }, m.planner_marked_open()))
              close()
            }}
          >
            {m.planner_mark_open()}
          </Button>
        )}
        {block.pinned && !isFixed(slip) && (
          <Button
            onPress={() => {
              void attempt(() => setBlock(block, { pinned: false }, m.planner_unpinned()))
              close()
            }}
          >
            {m.planner_unpin()}
          </Button>
        )}
        <Button
          kind="quiet"
          onPress={() => {
            void attempt(() => removeBlock(block))
            close()
          }}
        >
          {m.planner_remove()}
        </Button>
      </p>
    </>
  )
}

const $place = placeIn('planner')

/** One block: what it is and why, where it stands, and what can be done with it. */
export function BlockDialog({ calendar }: { readonly calendar: Calendar }): ReactNode {
  const id = useStore($open)
  const whyOf = useWhy()
  const { block: asked } = useStore($place)
  useEffect(() => {
    if (asked !== undefined) $open.set(asked)
  }, [asked])
  const slip = calendar.slips.find(one => one.block.id === id)
  const close = (): void => $open.set(null)
  if (!slip) return null
  const { block, subject, isMissed } = slip
  const why = isMissed ? m.planner_missed() : whyOf(block)
  const facts = [subject, `${weekdayDay(block.day)}, ${clockWords(block.startMinute)}`, lengthWords(block.minutes), why]
  return (
    <Dialog title={blockTitle({ kind: block.kind, title: block.title, subject })} isOpen onClose={close}>
      <p>{facts.filter(Boolean).join(' · ')}</p>
      {!isFixed(slip) && block.state !== 'done' && (
        <p>
          <Button
            kind={block.kind === 'cards' ? 'act' : 'plain'}
            onPress={() => {
              close()
              void attempt(() => start(slip, calendar))
            }}
          >
            {m.planner_start()}
          </Button>
        </p>
      )}
      <Fields key={`${block.id} ${block.updatedAt}`} slip={slip} />
    </Dialog>
  )
}
