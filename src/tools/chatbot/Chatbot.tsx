import { useStore } from '@nanostores/react'
import type { ReactNode } from 'react'
import { $place } from '#tools/chatbot/chat.store.ts'
import acts from '#tools/chatbot/acts/acts.css?inline'
import answer from '#tools/chatbot/answer/answer.css?inline'
import css from '#tools/chatbot/chat.css?inline'
import { Start } from '#tools/chatbot/start/Start.tsx'
import { ThreadPage } from '#tools/chatbot/thread/ThreadPage.tsx'
import { adoptStyles } from '#ui/adopt-styles.ts'

adoptStyles(css)
adoptStyles(answer)
adoptStyles(acts)

/** Conversations with the student's own notes. */
export function Chatbot(): ReactNode {
  const { thread } = useStore($place)
  return thread === undefined ? <Start /> : <ThreadPage key={thread} id={thread} />
}
