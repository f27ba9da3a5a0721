import { useStore } from '@nanostores/react'
import { useMemo } from 'react'
import type { Marker } from '#contract/entities.ts'
import { markersOf } from '#data/read/lectures/lectures.ts'
import { keepCut } from '#data/sync/lectures/pieces.ts'
import { newId } from '#lib/ids.ts'
import { valueOr } from '#lib/remote.ts'
import { tryOrNotify } from '#stores/try-or-notify.ts'
import { readPicture } from '#tools/shared/pictures/store-picture.ts'

/** The picture and its marker together: a page that dies in between would leave a file of nobody. */
export async function addPhoto(recordingId: string, second: number, file: File): Promise<void> {
  const picture = await readPicture(file)
  if (!picture) return
  const marker = { recordingId, second, kind: 'photo', words: '', doneAt: null } as const
  await tryOrNotify(() =>
    keepCut(picture.bytes, picture.mime, fileId => [{ name: 'markers', id: newId(), fields: { ...marker, fileId } }])
  )
}

export type PhotoMarker = Marker & { readonly fileId: string }

/** Photos of the board in their order. */
export function photosIn(markers: readonly Marker[]): PhotoMarker[] {
  return markers
    .filter((marker): marker is PhotoMarker => marker.kind === 'photo' && marker.fileId !== null)
    .sort((one, other) => one.second - other.second)
}

/** Of a sentence what stood on the board is photographed a little before or after it, in seconds. */
const NEAR = 60
const MOST = 3

/** Those taken within a minute of a second, the nearest first. */
export function photosNear(photos: readonly PhotoMarker[], second: number): PhotoMarker[] {
  const away = (photo: PhotoMarker): number => Math.abs(photo.second - second)
  return photos
    .filter(photo => away(photo) <= NEAR)
    .sort((one, other) => away(one) - away(other))
    .slice(0, MOST)
}

/** By the place of the line in which each was taken, -1 before the first. */
export function photosAfter(
  photos: readonly PhotoMarker[],
  lines: readonly { readonly from: number }[]
): ReadonlyMap<number, readonly PhotoMarker[]> {
  return Map.groupBy(photos, ({ second }) => lines.findLastIndex(({ from }) => from <= second))
}

export function usePhotos(recordingId: string): readonly PhotoMarker[] {
  const markers = useStore(useMemo(() => markersOf(recordingId), [recordingId]))
  return useMemo(() => photosIn(valueOr(markers, [])), [markers])
}
