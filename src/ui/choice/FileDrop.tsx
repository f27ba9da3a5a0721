import type { ReactNode } from 'react'
import { Button } from 'react-aria-components/Button'
import { DropZone } from 'react-aria-components/DropZone'
import { FileTrigger } from 'react-aria-components/FileTrigger'
import { adoptStyles } from '#ui/adopt-styles.ts'
import css from '#ui/choice/choice.css?inline'
import '#styles/ui.css'

adoptStyles(css)

export interface FileDropProps {
  /** What may be dropped here, and how big: limits are said before they are hit. */
  readonly label: string
  /** The words on the button. */
  readonly choose: string
  /** As of an `input`: `.csv`, `image/*`. Whoever takes the files checks them again. */
  readonly accept: readonly string[]
  readonly onFiles: (files: readonly File[]) => void
  readonly isMultiple?: boolean
  readonly isDisabled?: boolean
}

/** Files by dropping, pasting or choosing. */
export function FileDrop(props: FileDropProps): ReactNode {
  const { label, choose, accept, onFiles, isMultiple = false, isDisabled = false } = props
  const take = (files: readonly File[]): void => {
    if (files.length > 0) onFiles(isMultiple ? files : files.slice(0, 1))
  }
  return (
    <DropZone
      className="ch-drop"
      aria-label={label}
      isDisabled={isDisabled}
      onDrop={event => {
        const dropped = event.items.filter(item => item.kind === 'file')
        void Promise.all(dropped.map(item => item.getFile())).then(take)
      }}
    >
      <p>{label}</p>
      <FileTrigger acceptedFileTypes={accept} allowsMultiple={isMultiple} onSelect={files => take([...(files ?? [])])}>
        <Button className="plain" isDisabled={isDisabled}>
          {choose}
        </Button>
      </FileTrigger>
    </DropZone>
  )
}
