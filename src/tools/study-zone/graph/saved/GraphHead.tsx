import { useStore } from '@nanostores/react'
import { type ReactNode, useMemo } from 'react'
import { SIZES } from '#config/sizes.ts'
import type { GraphDoc } from '#contract/graph.ts'
import { isGraphDeleted } from '#data/read/study/graphs.ts'
import { valueOr } from '#lib/remote.ts'
import { m } from '#messages/generated/messages.js'
import { href } from '#stores/route.ts'
import { wordsFor } from '#stores/words.ts'
import type { Draft } from '#tools/shared/saving/draft.ts'
import { $lines } from '#tools/study-zone/graph/graph.store.ts'
import { putBackGraph } from '#tools/study-zone/graph/saved/graph-acts.ts'
import type { GraphSession } from '#tools/study-zone/graph/saved/session.ts'
import { Button } from '#ui/Button.tsx'
import { PageFrame } from '#ui/page/PageFrame.tsx'
import { Empty } from '#ui/state/Empty.tsx'

interface Of {
  readonly session: GraphSession
}

/** The name, written where it stands; until it has one, its first line stands there. */
export function GraphTitle({ session }: Of): ReactNode {
  const title = useStore(session.$title)
  const first = useStore($lines).find(({ text }) => text.trim() !== '')?.text
  return (
    <>
      <input
        className="zn-title"
        aria-label={m.graph_name()}
        placeholder={first ?? m.graph_name_it()}
        dir="auto"
        maxLength={SIZES.title}
        value={title}
        onChange={({ target }) => session.retitle(target.value)}
        onKeyDown={event => {
          if (event.key === 'Enter') event.currentTarget.blur()
        }}
      />
      {title.length >= SIZES.title && (
        <small className="zn-soft" role="status">
          {m.graph_name_full({ max: SIZES.title })}
        </small>
      )}
    </>
  )
}

/** What the student must know of it: deleted elsewhere, or not on the disk. */
export function GraphNotices({ session }: Of): ReactNode {
  const elsewhere = useStore(session.$elsewhere)
  const open = useStore(session.$state)
  return (
    <>
      {elsewhere === 'deleted' && (
        <div className="zn-elsewhere" role="status">
          <p>{m.graph_elsewhere_deleted()}</p>
          <Button onPress={() => void session.keep()}>{m.graph_elsewhere_keep()}</Button>
        </div>
      )}
      {open.state === 'open' && <SaveTrouble draft={open.draft} />}
    </>
  )
}

/** Of the device itself the bar of the shell tells. */
function SaveTrouble({ draft }: { readonly draft: Draft<GraphDoc> }): ReactNode {
  const save = useStore(draft.$state)
  if (save.state !== 'failed' || save.error.code === 'storage') return null
  return (
    <div className="zn-elsewhere" role="alert">
      <p>{m.graph_unsaved({ reason: wordsFor(save.error) })}</p>
      <Button onPress={() => void draft.flush()}>{m.graph_save_again()}</Button>
    </div>
  )
}

export function GraphGone({ session, isFailed }: Of & { readonly isFailed: boolean }): ReactNode {
  return (
    <PageFrame
      title={m.graph_title()}
      tools={
        <>
          <a href={href('study-zone', { graph: 'new' })}>{m.graph_new()}</a>
          <a href={href('study-zone', { graph: 'all' })}>{m.graph_all()}</a>
        </>
      }
    >
      {isFailed ? <p role="alert">{m.graph_open_failed()}</p> : <NotHere id={session.id} />}
    </PageFrame>
  )
}

/** Deleted and still on the device, it can be put back; else it may be on its way. */
function NotHere({ id }: { readonly id: string }): ReactNode {
  const isDeleted = valueOr(useStore(useMemo(() => isGraphDeleted(id), [id])), false)
  if (!isDeleted) return <Empty title={m.graph_gone()}>{m.graph_gone_text()}</Empty>
  return (
    <Empty
      title={m.graph_is_deleted()}
      action={<Button onPress={() => void putBackGraph(id)}>{m.graph_put_back()}</Button>}
    >
      {m.graph_is_deleted_text()}
    </Empty>
  )
}
