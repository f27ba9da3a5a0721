import { useEffect, useRef, useState, type ReactNode } from 'react'
import { Button } from 'react-aria-components/Button'
import { Text } from 'react-aria-components/Text'
import {
  UNSTABLE_Toast as Toast,
  UNSTABLE_ToastContent as ToastContent,
  UNSTABLE_ToastQueue as ToastQueue,
  UNSTABLE_ToastRegion as ToastRegion
} from 'react-aria-components/Toast'
import '#styles/ui.css'

export interface NoticeText {
  readonly id: number
  readonly text: string
  readonly action?: { readonly label: string; readonly run: () => void }
  readonly stays?: boolean
}

export interface NoticesProps {
  readonly label: string
  readonly closeLabel: string
  readonly notices: readonly NoticeText[]
  readonly onDismiss: (id: number) => void
}

/** Long enough to read twice and to reach the button; the clock stops under the pointer and the focus. Said in collection_bulk_delete_undo. */
const SHOWN_MS = 12_000
const MAX_VISIBLE = 3

/** Gap to what stands above them, in pixels. */
const GAP = 16

/** Says how high the notices are, so that they cover nothing that stands at the bottom of the page. */
function tellHeight(region: HTMLElement | null): (() => void) | undefined {
  if (!region) return undefined
  const { style } = document.documentElement
  const watch = new ResizeObserver(() => style.setProperty('--notices', `${region.offsetHeight + GAP}px`))
  watch.observe(region)
  return () => {
    watch.disconnect()
    style.removeProperty('--notices')
  }
}

/** react-aria's region is set by classes alone; the usual toast libraries inject styles, which our policy refuses. */
export function Notices({ label, closeLabel, notices, onDismiss }: NoticesProps): ReactNode {
  const [queue] = useState(() => new ToastQueue<NoticeText>({ maxVisibleToasts: MAX_VISIBLE }))
  const shown = useRef(new Map<number, string>())
  useEffect(() => {
    for (const notice of notices) {
      if (shown.current.has(notice.id)) continue
      const options = { onClose: () => onDismiss(notice.id), ...(notice.stays ? {} : { timeout: SHOWN_MS }) }
      shown.current.set(notice.id, queue.add(notice, options))
    }
    for (const [id, key] of shown.current) {
      if (notices.some(notice => notice.id === id)) continue
      shown.current.delete(id)
      queue.close(key)
    }
  }, [notices, queue, onDismiss])
  return (
    <ToastRegion queue={queue} aria-label={label} className="notices" ref={tellHeight}>
      {({ toast }) => (
        <Toast toast={toast} className="notice">
          <ToastContent className="notice-text">
            <Text slot="title">{toast.content.text}</Text>
          </ToastContent>
          {toast.content.action && (
            <Button
              className="quiet"
              onPress={() => {
                toast.content.action?.run()
                queue.close(toast.key)
              }}
            >
              {toast.content.action.label}
            </Button>
          )}
          <Button slot="close" aria-label={closeLabel} className="icon-button">
            ×
          </Button>
        </Toast>
      )}
    </ToastRegion>
  )
}
