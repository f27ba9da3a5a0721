import { useStore } from '@nanostores/react'
import { useEffect, useRef, type ReactNode } from 'react'
import { SIZES } from '#config/sizes.ts'
import { $drafts, type OpenDraft } from '#data/write/marks/own-attempt.ts'
import { $subjects } from '#data/read/notes/subjects.ts'
import { PASTED_LIMITS } from '#contract/marking.ts'
import { valueOr } from '#lib/remote.ts'
import { m } from '#messages/generated/messages.js'
import { href } from '#stores/route.ts'
import { AnswerPhotos } from '#tools/answer-reviewer/new/AnswerPhotos.tsx'
import { useDraft } from '#tools/answer-reviewer/new/draft.store.ts'
import { faultWords } from '#tools/answer-reviewer/new/fault-words.ts'
import { SchemeFields } from '#tools/answer-reviewer/new/SchemeFields.tsx'
import { ENGINE_READS } from '#data/read/marks/mark-task.ts'
import { RemoteView } from '#tools/shared/RemoteView.tsx'
import { Button } from '#ui/Button.tsx'
import { PageFrame } from '#ui/page/PageFrame.tsx'
import { Select } from '#ui/Select.tsx'
import { TextField } from '#ui/TextField.tsx'

const figure = (count: number): string => count.toLocaleString('en-GB')

/** Any question with its scheme and an answer to it. */
export function PasteForm(): ReactNode {
  const drafts = useStore($drafts)
  return (
    <PageFrame
      title={m.reviewer_new()}
      tools={
        <>
          <a href={href('answer-reviewer', { view: 'many' })}>{m.reviewer_many_open()}</a>
          <a href={href('answer-reviewer')}>{m.reviewer_back()}</a>
        </>
      }
    >
      <RemoteView remote={drafts} loading={m.reviewer_opening()} failed={m.reviewer_failed()}>
        {([latest]) => <Fields found={latest} />}
      </RemoteView>
    </PageFrame>
  )
}

function Fields({ found }: { readonly found: OpenDraft | undefined }): ReactNode {
  const { typed, fault, change, changePhotos, send, throwAway } = useDraft(found)
  const subjects = valueOr(useStore($subjects), [])
  const said = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    if (fault) said.current?.focus()
  }, [fault])
  const subject = subjects.find(({ id }) => id === typed.subjectId)
  return (
    <div className="rv-form">
      <div>
        <TextField
          label={m.reviewer_question_label()}
          rows={10}
          value={typed.question}
          onChange={question => change({ question })}
          maxLength={PASTED_LIMITS.question}
          autoFocus={typed.question === ''}
        />
      </div>
      <div>
        <TextField
          label={m.reviewer_answer_label()}
          hint={m.reviewer_answer_hint({ limit: figure(SIZES.answerText), read: figure(ENGINE_READS) })}
          rows={10}
          value={typed.answer}
          onChange={answer => change({ answer })}
          maxLength={SIZES.answerText}
        />
        <AnswerPhotos ids={typed.fileIds ?? []} change={changePhotos} />
      </div>
      <SchemeFields typed={typed} change={change} />
      <div>
        <TextField
          label={m.reviewer_model_label()}
          rows={3}
          value={typed.modelAnswer}
          onChange={modelAnswer => change({ modelAnswer })}
          maxLength={PASTED_LIMITS.question}
        />
      </div>
      <div>
        <Select
          label={m.reviewer_subject()}
          value={typed.subjectId ?? ''}
          options={[
            { value: '', text: m.reviewer_subject_none() },
            ...subjects.map(({ id, name }) => ({ value: id, text: name }))
          ]}
          onChange={id => change({ subjectId: id === '' ? null : id })}
        />
      </div>
      <div className="rv-form-end">
        {fault && (
          <p className="error" role="alert" tabIndex={-1} ref={said}>
            {faultWords(fault)}
          </p>
        )}
        <p className="rv-acts">
          <Button kind="ink" onPress={() => void send(subject?.name ?? '')}>
            {m.reviewer_mark_it()}
          </Button>
          {found && (
            <Button kind="quiet" onPress={() => void throwAway()}>
              {m.reviewer_throw()}
            </Button>
          )}
        </p>
        <p className="hint">{m.reviewer_form_saved()}</p>
      </div>
    </div>
  )
}
