import { useStore } from '@nanostores/react'
import type { ReactNode } from 'react'
import { PASTED_LIMITS } from '#contract/marking.ts'
import { $manyDrafts, type OpenMany } from '#data/write/marks/own-many.ts'
import { $subjects } from '#data/read/notes/subjects.ts'
import { buildMany } from '#domain/marks/many/build.ts'
import { valueOr } from '#lib/remote.ts'
import { m } from '#messages/generated/messages.js'
import { href } from '#stores/route.ts'
import { ManyItem } from '#tools/answer-reviewer/many/ManyItem.tsx'
import { ManyLoose } from '#tools/answer-reviewer/many/ManyLoose.tsx'
import { useMany } from '#tools/answer-reviewer/many/many.store.ts'
import { RemoteView } from '#tools/shared/RemoteView.tsx'
import { Button } from '#ui/Button.tsx'
import { PageFrame } from '#ui/page/PageFrame.tsx'
import { Select } from '#ui/Select.tsx'
import { TextField } from '#ui/TextField.tsx'

/** Several numbered questions in one paste: what was read of each is shown, and mended by hand, before it is marked. */
export function ManyForm(): ReactNode {
  const drafts = useStore($manyDrafts)
  return (
    <PageFrame title={m.reviewer_many()} tools={<a href={href('answer-reviewer')}>{m.reviewer_back()}</a>}>
      <RemoteView remote={drafts} loading={m.reviewer_opening()} failed={m.reviewer_failed()}>
        {([latest]) => <Fields found={latest} />}
      </RemoteView>
    </PageFrame>
  )
}

function Fields({ found }: { readonly found: OpenMany | undefined }): ReactNode {
  const form = useMany(found)
  const { typed, type, read } = form
  return (
    <div className="rv-form rv-many">
      <div>
        <TextField
          label={m.reviewer_many_label()}
          hint={m.reviewer_many_hint()}
          rows={12}
          value={typed.text}
          onChange={type}
          maxLength={PASTED_LIMITS.many}
          autoFocus={typed.text === ''}
        />
        <p className="hint">{m.reviewer_many_no_photos()}</p>
        <p className="rv-acts">
          <Button kind={typed.many ? 'quiet' : 'ink'} isDisabled={typed.text.trim() === ''} onPress={read}>
            {typed.many ? m.reviewer_many_again() : m.reviewer_many_read()}
          </Button>
          {form.canUndo && (
            <Button kind="quiet" onPress={form.undo}>
              {m.reviewer_undo()}
            </Button>
          )}
          {found && (
            <Button kind="quiet" onPress={() => void form.throwAway()}>
              {m.reviewer_throw()}
            </Button>
          )}
        </p>
        <p className="hint">{m.reviewer_form_saved()}</p>
      </div>
      {typed.many && <Preview form={form} many={typed.many} />}
    </div>
  )
}

interface PreviewProps {
  readonly form: ReturnType<typeof useMany>
  readonly many: NonNullable<ReturnType<typeof useMany>['typed']['many']>
}

function Preview({ form, many }: PreviewProps): ReactNode {
  const { typed, mend } = form
  const subjects = valueOr(useStore($subjects), [])
  const subject = subjects.find(({ id }) => id === typed.subjectId)
  const built = buildMany(many, 'preview', '')
  const marks = (built?.questions ?? []).flatMap(({ parts }) => parts).reduce((sum, part) => sum + part.marks, 0)
  return (
    <section className="rv-read" aria-label={m.reviewer_read_title()}>
      <h2>{m.reviewer_read_title()}</h2>
      <p className="hint">{m.reviewer_many_about()}</p>
      <ManyLoose many={many} mend={mend} />
      {Object.entries(many.stems).map(([number, stem]) => (
        <TextField
          key={number}
          label={m.reviewer_many_stem({ no: number })}
          rows={2}
          value={stem}
          onChange={words => mend({ ...many, stems: { ...many.stems, [number]: words } }, `stem ${number}`)}
        />
      ))}
      <ol className="rv-mend">
        {many.items.map(item => (
          <ManyItem key={item.label} item={item} many={many} mend={mend} />
        ))}
      </ol>
      <Select
        label={m.reviewer_subject()}
        value={typed.subjectId ?? ''}
        options={[
          { value: '', text: m.reviewer_subject_none() },
          ...subjects.map(({ id, name }) => ({ value: id, text: name }))
        ]}
        onChange={id => form.choose(id === '' ? null : id)}
      />
      <p role="status" className={built ? undefined : 'rv-warn'}>
        {built ? m.reviewer_many_sum({ count: built.questions.length, marks }) : m.reviewer_many_not_yet()}
      </p>
      <p className="rv-acts">
        <Button kind="ink" isDisabled={built === null} onPress={() => void form.send(subject?.name ?? '')}>
          {m.reviewer_many_mark()}
        </Button>
        {form.canUndo && (
          <Button kind="quiet" onPress={form.undo}>
            {m.reviewer_undo()}
          </Button>
        )}
      </p>
    </section>
  )
}
