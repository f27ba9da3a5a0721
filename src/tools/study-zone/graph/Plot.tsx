import { useStore } from '@nanostores/react'
import { type ReactNode, useEffect, useRef } from 'react'
import { moved } from '#domain/graph/plane/plane.ts'
import type { View } from '#domain/graph/view.ts'
import { m } from '#messages/generated/messages.js'
import { Axes } from '#tools/study-zone/graph/Axes.tsx'
import { $drawing, $isTooSlow, $view, setSize } from '#tools/study-zone/graph/drawing.store.ts'
import { drag, press, release, steer, wheel } from '#tools/study-zone/graph/gestures.ts'
import { Marks } from '#tools/study-zone/graph/Marks.tsx'
import { Pictures } from '#tools/study-zone/graph/Pictures.tsx'

export const PICTURE_ID = 'graph-picture'

/** The plane with all that is drawn on it: moved by mouse, fingers and keys. */
export function Plot({ describedBy }: { readonly describedBy: string }): ReactNode {
  const place = useRef<HTMLDivElement>(null)
  const view = useStore($view)
  const isTooSlow = useStore($isTooSlow)
  useEffect(() => {
    const element = place.current
    if (!element) return
    const measure = () => setSize(element.clientWidth, element.clientHeight)
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    measure()
    // React listens to the wheel passively, and could not keep the page from scrolling.
    element.addEventListener('wheel', wheel, { passive: false })
    return () => {
      observer.disconnect()
      element.removeEventListener('wheel', wheel)
    }
  }, [])
  return (
    <>
      {/* An application takes the pointer and keys itself: a library's gestures would be 20 kB for these lines. */}
      {/* eslint-disable-next-line jsx-a11y-x/no-noninteractive-element-interactions -- `application` is what it is. */}
      <div
        ref={place}
        className="zn-plot"
        role="application"
        aria-label={m.graph_plane()}
        aria-describedby={describedBy}
        // eslint-disable-next-line jsx-a11y-x/no-noninteractive-tabindex -- An application takes keys: arrows move the plane.
        tabIndex={0}
        onPointerDown={press}
        onPointerMove={drag}
        onPointerUp={release}
        onPointerCancel={release}
        onKeyDown={steer}
      >
        {view && (
          <svg id={PICTURE_ID} viewBox={`0 0 ${view.width} ${view.height}`} aria-hidden="true">
            <defs>
              <pattern id="zn-hatch" width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(-45)">
                <line className="zn-hatching" x1="0" x2="0" y2="7" />
              </pattern>
              <pattern
                id="zn-area-hatch"
                width="9"
                height="9"
                patternUnits="userSpaceOnUse"
                patternTransform="rotate(40)"
              >
                <line className="zn-hatching" x1="0" x2="0" y2="9" />
              </pattern>
            </defs>
            <Axes view={view} />
            <Drawn view={view} />
            <Marks view={view} />
          </svg>
        )}
      </div>
      {isTooSlow && <p role="status">{m.graph_too_slow()}</p>}
    </>
  )
}

/** What was sampled last, moved to where the plane is now. */
function Drawn({ view }: { readonly view: View }): ReactNode {
  const drawing = useStore($drawing)
  if (!drawing) return null
  return (
    <g transform={moved(drawing.view, view)}>
      <Pictures view={drawing.view} pictures={drawing.pictures} />
    </g>
  )
}
