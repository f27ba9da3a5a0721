import type { ReactNode } from 'react'
import { m } from '#messages/generated/messages.js'
import { beyondWords } from '#tools/paper-maker/sit/beyond-words.ts'
import { QuestionView, type QuestionViewProps } from '#tools/paper-maker/sit/QuestionView.tsx'
import type { SheetQuestion, SheetSection } from '#tools/paper-maker/sit/sheet.ts'
import type { SitView } from '#tools/paper-maker/sit/view.store.ts'
import { headingWords } from '#tools/paper-maker/words.ts'
import { Button } from '#ui/Button.tsx'

interface QuestionsProps extends Omit<QuestionViewProps, 'entry'> {
  readonly sheet: readonly SheetSection[]
  readonly current: string | null
  readonly view: SitView
  readonly onOpen: (key: string) => void
  /** One begins to write in this question. */
  readonly onEnter: (key: string) => void
  readonly onEnd: () => void
}

/** One question at a time, or the whole booklet in a scroll. */
export function Questions({ sheet, current, view, onOpen, onEnter, onEnd, ...props }: QuestionsProps): ReactNode {
  const all = sheet.flatMap(({ questions }) => questions)
  const at = Math.max(
    0,
    all.findIndex(({ question }) => question.key === current)
  )
  const shown = (entry: SheetQuestion): boolean => view === 'all' || entry === all[at]
  const [before, after] = [all[at - 1], all[at + 1]]
  return (
    <>
      {sheet.map(section =>
        section.questions.some(shown) ? (
          <section key={section.section.id} className="sit-section">
            <SectionHead section={section} heading={headingWords(section.section, sheet)} />
            {section.questions.filter(shown).map(entry => (
              <div
                key={entry.question.key}
                onFocusCapture={() => entry.question.key !== current && onEnter(entry.question.key)}
              >
                <QuestionView {...props} entry={entry} />
              </div>
            ))}
          </section>
        ) : null
      )}
      {view === 'one' && (
        <nav className="sit-turn" aria-label={m.sit_turn()}>
          {before && <Button onPress={() => onOpen(before.question.key)}>{m.sit_before()}</Button>}
          <span className="figures">{m.sit_place({ at: at + 1, all: all.length })}</span>
          {after ? (
            <Button kind="ink-small" onPress={() => onOpen(after.question.key)}>
              {m.sit_after()}
            </Button>
          ) : (
            <Button kind="ink-small" onPress={onEnd}>
              {m.sit_submit()}
            </Button>
          )}
        </nav>
      )}
      {view === 'all' && (
        <p className="sit-turn">
          <span>{m.paper_end()}</span>
          <Button kind="ink-small" onPress={onEnd}>
            {m.sit_submit()}
          </Button>
        </p>
      )}
    </>
  )
}

interface SectionHeadProps {
  readonly section: SheetSection
  readonly heading: string | null
}

function SectionHead({ section, heading }: SectionHeadProps): ReactNode {
  const { answer, questions } = section.section
  const isChosen = answer !== 'all'
  if (heading === null && !isChosen) return null
  return (
    <header>
      {heading !== null && <h3>{heading}</h3>}
      {isChosen && <p>{m.sit_rule({ count: answer, of: questions.length })}</p>}
      {beyondWords(section).map(line => (
        <p key={line} className="sit-notice" role="status">
          {line}
        </p>
      ))}
    </header>
  )
}
