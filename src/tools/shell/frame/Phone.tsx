import { useRef, type ReactNode } from 'react'
import { useStore } from '@nanostores/react'
import { site } from '#config/site.ts'
import { m } from '#messages/generated/messages.js'
import { href } from '#stores/route.ts'
import { $session } from '#stores/session.ts'
import { askToSignOut } from '#stores/sign-out.ts'
import { AccountMenu, ThemeChoice } from '#tools/shell/account/AccountMenu.tsx'
import { studentName } from '#tools/shell/account/student-name.ts'
import { FindButton } from '#tools/shell/frame/FindButton.tsx'
import { NewMenu } from '#tools/shell/frame/NewMenu.tsx'
import { PlaceLink } from '#tools/shell/frame/PlaceLink.tsx'
import { PLACES, type Place } from '#tools/shell/frame/places.ts'
import { Running } from '#tools/shell/frame/Running.tsx'
import { SyncBadge } from '#tools/shell/sync/SyncBadge.tsx'
import { Shape } from '#ui/Shape.tsx'

const DOCKED = 4
const docked = PLACES.flat().slice(0, DOCKED)
const others = PLACES.flat().slice(DOCKED)

/** The bar above: where the work is, and what can be begun. */
export function PhoneBar({ hasPlaces }: { readonly hasPlaces: boolean }): ReactNode {
  return (
    <header className="frame-part topbar">
      <a className="brand" href={href('main')}>
        {site.name}
      </a>
      <SyncBadge />
      {hasPlaces && <FindButton />}
      {hasPlaces ? <NewMenu /> : <AccountMenu />}
    </header>
  )
}

/** The places below, within reach of a thumb; the rest in a sheet. */
export function PhoneDock({ current }: { readonly current: Place['id'] | null }): ReactNode {
  const { user } = useStore($session)
  const sheet = useRef<HTMLDivElement>(null)
  const isElsewhere = !docked.some(({ id }) => id === current)
  return (
    <>
      <Running />
      <nav className="frame-part dock" aria-label={m.shell_nav_label()}>
        {docked.map(place => (
          <PlaceLink key={place.id} place={place} current={current} />
        ))}
        <button type="button" popoverTarget="more-places" data-here={isElsewhere}>
          <Shape name="menu" />
          <span>{m.shell_more()}</span>
        </button>
        {/* eslint-disable-next-line jsx-a11y-x/click-events-have-key-events, jsx-a11y-x/no-static-element-interactions -- hears the presses of the links within, by whatever means */}
        <div id="more-places" ref={sheet} popover="auto" className="up" onClick={() => sheet.current?.hidePopover()}>
          <ul>
            {others.map(place => (
              <li key={place.id}>
                <PlaceLink place={place} current={current} />
              </li>
            ))}
            <li>
              <a href={href('user-settings')} aria-current={current === null ? 'page' : undefined}>
                <Shape name="settings-2" />
                <span>{m.shell_account_settings()}</span>
                <small>{studentName(user)}</small>
              </a>
            </li>
            <li>
              <ThemeChoice />
            </li>
            <li>
              <button type="button" onClick={askToSignOut}>
                <Shape name="log-out" />
                <span>{m.shell_account_sign_out()}</span>
              </button>
            </li>
          </ul>
        </div>
      </nav>
    </>
  )
}
