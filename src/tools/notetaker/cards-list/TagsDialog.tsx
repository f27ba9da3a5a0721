import { useState, type ReactNode } from 'react'
import { SIZES } from '#config/sizes.ts'
import { m } from '#messages/generated/messages.js'
import type { IdsProps } from '#tools/notetaker/cards-list/MoveDialog.tsx'
import { longTag, readTags, tagCards } from '#tools/notetaker/cards-list/move.store.ts'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { TextField } from '#ui/TextField.tsx'

/** Tags put onto the chosen cards and taken off them. */
export function TagsDialog({ ids, onClose }: IdsProps): ReactNode {
  const [add, setAdd] = useState('')
  const [remove, setRemove] = useState('')
  const { length, count } = SIZES.tags
  const tooLong = longTag(readTags(add))
  const save = (): void => {
    if (tooLong !== null) return
    void tagCards(ids, readTags(add), readTags(remove))
    onClose()
  }
  return (
    <Dialog
      title={m.collection_tags_title({ count: ids.length })}
      isOpen
      onClose={onClose}
      actions={
        <>
          <Button onPress={onClose}>{m.collection_move_cancel()}</Button>
          <Button onPress={save}>{m.collection_tags_save()}</Button>
        </>
      }
    >
      <TextField
        label={m.collection_tags_add()}
        hint={m.collection_tags_hint({ most: count, length })}
        {...(tooLong === null ? {} : { error: m.collection_tags_long({ length, tag: tooLong }) })}
        value={add}
        onChange={setAdd}
      />
      <TextField label={m.collection_tags_remove()} value={remove} onChange={setRemove} />
    </Dialog>
  )
}
