import { useStore } from '@nanostores/react'
import { useState, type ReactNode } from 'react'
import { trueNow } from '#data/backend/server-clock.ts'
import { auditImport } from '#data/import/audit-of-import.ts'
import { $imports, type ImportedFile } from '#data/import/imports.ts'
import { valueOr } from '#lib/remote.ts'
import { momentWords } from '#lib/values/moment-words.ts'
import { m } from '#messages/generated/messages.js'
import { tryOrNotify } from '#stores/try-or-notify.ts'
import { AuditTable } from '#tools/notetaker/import/AuditTable.tsx'
import { takeBack } from '#tools/notetaker/import/import.store.ts'
import { stopComingIn } from '#tools/shared/saving/stop-coming-in.ts'
import { Button } from '#ui/Button.tsx'
import { Section } from '#ui/page/PageFrame.tsx'

function standing({ state, percent }: ImportedFile): string {
  if (state === 'done') return m.import_recent_done()
  if (state === 'undone') return m.import_recent_undone()
  return state === 'undoing' ? m.import_recent_going({ percent }) : m.import_recent_running({ percent })
}

/** What was brought in on this device in the last days, with its way back. */
export function Recent(): ReactNode {
  const files = valueOr(useStore($imports), [])
  if (files.length === 0) return null
  return (
    <Section title={m.import_recent()}>
      <ol className="im-rows">
        {files.map(file => (
          <FileRow key={file.id} file={file} />
        ))}
      </ol>
    </Section>
  )
}

function FileRow({ file }: { readonly file: ImportedFile }): ReactNode {
  const { id, name } = file
  const [found, setFound] = useState<Awaited<ReturnType<typeof auditImport>>>()
  // What a deck said beside what lies here of it now: counted when it is asked for.
  const compare = (): Promise<void> =>
    tryOrNotify(async () => setFound(await auditImport(id, trueNow(), new AbortController().signal)))
  const isIn = file.state === 'done'
  return (
    <li>
      <div>
        <p className="im-name" dir="auto">
          {name}
        </p>
        <p className="hint figures">
          {momentWords(file.at)} · {m.import_recent_rows({ count: file.rows })} · {standing(file)}
        </p>
      </div>
      <div className="im-acts">
        {isIn && file.says && (
          <Button aria-label={m.import_recent_audit({ name })} onPress={() => void compare()}>
            {m.import_recent_audit_short()}
          </Button>
        )}
        {file.state === 'applying' && (
          <Button aria-label={m.import_stop_back_named({ name })} onPress={() => stopComingIn(file)}>
            {m.import_stop_back()}
          </Button>
        )}
        {isIn && (
          <Button aria-label={m.import_recent_undo({ name })} onPress={() => takeBack(id, name)}>
            {m.import_undo()}
          </Button>
        )}
      </div>
      {isIn && found && <AuditTable there={found.says.there} audit={found.audit} leftOut={found.says.leftOut} />}
    </li>
  )
}
