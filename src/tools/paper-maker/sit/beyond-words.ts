import { m } from '#messages/generated/messages.js'
import type { SheetSection } from '#tools/paper-maker/sit/sheet.ts'

/** More was answered than the rule asks for: which count, and that the rest is kept. */
export function beyondWords({ section, count, questions }: SheetSection): string[] {
  if (count.beyond.length === 0) return []
  const names = (keys: readonly string[]): string =>
    questions
      .filter(({ question }) => keys.includes(question.key))
      .map(({ no }) => no.replace(/\.$/, ''))
      .join(', ')
  const title = section.title ?? m.paper_section({ id: section.id })
  return [
    m.sit_beyond({ section: title, needed: count.needed, counts: names(count.counts), beyond: names(count.beyond) })
  ]
}
