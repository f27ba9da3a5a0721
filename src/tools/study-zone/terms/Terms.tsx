import { useStore } from '@nanostores/react'
import { useState, type ReactNode } from 'react'
import { $preferences } from '#data/write/preferences.ts'
import { valueOr } from '#lib/remote.ts'
import { m } from '#messages/generated/messages.js'
import { BOARD_TERMS, TERM_BOARDS, termsOf, type Group } from '#tools/study-zone/terms/terms.ts'
import { ToolPage } from '#tools/study-zone/ToolPage.tsx'
import { adoptStyles } from '#ui/adopt-styles.ts'
import { Section } from '#ui/page/PageFrame.tsx'
import { Select } from '#ui/Select.tsx'
import { TextField } from '#ui/TextField.tsx'
import css from '#tools/study-zone/helpers.css?inline'

adoptStyles(css)

const GROUPS: Readonly<Record<Group, () => string>> = {
  AO1: m.terms_ao1,
  AO2: m.terms_ao2,
  AO3: m.terms_ao3,
  recall: m.terms_recall,
  know: m.terms_recall,
  claim: m.terms_recall,
  account: m.terms_account,
  represent: m.terms_represent,
  compare: m.terms_compare,
  reason: m.terms_reason,
  apply: m.terms_apply,
  quantity: m.terms_quantity,
  analyse: m.terms_analyse,
  judge: m.terms_judge,
  essay: m.terms_essay
}

/** What the first word of a question asks for, by board. */
export function Terms(): ReactNode {
  const own = valueOr(useStore($preferences), null)?.board ?? null
  const [chosen, choose] = useState<string | null>(null)
  const [typed, setTyped] = useState('')
  const board = TERM_BOARDS.find(one => one === (chosen ?? own)) ?? 'IBDP'
  const groups = termsOf(board, typed)
  const count = groups.reduce((sum, { terms }) => sum + terms.length, 0)
  return (
    <ToolPage title={m.terms_title()} facts={m.terms_own()}>
      <div className="zn-fields zn-two">
        <Select
          label={m.terms_board()}
          value={board}
          options={TERM_BOARDS.map(id => ({ value: id, text: id }))}
          onChange={choose}
        />
        <TextField label={m.terms_find()} value={typed} onChange={setTyped} autoCapitalize="none" />
      </div>
      <p className="zn-limit" role="status">
        {count === 0 ? m.terms_nothing() : m.terms_found({ count })}
      </p>
      {groups.map(({ group, terms }) => (
        <Section key={group} title={GROUPS[group]()}>
          <dl className="zn-terms">
            {terms.map(({ term, asks, needs }) => (
              <div key={term}>
                <dt>{term}</dt>
                <dd>{asks}</dd>
                <dd>{m.terms_needs({ needs })}</dd>
              </div>
            ))}
          </dl>
        </Section>
      ))}
      <p className="zn-source">{m.terms_source({ from: BOARD_TERMS[board].from })}</p>
    </ToolPage>
  )
}
