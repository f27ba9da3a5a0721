import { m } from '#messages/generated/messages.js'

/** What a block is called: cards have no title of their own, and a mock paper says that it is one. */
export function blockTitle({
  kind,
  title,
  subject
}: {
  readonly kind: string
  readonly title: string
  readonly subject: string
}): string {
  if (kind === 'cards') return m.planner_cards()
  if (kind === 'paper') return m.planner_paper({ title: title === subject ? subject : `${subject} ${title}`.trim() })
  if (kind === 'free' && title === '') return m.planner_free_title()
  if (kind === 'busy' && title === '') return m.planner_busy()
  return title === subject && kind === 'topic' ? m.planner_revise({ subject }) : title
}
