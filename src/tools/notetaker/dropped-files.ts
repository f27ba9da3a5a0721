import { useEffect } from 'react'
import { retry } from '#lib/async/retry.ts'
import { tryOrNotify } from '#stores/try-or-notify.ts'

function take(event: Event, data: DataTransfer | null): void {
  const files = [...(data?.files ?? [])]
  // Taken by the part it was meant for: a picture by its note, a file by the field for it.
  if (event.defaultPrevented || files.length === 0) return
  event.preventDefault()
  void tryOrNotify(async () => {
    const { takeFiles } = await retry(() => import('#tools/notetaker/import/import.store.ts'))
    await takeFiles(files)
  })
}

const hasText = (data: DataTransfer | null): boolean => data?.types.some(type => type.startsWith('text/')) === true

function over(event: DragEvent): void {
  // Else the browser leaves the page for the file.
  if (event.dataTransfer?.types.includes('Files')) event.preventDefault()
}

const drop = (event: DragEvent): void => take(event, event.dataTransfer)

/** A spreadsheet offers a picture of its cells beside their text: there the text is meant. */
function paste(event: ClipboardEvent): void {
  if (!hasText(event.clipboardData)) take(event, event.clipboardData)
}

/** Files that are dropped or pasted anywhere in the notetaker are looked at, and brought in when the student says so. */
export function useDroppedFiles(): void {
  useEffect(() => {
    addEventListener('dragover', over)
    addEventListener('drop', drop)
    addEventListener('paste', paste)
    return () => {
      removeEventListener('dragover', over)
      removeEventListener('drop', drop)
      removeEventListener('paste', paste)
    }
  }, [])
}
