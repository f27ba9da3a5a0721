import { useStore } from '@nanostores/react'
import { lazy, Suspense, useEffect, useRef, useState, type ReactNode } from 'react'
import { site } from '#config/site.ts'
import { tools, type Tool } from '#config/tools.ts'
import { $keptFromModel } from '#data/ai/kept-words.ts'
import { m } from '#messages/generated/messages.js'
import { $route } from '#stores/route.ts'
import { Desk } from '#tools/shell/frame/Desk.tsx'
import { PhoneBar, PhoneDock } from '#tools/shell/frame/Phone.tsx'
import { placeOfRoute } from '#tools/shell/frame/places.ts'
import { PaletteHost } from '#tools/shell/palette/PaletteHost.tsx'
import { preloadLinks } from '#tools/shell/preload-links.ts'
import { screens, type BuiltToolId } from '#tools/shell/screens.ts'
import { DeviceRefused } from '#tools/shell/account/DeviceRefused.tsx'
import { followLinks } from '#tools/shell/follow-links.ts'
import { HiddenHeadings } from '#tools/shell/HiddenHeadings.tsx'
import { Loading } from '#tools/shell/Loading.tsx'
import { NoticeRegion } from '#tools/shell/NoticeRegion.tsx'
import { SignOut } from '#tools/shell/account/SignOut.tsx'
import { StorageBar } from '#tools/shell/sync/StorageBar.tsx'
import { ToolBoundary } from '#tools/shell/ToolBoundary.tsx'
import { useNewVersion } from '#tools/shell/workspace/use-new-version.ts'
import { useStudyThis } from '#tools/shell/workspace/use-study-this.ts'
import { useClockNotice } from '#tools/shell/sync/use-clock-notice.ts'
import { useSyncNotices } from '#tools/shell/sync/use-sync-notices.ts'
import { useNarrow } from '#ui/use-narrow.ts'
import { useWorkspace } from '#tools/shell/workspace/use-workspace.ts'
import '#styles/shell.css'
import '#styles/frame.css'
import '#styles/frame-foot.css'
import '#styles/rail.css'
import '#styles/phone.css'

const CareNotice = lazy(async () => ({ default: (await import('#tools/shell/CareNotice.tsx')).CareNotice }))

/** While setting up there is nowhere else to go yet. */
const hasNavigation = ({ menu }: Tool): boolean => menu !== 'none'

interface Props {
  readonly tool: BuiltToolId
  readonly userId: string
}

/** What stands around every tool: the way to the others, the account, what is saved, and what there is to say. */
export function Shell({ tool, userId }: Props): ReactNode {
  const { isRefused } = useWorkspace(userId)
  const kept = useStore($keptFromModel)
  const Screen = screens[tool]
  const { title } = tools[tool]
  const place = placeOfRoute(useStore($route))
  const isPhone = useNarrow()
  const hasPlaces = hasNavigation(tools[tool])
  const main = useRef<HTMLElement>(null)
  const [first] = useState(place)
  const [moved, setMoved] = useState(false)
  if (place !== first && !moved) setMoved(true)

  useNewVersion()
  useSyncNotices()
  useClockNotice()
  useStudyThis(hasPlaces)
  useEffect(() => followLinks(document), [])
  useEffect(() => preloadLinks(document), [])
  useEffect(() => {
    document.title = `${title} · ${site.name}`
    if (!moved) return
    scrollTo(0, 0)
    // A screen that took the focus where it is wanted keeps it.
    if (!main.current?.contains(document.activeElement)) main.current?.focus({ preventScroll: true })
  }, [title, place, moved])

  return (
    <div className="shell">
      <a className="skip" href="#content">
        {m.shell_skip()}
      </a>
      {isPhone ? <PhoneBar hasPlaces={hasPlaces} /> : <Desk current={place} hasPlaces={hasPlaces} />}
      <main id="content" ref={main} className="shell-main" tabIndex={-1} aria-labelledby="tool-title">
        <HiddenHeadings path={tools[tool].path} />
        {!isRefused && <StorageBar />}
        {isRefused ? (
          <DeviceRefused userId={userId} />
        ) : (
          <ToolBoundary key={tool}>
            <Suspense fallback={<Loading />}>
              <Screen />
            </Suspense>
          </ToolBoundary>
        )}
      </main>
      {isPhone && hasPlaces && <PhoneDock current={place} />}
      {kept.length > 0 && (
        <Suspense>
          <CareNotice texts={kept} />
        </Suspense>
      )}
      {hasPlaces && !isRefused && <PaletteHost />}
      <NoticeRegion />
      <SignOut />
      <p className="hidden-text" role="status">
        {moved && title}
      </p>
    </div>
  )
}
