import { useEffect, useState, type ReactNode } from 'react'
import { useStore } from '@nanostores/react'
import { m } from '#messages/generated/messages.js'
import { tryOrNotify, tryOnceOrNotify } from '#stores/try-or-notify.ts'
import { openTool, placeIn } from '#stores/route.ts'
import { clockWords, lengthWords, weekdayDay } from '#tools/shared/plan/plan-words.ts'
import { startStudySession } from '#tools/shared/study/study-session.store.ts'
import { moveBlock, removeBlock, setBlock } from '#tools/planner/actions.ts'
import { joinBlocks, nextPart, splitBlock } from '#tools/planner/time-slots/blocks.ts'
import { isWhole, timeSlotOf, type TimeSlot } from '#tools/planner/time-slots/time-slot.ts'
import { TimeSlotFields } from '#tools/planner/time-slots/TimeSlotFields.tsx'
import { blockTitle } from '#tools/shared/plan/block-title.ts'
import { useWhy } from '#tools/shared/plan/use-why.ts'
import { $open, isFixed, type Calendar, type ShownBlock } from '#tools/planner/planner.store.ts'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'

const LEAST_TO_SPLIT = 20

/** Opens the room where this is done, with its material, and begins a stretch of study. */
async function start({ block, subject }: ShownBlock, calendar: Calendar): Promise<void> {
  const { kind, refId, subjectId, id, title } = block
  const isTopic = kind === 'topic' && calendar.rows.topics.some(topic => topic.id === refId)
  const tool = kind === 'task' ? 'planner' : kind === 'paper' ? 'paper-maker' : 'notetaker'
  const of = { subjectId, topicId: isTopic ? refId : null, refKind: kind, refId, blockId: id }
  await startStudySession({ title: blockTitle({ kind, title, subject }), tool, ...of }, block.minutes)
  if (kind === 'cards') openTool('notetaker', { review: 'today' })
  else if (kind === 'paper') openTool('paper-maker')
  else if (kind === 'topic') openTool('notetaker', subjectId === null ? {} : { subject: subjectId })
}

interface FieldsProps {
  readonly slip: ShownBlock
  readonly calendar: Calendar
  readonly onRun: (isRunning: boolean) => void
}

/** What is typed stays as it is when another tab changes the rest of the block. */
function typedOf(next: TimeSlot, shown: TimeSlot): Partial<TimeSlot> {
  return {
    ...(next.day !== shown.day && { day: next.day }),
    ...(next.start !== shown.start && { start: next.start }),
    ...(next.minutes !== shown.minutes && { minutes: next.minutes })
  }
}

function Fields({ slip, calendar, onRun }: FieldsProps): ReactNode {
  const { block } = slip
  const [typed, setTyped] = useState<Partial<TimeSlot>>({})
  const spot = { ...timeSlotOf(block), ...typed }
  const then = (work: () => Promise<unknown>) => (): void => {
    onRun(true)
    void tryOnceOrNotify(`block ${block.id}`, async () => {
      await work()
      $open.set(null)
    }).finally(() => onRun(false))
  }
  const next = isFixed(slip) ? null : nextPart(calendar, block)
  const isDone = block.state === 'done'
  return (
    <>
      <TimeSlotFields of={block} spot={spot} onChange={next => setTyped({ ...typed, ...typedOf(next, spot) })} />
      <p className="row">
        <Button isDisabled={!isWhole(spot)} onPress={then(() => moveBlock(block, spot))}>
          {m.planner_save()}
        </Button>
        {!isFixed(slip) && (
          <Button
            onPress={then(() =>
              isDone
                ? setBlock(block, { state: 'planned' }, m.planner_marked_open())
                : setBlock(block, { state: 'done' }, m.planner_marked_done())
            )}
          >
            {isDone ? m.planner_mark_open() : m.planner_mark_done()}
          </Button>
        )}
        {!isFixed(slip) && block.minutes >= LEAST_TO_SPLIT && (
          <Button onPress={then(() => splitBlock(block))}>{m.planner_split()}</Button>
        )}
        {next && <Button onPress={then(() => joinBlocks(block, next))}>{m.planner_join()}</Button>}
        {block.pinned && !isFixed(slip) && (
          <Button onPress={then(() => setBlock(block, { pinned: false }, m.planner_unpinned()))}>
            {m.planner_unpin()}
          </Button>
        )}
        <Button kind="quiet" onPress={then(() => removeBlock(block))}>
          {m.planner_remove()}
        </Button>
      </p>
    </>
  )
}

/** One block: what it is and why, where it stands, and what can be done with it. */
function OpenBlock({ id, calendar }: { readonly id: string; readonly calendar: Calendar }): ReactNode {
  const whyOf = useWhy()
  const own = calendar.slips.find(one => one.block.id === id)
  // A dialog does not vanish under the student's eyes because another tab took the block away.
  const [seen, setSeen] = useState(own)
  if (own && own !== seen) setSeen(own)
  const [isRunning, setRunning] = useState(false)
  const slip = own ?? seen
  if (!slip) return null
  const close = (): void => $open.set(null)
  const isGone = !own && !isRunning
  const { block, subject, isMissed } = slip
  const why = isMissed ? m.planner_missed() : whyOf(block)
  const facts = [subject, `${weekdayDay(block.day)}, ${clockWords(block.startMinute)}`, lengthWords(block.minutes), why]
  return (
    <Dialog
      title={blockTitle({ kind: block.kind, title: block.title, subject })}
      isOpen
      onClose={close}
      actions={<Button onPress={close}>{m.planner_close()}</Button>}
    >
      <p role="status">{isGone && m.planner_gone()}</p>
      <p>{facts.filter(Boolean).join(' · ')}</p>
      {!isGone && !isFixed(slip) && block.state !== 'done' && (
        <p>
          <Button
            kind={block.kind === 'cards' ? 'act' : 'plain'}
            onPress={() => {
              close()
              void tryOrNotify(() => start(slip, calendar))
            }}
          >
            {m.planner_start()}
          </Button>
        </p>
      )}
      {!isGone && <Fields slip={slip} calendar={calendar} onRun={setRunning} />}
    </Dialog>
  )
}

const $place = placeIn('planner')

export function BlockDialog({ calendar }: { readonly calendar: Calendar }): ReactNode {
  const id = useStore($open)
  const { block: asked } = useStore($place)
  useEffect(() => {
    if (asked !== undefined) $open.set(asked)
  }, [asked])
  return id === null ? null : <OpenBlock key={id} id={id} calendar={calendar} />
}
