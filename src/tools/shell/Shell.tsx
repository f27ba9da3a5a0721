import { useStore } from '@nanostores/react'
import { lazy, Suspense, useEffect, useRef, useState, type ReactNode } from 'react'
import { site } from '#config/site.ts'
import { tools, type Tool, type ToolId } from '#config/tools.ts'
import { $keptFromModel } from '#data/ai/kept-words.ts'
import { m } from '#messages/generated/messages.js'
import { href } from '#stores/route.ts'
import { preloadLinks } from '#tools/shell/preload-links.ts'
import { screens, type BuiltToolId } from '#tools/shell/screens.ts'
import { AccountMenu } from '#tools/shell/account/AccountMenu.tsx'
import { DeviceRefused } from '#tools/shell/account/DeviceRefused.tsx'
import { followLinks } from '#tools/shell/follow-links.ts'
import { HiddenHeadings } from '#tools/shell/HiddenHeadings.tsx'
import { Loading } from '#tools/shell/Loading.tsx'
import { Navigation } from '#tools/shell/Navigation.tsx'
import { NoticeRegion } from '#tools/shell/NoticeRegion.tsx'
import { SignOut } from '#tools/shell/account/SignOut.tsx'
import { StudySessionBar } from '#tools/shell/StudySessionBar.tsx'
import { StorageBar } from '#tools/shell/sync/StorageBar.tsx'
import { SyncBadge } from '#tools/shell/sync/SyncBadge.tsx'
import { ThemeMenu } from '#tools/shell/ThemeMenu.tsx'
import { ToolBoundary } from '#tools/shell/ToolBoundary.tsx'
import { useNewVersion } from '#tools/shell/workspace/use-new-version.ts'
import { useStudyThis } from '#tools/shell/workspace/use-study-this.ts'
import { useClockNotice } from '#tools/shell/sync/use-clock-notice.ts'
import { useSyncNotices } from '#tools/shell/sync/use-sync-notices.ts'
import { useWorkspace } from '#tools/shell/workspace/use-workspace.ts'
import '#styles/shell.css'

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
  const main = useRef<HTMLElement>(null)
  const [first] = useState<ToolId>(tool)
  const [moved, setMoved] = useState(false)
  if (tool !== first && !moved) setMoved(true)

  useNewVersion()
  useSyncNotices()
  useClockNotice()
  useStudyThis(hasNavigation(tools[tool]))
  useEffect(() => followLinks(document), [])
  useEffect(() => preloadLinks(document), [])
  useEffect(() => {
    document.title = `${title} · ${site.name}`
    if (!moved) return
    scrollTo(0, 0)
    main.current?.focus({ preventScroll: true })
  }, [title, moved])

  return (
    <div className="shell">
      <a className="skip" href="#content">
        {m.shell_skip()}
      </a>
      <header className="shell-bar">
        <a className="brand" href={href('main')}>
          {site.name}
        </a>
        {hasNavigation(tools[tool]) && <Navigation current={tool} />}
        <div className="shell-foot">
          <SyncBadge />
          <ThemeMenu />
          <AccountMenu />
        </div>
      </header>
      <main id="content" ref={main} className="shell-main" tabIndex={-1} aria-labelledby="tool-title">
        <HiddenHeadings path={tools[tool].path} />
        {!isRefused && <StorageBar />}
        {!isRefused && <StudySessionBar />}
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
      {kept.length > 0 && (
        <Suspense>
          <CareNotice texts={kept} />
        </Suspense>
      )}
      <NoticeRegion />
      <SignOut />
      <p className="hidden-text" role="status">
        {moved && title}
      </p>
    </div>
  )
}
