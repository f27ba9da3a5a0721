import { useEffect, useState, type ReactNode } from 'react'
import { isLow } from '#engine/care/low.ts'
import { m } from '#messages/generated/messages.js'
import { careIn } from '#tools/chatbot/care/care.store.ts'

/** Under the answer to words of sadness, or of distress whose writer went on: where help is stays one press away. */
export function CareLink({ question }: { readonly question: string }): ReactNode {
  const isSad = isLow(question)
  const [isDanger, setDanger] = useState(false)
  useEffect(() => {
    let isOver = false
    void careIn(question).then(care => {
      if (!isOver) setDanger(care === 'crisis')
    })
    return () => {
      isOver = true
    }
  }, [question])
  if (!isSad && !isDanger) return null
  return (
    <p className="cb-small">
      <a href="/care">{m.care_link()}</a>
    </p>
  )
}
