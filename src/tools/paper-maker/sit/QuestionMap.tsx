import type { ReactNode } from 'react'
import { m } from '#messages/generated/messages.js'
import { headingWords } from '#tools/paper-maker/words.ts'
import type { SheetQuestion, SheetSection } from '#tools/paper-maker/sit/sheet.ts'

const STATES = { empty: m.sit_state_empty, begun: m.sit_state_begun, answered: m.sit_state_answered }

interface QuestionMapProps {
  readonly sheet: readonly SheetSection[]
  readonly current: string | null
  readonly onOpen: (key: string) => void
}

/** Every question as its number: what is answered, begun, flagged, and where one is. Never by colour alone. */
export function QuestionMap({ sheet, current, onOpen }: QuestionMapProps): ReactNode {
  return (
    <nav className="sit-map" aria-label={m.sit_map()}>
      {sheet.map(({ section, questions }) => (
        <div key={section.id}>
          {sheet.length > 1 && <p>{headingWords(section, sheet)}</p>}
          <ol>
            {questions.map(entry => (
              <li key={entry.question.key}>
                <Cell entry={entry} isCurrent={entry.question.key === current} onOpen={onOpen} />
              </li>
            ))}
          </ol>
        </div>
      ))}
      <ul className="sit-legend" aria-hidden="true">
        <li data-state="answered">{m.sit_state_answered()}</li>
        <li data-state="begun">{m.sit_state_begun()}</li>
        <li data-flagged="true">{m.sit_flagged()}</li>
      </ul>
    </nav>
  )
}

interface CellProps {
  readonly entry: SheetQuestion
  readonly isCurrent: boolean
  readonly onOpen: (key: string) => void
}

function Cell({ entry, isCurrent, onOpen }: CellProps): ReactNode {
  const { no, state, isFlagged, question, count } = entry
  const beyond = count.beyond.includes(question.key) ? `, ${m.sit_counts_not()}` : ''
  const flagged = isFlagged ? `, ${m.sit_flagged()}` : ''
  return (
    <button
      type="button"
      data-state={state}
      data-flagged={isFlagged}
      data-beyond={beyond !== ''}
      aria-current={isCurrent ? 'step' : undefined}
      aria-label={`${m.sit_question({ no: no.replace(/\.$/, '') })}: ${STATES[state]()}${flagged}${beyond}`}
      onClick={() => onOpen(question.key)}
    >
      {no.replace(/\.$/, '')}
    </button>
  )
}
