import { useStore } from '@nanostores/react'
import type { ReactNode } from 'react'
import { $imports, type ImportedFile } from '#data/import/imports.ts'
import { valueOr } from '#lib/remote.ts'
import { momentWords } from '#lib/values/moment-words.ts'
import { m } from '#messages/generated/messages.js'
import { takeBack } from '#tools/notetaker/import/import.store.ts'
import { Button } from '#ui/Button.tsx'
import { Section } from '#ui/page/PageFrame.tsx'

function standing({ state, rows, done }: ImportedFile): string {
  if (state === 'done') return m.import_recent_done()
  if (state === 'undone') return m.import_recent_undone()
  return m.import_recent_running({ percent: rows === 0 ? 0 : Math.floor((100 * done) / rows) })
}

/** What was brought in on this device in the last days, with its way back. */
export function Recent(): ReactNode {
  const files = valueOr(useStore($imports), [])
  if (files.length === 0) return null
  return (
    <Section title={m.import_recent()}>
      <ol className="im-rows">
        {files.map(file => (
          <li key={file.id}>
            <div>
              <p className="im-name" dir="auto">
                {file.name}
              </p>
              <p className="hint figures">
                {momentWords(file.at)} · {m.import_recent_rows({ count: file.rows })} · {standing(file)}
              </p>
            </div>
            {file.state === 'done' && (
              <Button
                aria-label={m.import_recent_undo({ name: file.name })}
                onPress={() => takeBack(file.id, file.name)}
              >
                {m.import_undo()}
              </Button>
            )}
          </li>
        ))}
      </ol>
    </Section>
  )
}
