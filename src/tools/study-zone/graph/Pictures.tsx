import { memo, type ReactNode } from 'react'
import type { Painted } from '#domain/graph/plane/painted.ts'
import type { View } from '#domain/graph/view.ts'
import { type Plane, placeOf } from '#domain/graph/plane/plane.ts'
import { subjectSlot } from '#ui/state/subjects.ts'

/** Each curve has a colour and a kind of line of its own. */
const DASHES = [undefined, '11 5', '2 5', '14 4 3 4', '7 4', '18 5']
export const dashOf = (line: number): string | undefined => DASHES[line % DASHES.length]

export interface PicturesProps {
  readonly view: View
  readonly pictures: readonly Painted[]
}

/** What the worker sampled, as strokes and shapes. */
export const Pictures = memo(function Pictures({ view, pictures }: PicturesProps): ReactNode {
  return pictures.map((picture, line) => <LinePicture key={line} view={view} line={line} picture={picture} />)
})

interface LinePictureProps {
  readonly view: View
  readonly line: number
  readonly picture: Painted
}

const LinePicture = memo(function LinePicture({ view, line, picture }: LinePictureProps): ReactNode {
  const plane = placeOf(view)
  return (
    <g data-subject={subjectSlot(line)} className="zn-curve">
      {picture.shade !== '' && <path className="zn-shade" d={picture.shade} />}
      <path className="zn-stroke" strokeDasharray={dashOf(line)} d={picture.stroke} />
      {picture.dashed !== '' && <path className="zn-stroke" strokeDasharray="5 5" d={picture.dashed} />}
      {picture.unsure.length > 0 && <path className="zn-unsure" fill="url(#zn-hatch)" d={rects(picture, plane)} />}
      {picture.breaks
        .filter(({ kind }) => kind === 'hole')
        .map(({ x, y }, index) => (
          <circle key={index} className="zn-hole" cx={plane.px(x)} cy={plane.py(y)} r={4} />
        ))}
      {picture.dots.map(([x, y], index) =>
        Number.isFinite(x) && Number.isFinite(y) ? (
          <circle key={index} className="zn-dot" cx={plane.px(x)} cy={plane.py(y)} r={4.5} />
        ) : null
      )}
    </g>
  )
})

const rects = ({ unsure }: Painted, { px, py }: Plane): string =>
  unsure
    .map(({ x0, x1, y0, y1 }) => `M${px(x0)} ${py(y0)}L${px(x1)} ${py(y0)}L${px(x1)} ${py(y1)}L${px(x0)} ${py(y1)}Z`)
    .join('')
