/** The words for what has no title of its own, in the language of whoever shows it. */
export interface BlockWords {
  readonly cards: () => string
  readonly paper: (title: string) => string
  readonly revise: (subject: string) => string
  readonly free: () => string
  readonly busy: () => string
}

interface Named {
  readonly kind: string
  readonly title: string
  readonly subject: string
}

/** A title that names its subject itself, whole or before the colon, needs it no second time. */
function namesIt(title: string, subject: string): boolean {
  const words = (text: string): string =>
    ` ${text
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
      .trim()} `
  const [head = ''] = subject.split(':')
  return head.trim() !== '' && words(title).includes(words(head))
}

/** What a block is called: cards have no title of their own, and a mock paper says that it is one. */
export function blockName({ kind, title, subject }: Named, words: BlockWords): string {
  if (kind === 'cards') return words.cards()
  if (kind === 'paper') return words.paper(namesIt(title, subject) ? title : `${subject} ${title}`.trim())
  if (kind === 'free' && title === '') return words.free()
  if (kind === 'busy' && title === '') return words.busy()
  return title === subject && kind === 'topic' ? words.revise(subject) : title
}

/** An exam is called by its subject, and by its own name where that says more. */
export function examName(subject: string, title: string): string {
  return namesIt(title, subject) ? title : [subject, title].filter(Boolean).join(', ')
}
