import { Suspense, type ReactNode } from 'react'
import { later } from '#tools/shell/frame/later.ts'
import type { Place } from '#tools/shell/frame/places.ts'
import { Shape } from '#ui/Shape.tsx'

const DueCount = later(() => import('#tools/shell/frame/DueCount.tsx').then(part => part.DueCount))

interface PlaceLinkProps {
  readonly place: Place
  readonly current: Place['id'] | null
}

export function PlaceLink({ place, current }: PlaceLinkProps): ReactNode {
  return (
    <a href={place.href} aria-current={place.id === current ? 'page' : undefined}>
      <Shape name={place.shape} />
      <span>{place.name()}</span>
      {place.id === 'cards' && (
        <Suspense>
          <DueCount />
        </Suspense>
      )}
    </a>
  )
}
