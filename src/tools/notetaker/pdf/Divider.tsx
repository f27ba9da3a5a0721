import { useEffect, useRef, useState, type ReactNode } from 'react'
import { site } from '#config/site.ts'
import { m } from '#messages/generated/messages.js'

const KEY = `${site.slug}:pdf-share`
const [LEAST, MOST, STEP, USUAL] = [25, 75, 5, 52] as const

function stored(): number {
  try {
    const share = Number(localStorage.getItem(KEY) ?? Number.NaN)
    return share >= LEAST && share <= MOST ? share : USUAL
  } catch {
    return USUAL
  }
}

const within = (share: number): number => Math.min(MOST, Math.max(LEAST, Math.round(share)))

/** Between the PDF and the note; moved by pointer and by arrows. Its place holds for this device. */
export function Divider(): ReactNode {
  const [share, setShare] = useState(stored)
  const bar = useRef<HTMLDivElement>(null)
  useEffect(() => {
    bar.current?.parentElement?.style.setProperty('--pd-share', `${share}%`)
    try {
      localStorage.setItem(KEY, String(share))
    } catch {
      // It holds until the page goes.
    }
  }, [share])
  return (
    // eslint-disable-next-line jsx-a11y-x/no-noninteractive-element-interactions -- a separator that is moved is a control
    <div
      ref={bar}
      className="pd-divider"
      role="separator"
      aria-orientation="vertical"
      aria-label={m.pdf_divider()}
      aria-valuenow={share}
      aria-valuemin={LEAST}
      aria-valuemax={MOST}
      // eslint-disable-next-line jsx-a11y-x/no-noninteractive-tabindex -- as above
      tabIndex={0}
      onKeyDown={event => {
        const next = { ArrowLeft: share - STEP, ArrowRight: share + STEP, Home: LEAST, End: MOST }[event.key]
        if (next === undefined) return
        event.preventDefault()
        setShare(within(next))
      }}
      onPointerDown={event => event.currentTarget.setPointerCapture(event.pointerId)}
      onPointerMove={event => {
        const room = event.currentTarget.parentElement?.getBoundingClientRect()
        if (!room || !event.currentTarget.hasPointerCapture(event.pointerId)) return
        setShare(within((100 * (event.clientX - room.left)) / room.width))
      }}
    />
  )
}
