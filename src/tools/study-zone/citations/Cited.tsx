import { useState, type ReactNode } from 'react'
import { m } from '#messages/generated/messages.js'
import { cite, type Style } from '#tools/study-zone/citations/cite.ts'
import { htmlOf, plain, runsOf } from '#tools/study-zone/citations/marked-text.ts'
import type { Source } from '#tools/study-zone/citations/source.ts'
import { copyRich } from '#tools/study-zone/copy.ts'
import { Button } from '#ui/Button.tsx'

function CopyButton({ text, label }: { readonly text: string; readonly label: string }): ReactNode {
  const [copied, setCopied] = useState<{ readonly text: string; readonly worked: boolean } | null>(null)
  const copy = async (): Promise<void> => {
    const worked = await copyRich(htmlOf(text), plain(text)).then(
      () => true,
      () => false
    )
    setCopied({ text, worked })
  }
  const says = copied?.text !== text ? '' : copied.worked ? m.desk_copied() : m.desk_not_copied()
  return (
    <>
      <Button kind="ink-small" onPress={() => void copy()}>
        {label}
      </Button>{' '}
      <span role="status">{says}</span>
    </>
  )
}

function Marked({ text }: { readonly text: string }): ReactNode {
  return runsOf(text).map((run, index) => (run.isItalic ? <i key={index}>{run.text}</i> : run.text))
}

export function Cited({ style, source }: { readonly style: Style; readonly source: Source }): ReactNode {
  const { entry, inText } = cite(style, source)
  return (
    <div>
      <section className="zn-cited">
        <h4>{style === 'chicago' ? m.desk_cite_bibliography() : m.desk_cite_works()}</h4>
        {entry === null ? (
          <p>{style === 'apa' ? m.desk_cite_text_alone() : m.desk_cite_note_alone()}</p>
        ) : (
          <>
            <p className="zn-entry">
              <Marked text={entry} />
            </p>
            <CopyButton text={entry} label={m.desk_cite_copy()} />
          </>
        )}
      </section>
      <section className="zn-cited">
        <h4>{style === 'chicago' ? m.desk_cite_note() : m.desk_cite_in_text()}</h4>
        <p>
          <Marked text={inText} />
        </p>
        <CopyButton text={inText} label={m.desk_cite_copy_text()} />
      </section>
      {style === 'apa' && <p className="zn-limit">{m.desk_cite_apa_case()}</p>}
    </div>
  )
}
