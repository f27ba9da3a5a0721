import { useState, type ReactNode } from 'react'
import { retry } from '#lib/async/retry.ts'
import { m } from '#messages/generated/messages.js'
import { tryOrNotify } from '#stores/try-or-notify.ts'
import { href, openTool } from '#stores/route.ts'
import css from '#tools/notetaker/first/first.css?inline'
import { noteFromText } from '#tools/notetaker/first/from-text.ts'
import { createNote } from '#tools/notetaker/notes.store.ts'
import { TemplateMenu } from '#tools/notetaker/templates/TemplateMenu.tsx'
import { adoptStyles } from '#ui/adopt-styles.ts'
import { Button } from '#ui/Button.tsx'
import { FileDrop } from '#ui/choice/FileDrop.tsx'

adoptStyles(css)

const KINDS = '.md .markdown .txt .docx .pptx .epub .html .zip .pdf .apkg .csv'.split(' ')

/** One way in: what a file holds is shown first. */
function take(files: readonly File[]): Promise<void> {
  return tryOrNotify(async () => {
    const { takeFiles } = await retry(() => import('#tools/notetaker/import/import.store.ts'))
    await takeFiles(files)
  })
}

/** What the room gives, and the ways in: until there is a note. */
export function FirstNote(): ReactNode {
  return (
    <section className="note-list first-note" aria-labelledby="notes-empty">
      <header>
        <h2 id="notes-empty" tabIndex={-1}>
          {m.notes_first_title()}
        </h2>
        <p>{m.notes_first_lead()}</p>
      </header>
      <ol className="first-ways">
        <li>
          <div>
            <h3>{m.notes_first_write()}</h3>
            <p>{m.notes_first_write_text()}</p>
            <TemplateMenu subject={null} />
          </div>
          <Button kind="ink" onPress={() => void createNote(null)}>
            {m.notes_new()}
          </Button>
        </li>
        <PasteWay />
        <li>
          <div>
            <h3>{m.lecture_record()}</h3>
            <p>{m.lecture_empty_how()}</p>
            <p>
              <a href={href('notetaker', { recording: 'all' })}>{m.lecture_all()}</a>
            </p>
          </div>
          <Button onPress={() => openTool('notetaker', { recording: 'new' })}>{m.lecture_record()}</Button>
        </li>
        <li>
          <div>
            <h3>{m.notes_first_file()}</h3>
            <FileDrop
              label={m.notes_first_drop()}
              choose={m.notes_first_choose()}
              accept={KINDS}
              isMultiple
              onFiles={files => void take(files)}
            />
            <p>{m.notes_first_file_text()}</p>
            <p>
              <a href={href('notetaker', { import: '' })}>{m.import_way_cards()}</a>
            </p>
          </div>
        </li>
      </ol>
      <Example />
    </section>
  )
}

/** Ctrl V into the field is enough for a short look; the note is made when the student says so. */
function PasteWay(): ReactNode {
  const [text, setText] = useState('')
  const [isMaking, setMaking] = useState(false)
  const make = async (): Promise<void> => {
    setMaking(true)
    await tryOrNotify(() => noteFromText(text))
    setMaking(false)
  }
  return (
    <li>
      <div>
        <h3>
          <label htmlFor="first-paste">{m.notes_first_paste()}</label>
        </h3>
        <textarea
          id="first-paste"
          className="input"
          rows={3}
          placeholder={m.notes_first_paste_hint()}
          value={text}
          onChange={event => setText(event.target.value)}
        />
        {text.trim() === '' ? (
          <p>{m.notes_first_paste_text()}</p>
        ) : (
          <Button kind="ink-small" isPending={isMaking} onPress={() => void make()}>
            {m.notes_first_paste_make()}
          </Button>
        )}
      </div>
    </li>
  )
}

function Example(): ReactNode {
  return (
    <aside className="first-example" aria-labelledby="first-example">
      <h3 id="first-example">
        {m.notes_first_example()} <span>{m.notes_first_example_tag()}</span>
      </h3>
      <ol>
        <li>
          <p className="cap">{m.notes_first_step_1()}</p>
          <p>
            {m.notes_sample_line_1()} <mark>{m.notes_sample_line_2()}</mark>
          </p>
        </li>
        <li>
          <p className="cap">{m.notes_first_step_2()}</p>
          <div className="first-card">
            <p>{m.notes_sample_question()}</p>
            <p>{m.notes_sample_answer()}</p>
          </div>
        </li>
        <li>
          <p className="cap">{m.notes_first_step_3()}</p>
          <Returns />
        </li>
      </ol>
    </aside>
  )
}

function Returns(): ReactNode {
  return (
    <svg viewBox="0 0 340 56" role="img" aria-label={m.notes_first_returns()} fill="none" stroke="currentColor">
      <path className="line" d="M4 24H336" />
      <path d="M4 12v24M30 16v16M72 16v16M138 16v16M240 16v16" strokeWidth="2" />
      <path className="end" d="M336 8v32" strokeWidth="2" />
      <g fill="currentColor" stroke="none" fontSize="13">
        <text x="0" y="53">
          {m.notes_first_today()}
        </text>
        <text x="336" y="53" textAnchor="end">
          {m.notes_first_exam()}
        </text>
      </g>
    </svg>
  )
}
