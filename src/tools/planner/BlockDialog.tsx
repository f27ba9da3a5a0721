import { useEffect, useState, type ReactNode } from 'react'
import { useStore } from '@nanostores/react'
import { m } from '#messages/generated/messages.js'
import { attempt } from '#stores/attempt.ts'
import { openTool, placeIn } from '#stores/route.ts'
import { clockWords, lengthWords, weekdayDay } from '#tools/shared/plan/plan-words.ts'
import { startStretch } from '#tools/shared/study/stretch.store.ts'
import { moveBlock, removeBlock, setBlock } from '#tools/planner/actions.ts'
import { joinBlocks, nextPart, splitBlock } from '#tools/planner/spots/blocks.ts'
import { spotOf } from '#tools/planner/spots/spot.ts'
import { SpotFields } from '#tools/planner/spots/SpotFields.tsx'
import { blockTitle } from '#tools/shared/plan/block-title.ts'
import { useWhy } from '#tools/shared/plan/use-why.ts'
import { $open, isFixed, type Calendar, type Slip } from '#tools/planner/planner.store.ts'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'

const LEAST_TO_SPLIT = 20

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

function Fields({ slip, calendar }: { readonly slip: Slip; readonly calendar: Calendar }): ReactNode {
  const { block } = slip
  const [spot, setSpot] = useState(spotOf(block))
  const close = (): void => $open.set(null)
  const then = (work: () => Promise<unknown>) => (): void =>
    void attempt(async () => {
      await work()
      close()
    })
  const next = isFixed(slip) ? null : nextPart(calendar, block)
  const isDone = block.state === 'done'
  return (
    <>
      <SpotFields of={block} spot={spot} onChange={setSpot} />
      <p className="row">
        <Button onPress={then(() => moveBlock(block, spot))}>{m.planner_save()}</Button>
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
    <Dialog
      title={blockTitle({ kind: block.kind, title: block.title, subject })}
      isOpen
      onClose={close}
      actions={<Button onPress={close}>{m.planner_close()}</Button>}
    >
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
      <Fields key={`${block.id} ${block.updatedAt}`} slip={slip} calendar={calendar} />
    </Dialog>
  )
}
