import { useStore } from '@nanostores/react'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { $questions } from '#data/read/papers/papers.ts'
import { newId } from '#lib/ids.ts'
import { m } from '#messages/generated/messages.js'
import { tryOrNotify } from '#stores/try-or-notify.ts'
import { openTool } from '#stores/route.ts'
import { OWN_SUBJECTS } from '#tools/paper-maker/own/own-question.ts'
import { draftOf, EMPTY_DRAFT, removeOwn, saveOwn, type OwnDraft } from '#tools/paper-maker/own/own.store.ts'
import { subjectWords } from '#tools/paper-maker/own/subject-words.ts'
import { OwnPaste } from '#tools/paper-maker/own/OwnPaste.tsx'
import { FigureView } from '#tools/paper-maker/page/BlockView.tsx'
import { Button } from '#ui/Button.tsx'
import { NumberField } from '#ui/NumberField.tsx'
import { PageFrame } from '#ui/page/PageFrame.tsx'
import { Select } from '#ui/Select.tsx'
import { TextField } from '#ui/TextField.tsx'

/** One's own question: kept with every change, so that a killed tab loses nothing. */
export function OwnPage({ id }: { readonly id: string }): ReactNode {
  const questions = useStore($questions)
  if (id === 'paste') return <OwnPaste />
  if (questions.state !== 'ready') return <p role="status">{m.paper_list_loading()}</p>
  const found = questions.value.find(one => one.id === id)
  if (id !== 'new' && !found)
    return (
      <PageFrame title={m.paper_own_title()}>
        <p>{m.paper_own_missing()}</p>
        <Button onPress={() => openTool('paper-maker')}>{m.paper_back()}</Button>
      </PageFrame>
    )
  return <Editor known={found ? found.id : null} first={found ? draftOf(found) : EMPTY_DRAFT} />
}

function Editor({ known, first }: { readonly known: string | null; readonly first: OwnDraft }): ReactNode {
  const [draft, setDraft] = useState(first)
  const [isKept, setKept] = useState(true)
  const [id] = useState(() => known ?? newId())
  const isNew = useRef(known === null)
  const last = useRef(0)
  const set = (next: OwnDraft): void => {
    setDraft(next)
    setKept(false)
    last.current += 1
    const turn = last.current
    void tryOrNotify(async () => {
      await saveOwn(id, next)
      if (turn === last.current) setKept(true)
    })
  }
  useEffect(() => {
    // The address names the question as soon as there is one, so that a reload comes back to it.
    if (isNew.current && isKept && draft !== first) {
      isNew.current = false
      history.replaceState(history.state, '', `?own=${id}`)
    }
  }, [isKept, draft, first, id])
  const { part } = draft
  const setPart = (change: Partial<OwnDraft['part']>): void => set({ ...draft, part: { ...part, ...change } })
  return (
    <PageFrame
      title={m.paper_own_title()}
      facts={<span role="status">{isKept ? m.paper_own_kept() : m.paper_own_keeping()}</span>}
      tools={
        <Button kind="quiet" onPress={() => openTool('paper-maker')}>
          {m.paper_back()}
        </Button>
      }
    >
      <div className="pp-form">
        <Select
          label={m.paper_subject()}
          value={OWN_SUBJECTS.find(one => one === draft.subject) ?? 'biology'}
          options={OWN_SUBJECTS.map(value => ({ value, text: subjectWords(value) }))}
          onChange={subject => set({ ...draft, subject })}
        />
        <TextField
          label={m.paper_topic()}
          value={draft.topic}
          maxLength={80}
          onChange={topic => set({ ...draft, topic })}
        />
        <TextField
          label={m.paper_stem()}
          rows={3}
          value={draft.stem}
          maxLength={6000}
          onChange={stem => set({ ...draft, stem })}
          hint={m.paper_own_stem_hint()}
        />
        {draft.figures.map(figure => (
          <div key={figure.id}>
            <FigureView figure={figure} />
            <Button
              kind="quiet"
              onPress={() => set({ ...draft, figures: draft.figures.filter(one => one !== figure) })}
            >
              {m.paper_own_figure_out()}
            </Button>
          </div>
        ))}
        <TextField
          label={m.paper_own_text()}
          rows={3}
          value={part.text}
          maxLength={6000}
          onChange={text => setPart({ text })}
        />
        <NumberField
          label={m.paper_marks()}
          value={part.marks}
          minValue={1}
          maxValue={40}
          onChange={marks => Number.isInteger(marks) && setPart({ marks })}
        />
        <TextField
          label={m.paper_own_points()}
          rows={4}
          value={part.points.join('\n')}
          maxLength={6000}
          onChange={text => setPart({ points: text === '' ? [] : text.split('\n') })}
          hint={m.paper_own_points_hint()}
        />
        <TextField
          label={m.paper_model_answer()}
          rows={4}
          value={part.answer}
          maxLength={6000}
          onChange={answer => setPart({ answer })}
        />
        {(known !== null || draft !== first) && (
          <p>
            <Button kind="quiet" onPress={() => void removeOwn(id)}>
              {m.paper_own_delete()}
            </Button>
          </p>
        )}
      </div>
    </PageFrame>
  )
}
