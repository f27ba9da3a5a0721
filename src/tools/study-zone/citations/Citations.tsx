import type { ReactNode } from 'react'
import { m } from '#messages/generated/messages.js'
import { notify } from '#stores/notices.ts'
import { isRecord } from '#lib/values/is-record.ts'
import { missing, STYLES, type Style } from '#tools/study-zone/citations/cite.ts'
import { Cited } from '#tools/study-zone/citations/Cited.tsx'
import { FIELD_HINTS, FIELD_WORDS, KIND_WORDS } from '#tools/study-zone/citations/citation-words.ts'
import { doubtsOf, type CiteDoubt } from '#tools/study-zone/citations/doubts.ts'
import { FIELD_NAMES, FIELDS, KINDS, type Source } from '#tools/study-zone/citations/source.ts'
import { ToolPage } from '#tools/study-zone/ToolPage.tsx'
import { useZoneDraft } from '#tools/study-zone/use-zone-draft.ts'
import { adoptStyles } from '#ui/adopt-styles.ts'
import { Button } from '#ui/Button.tsx'
import { Checkbox } from '#ui/Checkbox.tsx'
import { Chips } from '#ui/choice/Chips.tsx'
import { Select } from '#ui/Select.tsx'
import { TextField } from '#ui/TextField.tsx'
import css from '#tools/study-zone/helpers.css?inline'

adoptStyles(css)

const DOUBTS: Readonly<Record<CiteDoubt, () => string>> = {
  person: m.desk_cite_doubt_person,
  date: m.desk_cite_doubt_date,
  noDate: m.desk_cite_doubt_no_date,
  url: m.desk_cite_doubt_url
}

interface Draft {
  readonly style: Style
  readonly source: Source
}

function readDraft(kept: unknown): Draft {
  const { style, source } = isRecord(kept) ? kept : {}
  const typed = isRecord(source) ? source : {}
  const texts = FIELD_NAMES.flatMap(name => (typeof typed[name] === 'string' ? [[name, typed[name]] as const] : []))
  return {
    style: STYLES.find(one => one === style) ?? 'mla',
    source: {
      kind: KINDS.find(kind => kind === typed['kind']) ?? 'book',
      keepsCase: typed['keepsCase'] === true,
      ...Object.fromEntries(texts)
    }
  }
}

function Fields({
  source,
  onChange
}: {
  readonly source: Source
  readonly onChange: (next: Source) => void
}): ReactNode {
  return (
    <div className="zn-fields">
      <Select
        label={m.desk_cite_kind()}
        value={source.kind}
        options={KINDS.map(value => ({ value, text: KIND_WORDS[value]() }))}
        onChange={kind => onChange({ ...source, kind })}
      />
      {FIELDS[source.kind].map(name => (
        <div key={name} className={name === 'title' || name === 'authors' ? 'zn-wide' : undefined}>
          <TextField
            label={FIELD_WORDS[name]()}
            {...(FIELD_HINTS[name] && { hint: FIELD_HINTS[name]() })}
            rows={name === 'authors' || name === 'editors' ? 2 : 1}
            value={source[name] ?? ''}
            onChange={text => onChange({ ...source, [name]: text })}
            autoCapitalize="none"
          />
        </div>
      ))}
      <div className="zn-wide">
        <Checkbox isSelected={source.keepsCase === true} onChange={keepsCase => onChange({ ...source, keepsCase })}>
          {m.desk_cite_keeps_case()}
        </Checkbox>
      </div>
    </div>
  )
}

/** A source by its fields, as MLA, APA and Chicago print it. */
export function Citations(): ReactNode {
  const [draft, change] = useZoneDraft('citations', readDraft)
  if (!draft)
    return (
      <ToolPage title={m.desk_citations()} facts="">
        {null}
      </ToolPage>
    )
  const { style, source } = draft
  const lacks = missing(source)
  const names = { mla: m.desk_cite_mla(), apa: m.desk_cite_apa(), chicago: m.desk_cite_chicago() }
  return (
    <ToolPage title={m.desk_citations()} facts={m.desk_cite_offline()}>
      <div className="zn-pair">
        <Fields source={source} onChange={next => change({ ...draft, source: next })} />
        <div className="zn-stack">
          <Chips
            label={m.desk_cite_style()}
            mode="single"
            isRequired
            chips={STYLES.map(id => ({ id, title: names[id] }))}
            selected={[style]}
            onChange={([next]) => next && change({ ...draft, style: next })}
          />
          {doubtsOf(source).map(doubt => (
            <p key={doubt} className="zn-limit" role="status">
              {DOUBTS[doubt]()}
            </p>
          ))}
          {lacks.length > 0 ? (
            <p role="status">{m.desk_cite_missing({ fields: lacks.map(name => FIELD_WORDS[name]()).join(', ') })}</p>
          ) : (
            <Cited style={style} source={source} />
          )}
          <div>
            <Button
              kind="quiet"
              onPress={() => {
                change({ style, source: { kind: source.kind } })
                notify({
                  text: m.desk_cite_cleared(),
                  action: { label: m.desk_grades_undo(), run: () => change(draft) }
                })
              }}
            >
              {m.desk_cite_clear()}
            </Button>
          </div>
        </div>
      </div>
    </ToolPage>
  )
}
