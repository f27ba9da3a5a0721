import { useState, type ReactNode } from 'react'
import { m } from '#messages/generated/messages.js'
import { ElementFacts } from '#tools/study-zone/elements/ElementFacts.tsx'
import { ElementGrid } from '#tools/study-zone/elements/ElementGrid.tsx'
import { findElements } from '#tools/study-zone/elements/elements.ts'
import { ToolPage } from '#tools/study-zone/ToolPage.tsx'
import { adoptStyles } from '#ui/adopt-styles.ts'
import { TextField } from '#ui/TextField.tsx'
import css from '#tools/study-zone/elements/elements.css?inline'

adoptStyles(css)

/** The periodic table: searched by name, symbol or number, walked by the arrow keys. */
export function Elements(): ReactNode {
  const [words, setWords] = useState('')
  const [chosen, choose] = useState(1)
  const found = findElements(words)
  const shown = found[0]?.number ?? chosen
  return (
    <ToolPage title={m.desk_elements()} facts={m.desk_elements_year()}>
      <div className="zn-elements">
        <div className="zn-find">
          <TextField
            label={m.desk_elements_find()}
            hint={m.desk_elements_find_hint()}
            value={words}
            onChange={setWords}
            autoCapitalize="none"
          />
          <p role="status">{words.trim() === '' ? '' : m.desk_elements_found({ count: found.length })}</p>
        </div>
        {(found.length > 0 || words.trim() === '') && <ElementFacts number={shown} />}
        <ElementGrid
          chosen={shown}
          found={words.trim() === '' ? null : found.map(one => one.number)}
          onChoose={number => {
            setWords('')
            choose(number)
          }}
        />
        <p className="zn-source">{m.desk_elements_source()}</p>
      </div>
    </ToolPage>
  )
}
