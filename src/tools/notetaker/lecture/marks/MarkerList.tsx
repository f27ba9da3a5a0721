import { useStore } from '@nanostores/react'
import { useMemo, type ReactNode } from 'react'
import { markersOf } from '#data/read/lectures/lectures.ts'
import { valueOr } from '#lib/remote.ts'
import { m } from '#messages/generated/messages.js'
import { href } from '#stores/route.ts'
import { cardAt } from '#tools/notetaker/lecture/cards/said.store.ts'
import { deleteMarker, setMarkerDone } from '#tools/notetaker/lecture/acts.ts'
import { markerWords, secondWords } from '#tools/notetaker/lecture/words.ts'
import { Photo } from '#tools/shared/pictures/Photo.tsx'
import { Button } from '#ui/Button.tsx'

export interface MarkerListProps {
  readonly id: string
  /** Where it can be heard. */
  readonly onSeek?: (second: number) => void
  /** The lecture is over: what was marked is gone back to. */
  readonly isOver?: boolean
}

/** What the student put at its seconds, in their order. */
export function MarkerList({ id, onSeek, isOver = false }: MarkerListProps): ReactNode {
  const markers = valueOr(useStore(useMemo(() => markersOf(id), [id])), [])
  if (markers.length === 0) return <p className="hint">{m.lecture_markers_none()}</p>
  return (
    <ol className="lc-marks">
      {[...markers]
        .sort((one, other) => one.second - other.second)
        .map(marker => (
          <li key={marker.id} data-done={marker.doneAt !== null || undefined}>
            {onSeek ? (
              <button
                type="button"
                className="lc-at"
                aria-label={m.lecture_hear_from({ time: secondWords(marker.second), words: markerWords(marker) })}
                onClick={() => onSeek(marker.second)}
              >
                {secondWords(marker.second)}
              </button>
            ) : (
              <span className="lc-at">{secondWords(marker.second)}</span>
            )}
            <b dir="auto">{markerWords(marker)}</b>
            {marker.fileId !== null && (
              <div className="lc-mark-photo">
                <Photo id={marker.fileId} alt={m.lecture_photo_alt({ time: secondWords(marker.second) })} />
              </div>
            )}
            {isOver && (
              <div className="lc-mark-acts">
                <Button
                  kind="quiet"
                  aria-label={
                    marker.doneAt === null
                      ? m.lecture_done_named({ words: markerWords(marker) })
                      : m.lecture_undone_named({ words: markerWords(marker) })
                  }
                  onPress={() => void setMarkerDone(marker.id, marker.doneAt === null)}
                >
                  {marker.doneAt === null ? m.lecture_done() : m.lecture_undone()}
                </Button>
                <Button
                  kind="quiet"
                  aria-label={m.lecture_marker_card_named({ words: markerWords(marker) })}
                  onPress={() => void cardAt(id, marker.second, marker.words)}
                >
                  {m.lecture_marker_card()}
                </Button>
                <a
                  href={href('chatbot', { about: `marker:${marker.id}` })}
                  aria-label={m.lecture_marker_ask_named({ words: markerWords(marker) })}
                >
                  {m.lecture_marker_ask()}
                </a>
                <Button
                  kind="quiet"
                  aria-label={m.lecture_marker_delete_named({ words: markerWords(marker) })}
                  onPress={() => void deleteMarker(marker)}
                >
                  {m.lecture_delete()}
                </Button>
              </div>
            )}
          </li>
        ))}
    </ol>
  )
}
