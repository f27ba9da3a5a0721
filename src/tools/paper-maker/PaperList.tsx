import { useStore } from '@nanostores/react'
import { useState, type ReactNode } from 'react'
import { $paperLines } from '#data/read/papers/papers.ts'
import { madeAt } from '#lib/ids.ts'
import { toAppError } from '#lib/errors.ts'
import { m } from '#messages/generated/messages.js'
import { href } from '#stores/route.ts'
import { wordsFor } from '#stores/words.ts'
import { LastAttempt } from '#tools/paper-maker/sit/PaperAttempts.tsx'
import { dayWords } from '#tools/paper-maker/sit/time/time-words.ts'
import { takeIn } from '#tools/paper-maker/paper.store.ts'
import { RemoteView } from '#tools/shared/RemoteView.tsx'
import { Button } from '#ui/Button.tsx'
import { FileDrop } from '#ui/choice/FileDrop.tsx'

const MOST = 50
/** More would push away what stands under them. */
const FIRST = 6
/** The first groups of a code, which may be long: enough to tell two papers apart. */
const startOf = (code: string): string => code.split('-').slice(0, 3).join('-')

/** Papers made before, newest first, and the way in for a file that somebody kept. */
export function PaperList(): ReactNode {
  const papers = useStore($paperLines)
  const [says, say] = useState('')
  const [isAll, showAll] = useState(false)
  const read = async (files: readonly File[]): Promise<void> => {
    try {
      say('')
      await takeIn((await files[0]?.text()) ?? '')
    } catch (error) {
      say(wordsFor(toAppError(error)))
    }
  }
  return (
    <>
      <RemoteView
        remote={papers}
        loading={m.paper_list_loading()}
        failed={m.paper_list_failed()}
        isEmpty={list => list.length === 0}
        empty={<p className="hint">{m.paper_list_empty()}</p>}
      >
        {list => (
          <ul className="pp-papers">
            {list.slice(0, isAll ? MOST : FIRST).map(({ id, title, marks, minutes, code }) => (
              <li key={id}>
                <a href={href('paper-maker', { paper: id })}>{title}</a>
                <span>{m.paper_line({ marks, minutes: minutes ?? 0 })}</span>
                <small>
                  {[dayWords(new Date(madeAt(id)).toISOString()), code && m.paper_code({ code: startOf(code) })]
                    .filter(Boolean)
                    .join(' · ')}
                </small>
                <LastAttempt paperId={id} />
              </li>
            ))}
            {!isAll && list.length > FIRST && (
              <li>
                <Button kind="quiet" onPress={() => showAll(true)}>
                  {m.paper_list_all()}
                </Button>
              </li>
            )}
          </ul>
        )}
      </RemoteView>
      <FileDrop
        label={m.paper_file_label()}
        choose={m.paper_file_choose()}
        accept={['.json', 'application/json']}
        onFiles={files => void read(files)}
      />
      {says !== '' && (
        <p className="error" role="alert">
          {says}
        </p>
      )}
    </>
  )
}
