import type { ReactNode } from 'react'
import { m } from '#messages/generated/messages.js'
import { countsOf, roomIn, type Counts } from '#tools/study-zone/words/count.ts'
import { LIMITS, type Limit } from '#tools/study-zone/words/limits.ts'
import { ToolPage } from '#tools/study-zone/ToolPage.tsx'
import { useZoneDraft } from '#tools/study-zone/use-zone-draft.ts'
import { isRecord } from '#lib/values/is-record.ts'
import { adoptStyles } from '#ui/adopt-styles.ts'
import { Select } from '#ui/Select.tsx'
import { TextField } from '#ui/TextField.tsx'
import css from '#tools/study-zone/helpers.css?inline'

adoptStyles(css)

interface Draft {
  readonly text: string
  readonly limit: string
}

function readDraft(kept: unknown): Draft {
  const { text, limit } = isRecord(kept) ? kept : {}
  return { text: typeof text === 'string' ? text : '', limit: typeof limit === 'string' ? limit : '' }
}

function roomWords(words: number, limit: Limit): string {
  const { state, by } = roomIn(words, limit)
  if (state === 'over') return m.desk_words_over({ count: by, most: limit.most })
  if (state === 'under') return m.desk_words_under({ count: by, least: limit.least ?? 0 })
  return m.desk_words_within({ count: by, most: limit.most })
}

function LimitFacts({ limit }: { readonly limit: Limit }): ReactNode {
  return (
    <div className="zn-limit">
      {limit.counts !== null && <p>{m.desk_words_counts({ what: limit.counts })}</p>}
      {limit.leavesOut !== null && <p>{m.desk_words_leaves_out({ what: limit.leavesOut })}</p>}
      <p>
        <a href={limit.source} rel="noreferrer" target="_blank">
          {m.desk_words_source()}
        </a>{' '}
        {m.desk_words_check()}
      </p>
    </div>
  )
}

function CountList({ counts }: { readonly counts: Counts }): ReactNode {
  const rows = [
    [m.desk_words_quotes(), counts.withoutQuotes],
    [m.desk_words_citations(), counts.withoutCitations],
    [m.desk_words_characters(), counts.characters],
    [m.desk_words_paragraphs(), counts.paragraphs]
  ] as const
  return (
    <dl className="zn-counts">
      {rows.map(([name, count]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{count.toLocaleString('en')}</dd>
        </div>
      ))}
    </dl>
  )
}

/** How long a text is, and what a board allows. */
export function Words(): ReactNode {
  const [draft, change] = useZoneDraft('words', readDraft)
  if (!draft)
    return (
      <ToolPage title={m.desk_words()} facts="">
        {null}
      </ToolPage>
    )
  const counts = countsOf(draft.text)
  const limit = LIMITS.find(({ id }) => id === draft.limit)
  const options = LIMITS.map(({ id, board, work, most }) => ({
    value: id,
    text: m.desk_words_option({ board, work, most: most.toLocaleString('en') })
  }))
  return (
    <ToolPage title={m.desk_words()} facts={m.desk_words_kept()}>
      <div className="zn-pair">
        <TextField
          label={m.desk_words_text()}
          rows={16}
          value={draft.text}
          onChange={text => change({ ...draft, text })}
        />
        <div className="zn-stack">
          <p className="zn-answer" role="status">
            {m.desk_words_count({ count: counts.words })}
          </p>
          <Select
            label={m.desk_words_limit()}
            value={limit?.id ?? ''}
            options={[{ value: '', text: m.desk_words_no_limit() }, ...options]}
            onChange={id => change({ ...draft, limit: id })}
          />
          {limit && <p className="zn-verdict">{roomWords(counts.words, limit)}</p>}
          {limit && <LimitFacts limit={limit} />}
          <CountList counts={counts} />
        </div>
      </div>
    </ToolPage>
  )
}
