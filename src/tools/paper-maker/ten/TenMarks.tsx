import { useEffect, useState, type ReactNode } from 'react'
import { toAppError } from '#lib/errors.ts'
import { m } from '#messages/generated/messages.js'
import { href, openTool } from '#stores/route.ts'
import { wordsFor } from '#stores/words.ts'
import { beginTen } from '#tools/paper-maker/ten/ten.store.ts'
import { PageFrame } from '#ui/page/PageFrame.tsx'
import { Empty } from '#ui/state/Empty.tsx'
import { Progress } from '#ui/state/Progress.tsx'

/** A short first paper of a subject in one press: made, kept, and its clock begun, which may be paused. */
export function TenMarks({ subjectId }: { readonly subjectId: string }): ReactNode {
  const [fault, setFault] = useState<string | null>(null)
  useEffect(() => {
    const ending = new AbortController()
    beginTen(subjectId, ending.signal).then(
      begun => {
        if (ending.signal.aborted) return
        if (begun) openTool('paper-maker', { sit: begun.paper, attempt: begun.attempt }, { replace: true })
        else setFault(m.paper_ten_none())
      },
      (error: unknown) => {
        if (!ending.signal.aborted) setFault(wordsFor(toAppError(error)))
      }
    )
    return () => ending.abort()
  }, [subjectId])
  return (
    <PageFrame title={m.paper_title()}>
      {fault === null ? (
        <Progress
          label={m.paper_making()}
          cancel={{ label: m.paper_stop(), onPress: () => openTool('paper-maker', {}, { replace: true }) }}
        />
      ) : (
        <Empty title={fault} action={<a href={href('paper-maker')}>{m.paper_ten_choose()}</a>} />
      )}
    </PageFrame>
  )
}
