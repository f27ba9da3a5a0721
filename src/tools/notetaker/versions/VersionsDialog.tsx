import { useStore } from '@nanostores/react'
import { useEffect, useMemo, useState, type ReactNode } from 'react'
import { noteVersions, type NoteVersion } from '#data/read/notes/note-versions.ts'
import { thinVersions } from '#data/write/notes/thin-versions.ts'
import { VERSION_BYTES } from '#domain/notes/note-versions.ts'
import { countWords, plainText } from '#domain/notes/note-text.ts'
import { log } from '#lib/log.ts'
import { isReady } from '#lib/remote.ts'
import { sameJson } from '#lib/values/same-json.ts'
import { m } from '#messages/generated/messages.js'
import type { NoteSession } from '#tools/notetaker/saving/note-session.ts'
import { Changes } from '#tools/notetaker/versions/Changes.tsx'
import { momentOf, restoreVersion } from '#tools/notetaker/versions/versions.store.ts'
import css from '#tools/notetaker/versions/versions.css?inline'
import { adoptStyles } from '#ui/adopt-styles.ts'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'

adoptStyles(css)

interface VersionsProps {
  readonly session: NoteSession
  readonly onClose: () => void
}

/** The earlier texts of a note, what changed since one of them, and the way back to it. */
export function VersionsDialog({ session, onClose }: VersionsProps): ReactNode {
  const { id } = session
  const $versions = useMemo(() => noteVersions(id), [id])
  const versions = useStore($versions)
  const [chosen, setChosen] = useState<string | null>(null)
  useEffect(() => {
    thinVersions(id).catch((error: unknown) => log('versions', error))
  }, [id])
  const list = isReady(versions) ? versions.value : []
  const version = list.find(({ at }) => at === chosen) ?? list[0]
  const restore = async (): Promise<void> => {
    if (version) await restoreVersion(session, version)
    onClose()
  }
  return (
    <Dialog
      title={m.versions_title()}
      isOpen
      onClose={onClose}
      actions={
        <>
          <Button onPress={onClose}>{m.versions_close()}</Button>
          {version && (
            <Button kind="ink-small" onPress={() => void restore()}>
              {m.versions_restore()}
            </Button>
          )}
        </>
      }
    >
      <p className="hint">{m.versions_kept({ size: `${VERSION_BYTES / 1_000_000} MB` })}</p>
      {!isReady(versions) && <p role="status">{m.versions_loading()}</p>}
      {isReady(versions) && !version && <p role="status">{m.versions_none()}</p>}
      {version && (
        <>
          <ul className="vs-list" aria-label={m.versions_list()}>
            {list.map(one => (
              <li key={one.at}>
                <button type="button" aria-pressed={one === version} onClick={() => setChosen(one.at)}>
                  {rowOf(one)}
                </button>
              </li>
            ))}
          </ul>
          <SinceThen session={session} version={version} />
        </>
      )}
    </Dialog>
  )
}

function rowOf({ at, plain }: NoteVersion): string {
  return m.versions_row({ when: momentOf(at, new Date()), words: m.notes_words({ count: countWords(plain) }) })
}

function SinceThen({ session, version }: { session: NoteSession; version: NoteVersion }): ReactNode {
  const state = useStore(session.$state)
  if (state.state !== 'open') return null
  const now = state.draft.current()
  const text = (title: string, plain: string): string => `${title}\n${plain}`
  return (
    <section aria-labelledby="vs-changes">
      <h3 id="vs-changes">{m.versions_changes({ when: momentOf(version.at, new Date()) })}</h3>
      <Changes
        before={text(version.title, plainText(version.doc))}
        after={text(now.title, plainText(now.doc))}
        isSame={sameJson(version.doc, now.doc)}
      />
    </section>
  )
}
