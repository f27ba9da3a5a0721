import { useState, type ReactNode } from 'react'
import { useStore } from '@nanostores/react'
import { SIZES } from '#config/sizes.ts'
import { m } from '#messages/generated/messages.js'
import { tryOnceOrNotify } from '#stores/try-or-notify.ts'
import { $newTimeSlot, type Calendar } from '#tools/planner/planner.store.ts'
import { addBlock, ofWhat, type What } from '#tools/planner/time-slots/blocks.ts'
import { isWhole, type TimeSlot } from '#tools/planner/time-slots/time-slot.ts'
import { isOver } from '#tools/planner/time-slots/warning-of.ts'
import { TimeSlotFields } from '#tools/planner/time-slots/TimeSlotFields.tsx'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { Select } from '#ui/Select.tsx'
import { TextField } from '#ui/TextField.tsx'

/** Five in the afternoon. */
const USUAL = { start: 1020, minutes: 45 }

/** The way to a new block without a pointer. */
export function NewBlockButton({ day }: { readonly day: string }): ReactNode {
  return (
    <p className="pl-new">
      <Button kind="quiet" onPress={() => $newTimeSlot.set({ day, ...USUAL })}>
        {m.planner_new_at()}
      </Button>
    </p>
  )
}

function Fields({ calendar, from }: { readonly calendar: Calendar; readonly from: TimeSlot }): ReactNode {
  const { tasks, topics } = calendar.rows
  const [what, setWhat] = useState<What>('busy')
  const [name, setName] = useState('')
  const [spot, setSpot] = useState(from)
  const of = ofWhat(what, name.trim(), calendar)
  const options: { readonly value: What; readonly text: string }[] = [
    { value: 'busy', text: m.planner_busy() },
    { value: 'free', text: m.planner_free_title() },
    { value: 'cards', text: m.planner_cards() },
    ...tasks
      .filter(task => task.doneAt === null)
      .map(({ id, title }) => ({ value: `task ${id}` as const, text: m.planner_new_task({ title }) })),
    ...topics.map(topic => ({ value: `topic ${topic.id}` as const, text: m.planner_new_topic({ title: topic.name }) }))
  ]
  const close = (): void => $newTimeSlot.set(null)
  return (
    <>
      <Select label={m.planner_new_what()} value={what} options={options} onChange={setWhat} />
      {what === 'busy' && (
        <TextField label={m.planner_new_name()} value={name} maxLength={SIZES.title} onChange={setName} />
      )}
      <TimeSlotFields of={{ ...of, stepId: null }} spot={spot} onChange={setSpot} />
      <p className="row">
        <Button
          isDisabled={!isWhole(spot) || isOver({ ...of, stepId: null }, spot)}
          onPress={() =>
            void tryOnceOrNotify('new block', async () => {
              await addBlock(of, spot)
              close()
            })
          }
        >
          {m.planner_quick_add()}
        </Button>
      </p>
    </>
  )
}

/** A block that the student makes on empty time. */
export function NewBlock({ calendar }: { readonly calendar: Calendar }): ReactNode {
  const spot = useStore($newTimeSlot)
  if (!spot) return null
  return (
    <Dialog title={m.planner_new()} isOpen onClose={() => $newTimeSlot.set(null)}>
      <Fields calendar={calendar} from={spot} />
    </Dialog>
  )
}
