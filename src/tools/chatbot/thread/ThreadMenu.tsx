import { useState, type ReactNode } from 'react'
import type { Thread } from '#contract/entities.ts'
import { SIZES } from '#config/sizes.ts'
import { readConversation } from '#data/read/chat/threads.ts'
import { fileName } from '#lib/values/file-name.ts'
import { m } from '#messages/generated/messages.js'
import { tryOrNotify } from '#stores/try-or-notify.ts'
import { archive, deleteThread, pin, rename } from '#tools/chatbot/chat.store.ts'
import { threadMarkdown } from '#tools/chatbot/thread/thread-markdown.ts'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { download } from '#ui/download.ts'
import { Menu } from '#ui/Menu.tsx'
import { TextField } from '#ui/TextField.tsx'

function exportThread({ id }: Thread): Promise<void> {
  return tryOrNotify(async () => {
    const conversation = await readConversation(id)
    if (conversation) {
      const file = new Blob([threadMarkdown(conversation)], { type: 'text/markdown' })
      download(file, `${fileName(conversation.thread.title, 'chat')}.md`)
    }
  })
}

/** What can be done with a whole conversation. */
export function ThreadMenu({ thread }: { readonly thread: Thread }): ReactNode {
  const [title, setTitle] = useState<string | null>(null)
  const keep = (): void => {
    const wanted = (title ?? '').trim()
    if (wanted === '') return
    setTitle(null)
    void tryOrNotify(() => rename(thread.id, wanted))
  }
  return (
    <>
      <Menu
        label={m.chat_menu({ title: thread.title })}
        trigger={<span aria-hidden="true">…</span>}
        className="quiet cb-menu"
        placement="bottom end"
        entries={[
          { id: 'rename', text: m.chat_rename(), run: () => setTitle(thread.title) },
          { id: 'pin', text: thread.pinned ? m.chat_unpin() : m.chat_pin(), run: () => void pin(thread) },
          {
            id: 'archive',
            text: thread.archived ? m.chat_unarchive() : m.chat_archive(),
            run: () => void archive(thread)
          },
          { id: 'export', text: m.chat_export(), run: () => void exportThread(thread) },
          { id: 'delete', text: m.chat_delete(), run: () => void deleteThread(thread) }
        ]}
      />
      <Dialog
        title={m.chat_rename_title()}
        isOpen={title !== null}
        onClose={() => setTitle(null)}
        actions={
          <>
            <Button onPress={() => setTitle(null)}>{m.chat_cancel()}</Button>
            <Button kind="ink-small" onPress={keep} isDisabled={(title ?? '').trim() === ''}>
              {m.chat_rename_save()}
            </Button>
          </>
        }
      >
        <TextField
          label={m.chat_name()}
          value={title ?? ''}
          onChange={setTitle}
          maxLength={SIZES.title}
          {...((title ?? '').length >= SIZES.title && { hint: m.chat_name_full({ max: SIZES.title }) })}
          onKeyDown={event => {
            if (event.key === 'Enter') keep()
          }}
        />
      </Dialog>
    </>
  )
}
