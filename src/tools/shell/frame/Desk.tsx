import type { ReactNode } from 'react'
import { site } from '#config/site.ts'
import { m } from '#messages/generated/messages.js'
import { href } from '#stores/route.ts'
import { AccountMenu } from '#tools/shell/account/AccountMenu.tsx'
import { FindButton } from '#tools/shell/frame/FindButton.tsx'
import { NewMenu } from '#tools/shell/frame/NewMenu.tsx'
import { PlaceLink } from '#tools/shell/frame/PlaceLink.tsx'
import { PLACES, type Place } from '#tools/shell/frame/places.ts'
import { Running } from '#tools/shell/frame/Running.tsx'
import { SyncBadge } from '#tools/shell/sync/SyncBadge.tsx'

interface DeskProps {
  readonly current: Place['id'] | null
  /** While setting up there is nowhere else to go yet. */
  readonly hasPlaces: boolean
}

/** The frame at the start of a desk's screen; at middle widths a rail of shapes. */
export function Desk({ current, hasPlaces }: DeskProps): ReactNode {
  return (
    <header className="frame-part places">
      <div className="places-top">
        <a className="brand" href={href('main')}>
          {site.name}
        </a>
      </div>
      {hasPlaces && (
        <>
          <div className="places-find">
            <FindButton />
            <NewMenu />
          </div>
          <nav aria-label={m.shell_nav_label()}>
            {PLACES.map(group => (
              <ul key={group[0]?.id}>
                {group.map(place => (
                  <li key={place.id}>
                    <PlaceLink place={place} current={current} />
                  </li>
                ))}
              </ul>
            ))}
          </nav>
        </>
      )}
      <div className="places-foot">
        <Running />
        <SyncBadge />
        <AccountMenu />
      </div>
    </header>
  )
}
