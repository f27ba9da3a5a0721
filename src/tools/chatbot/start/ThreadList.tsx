import { useStore } from '@nanostores/react'
import { useState, type ReactNode } from 'react'
import type { Thread } from '#contract/entities.ts'
import { $lastAnswers, $threads } from '#data/read/chat/threads.ts'
import { valueOr } from '#lib/remote.ts'
import { momentWords } from '#lib/values/moment-words.ts'
import { m } from '#messages/generated/messages.js'
import { href } from '#stores/route.ts'
import { $found, $list, $wish, seek, showArchived } from '#tools/chatbot/chat.store.ts'
import { ThreadMenu } from '#tools/chatbot/thread/ThreadMenu.tsx'
import { RemoteView } from '#tools/shared/RemoteView.tsx'
import { Button } from '#ui/Button.tsx'
import { Switch } from '#ui/choice/Switch.tsx'
import { TextField } from '#ui/TextField.tsx'

const PAGE = 30
const NONE: ReadonlyMap<string, string> = new Map()

/** A line with the words that were looked for marked in it. */
function Marked({ line, words }: { readonly line: string; readonly words: string }): ReactNode {
  const wanted = words
    .trim()
    .split(/\s+/)
    .map(word => word.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`))
  return line
    .split(new RegExp(`(${wanted.join('|')})`, 'giu'))
    .map((part, at) => (at % 2 === 1 ? <mark key={at}>{part}</mark> : part))
}

interface LineProps {
  readonly thread: Thread
  readonly answer: string | undefined
  /** Where the words that are looked for stand, and these words. */
  readonly found: { readonly line: string; readonly words: string } | null
}

function Line({ thread, answer, found }: LineProps): ReactNode {
  return (
    <li>
      <a href={href('chatbot', { thread: thread.id })} dir="auto">
        {thread.title}
      </a>
      <span className="cb-small figures">
        {thread.pinned && `${m.chat_pinned()} · `}
        {momentWords(thread.updatedAt)}
      </span>
      <ThreadMenu thread={thread} />
      <p className="cb-small cb-first" dir="auto">
        {found && found.line !== '' ? (
          <Marked {...found} />
        ) : answer === '' ? (
          m.chat_list_refused()
        ) : (
          (answer ?? m.chat_no_answer_yet())
        )}
      </p>
    </li>
  )
}

function emptyWords(text: string, archived: boolean): string {
  if (text.trim() !== '') return m.chat_none_found()
  return archived ? m.chat_none_archived() : m.chat_none()
}

/** The student's conversations: pinned ones first, then the newest. */
export function ThreadList(): ReactNode {
  const list = useStore($list)
  const lines = useStore($found)
  const threads = valueOr(useStore($threads), [])
  const answers = valueOr(useStore($lastAnswers), NONE)
  const { text, archived } = useStore($wish)
  const [shown, setShown] = useState(PAGE)
  return (
    <>
      {threads.length > 0 && (
        <div className="cb-filters">
          <TextField label={m.chat_search()} value={text} onChange={seek} maxLength={200} type="search" />
          <Switch isSelected={archived} onChange={showArchived}>
            {m.chat_show_archived()}
          </Switch>
        </div>
      )}
      <RemoteView
        remote={list}
        loading={m.chat_list_loading()}
        failed={m.chat_list_failed()}
        isEmpty={found => found.length === 0}
        empty={<p className="hint">{emptyWords(text, archived)}</p>}
      >
        {found => (
          <>
            <ul className="cb-threads">
              {found.slice(0, shown).map(thread => (
                <Line
                  key={thread.id}
                  thread={thread}
                  answer={answers.get(thread.id)}
                  found={lines && { line: lines.get(thread.id) ?? '', words: text }}
                />
              ))}
            </ul>
            {found.length > shown && <Button onPress={() => setShown(shown + PAGE)}>{m.chat_more()}</Button>}
          </>
        )}
      </RemoteView>
    </>
  )
}
