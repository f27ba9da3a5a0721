import { fetchEntry, holdEntry, saveEntry, type TryAnswer, type TryCard } from '#components/try/saved-cards.ts'
import { openForms } from '#components/try/open-forms.ts'
import { listenToKeys } from '#components/try/try-keys.ts'

/** After so many answers the page offers to keep the cards. */
const OFFERED_AFTER = 3

export interface TryReview {
  readonly press: (button: Element) => void
  /** Puts the set aside in this tab: who asked for these cards and then makes an account finds them there. */
  readonly hold: () => Promise<void>
}

const running = new WeakMap<HTMLElement, TryReview>()

/** The review of this element; one for as long as the page is open. */
export function reviewOf(root: HTMLElement): TryReview {
  const known = running.get(root)
  if (known) return known
  const review = begin(root)
  running.set(root, review)
  listenToKeys(root)
  return review
}

function cardsIn(root: HTMLElement): TryCard[] {
  return [...root.querySelectorAll('.try-list details')].map(one => ({
    front: one.querySelector('summary')?.textContent.trim() ?? '',
    back: one.querySelector('p')?.textContent.trim() ?? ''
  }))
}

function begin(root: HTMLElement): TryReview {
  const part = (name: string): HTMLElement => root.querySelector<HTMLElement>(`[data-${name}]`) ?? root
  const words = (name: string, values: Readonly<Record<string, number>>): string =>
    (root.dataset[name] ?? '').replace(/\{(\w+)\}/g, (_, key: string) => String(values[key]))
  const cards = cardsIn(root)
  const answers: TryAnswer[] = []
  let index = 0
  let shownAt = performance.now()
  let isHeld = false
  let entry: ReturnType<typeof fetchEntry> | undefined

  function ask(): void {
    const card = cards[index]
    if (!card) return end()
    part('front').textContent = card.front
    part('back').hidden = true
    part('grades').hidden = true
    part('turning').hidden = false
    part('count').textContent = words('counted', { index: index + 1, count: cards.length })
    part('says').textContent = card.front
    shownAt = performance.now()
    part('turn').focus()
  }

  function turn(): void {
    const back = part('back')
    back.textContent = cards[index]?.back ?? ''
    back.hidden = false
    part('turning').hidden = true
    part('grades').hidden = false
    part('says').textContent = back.textContent
    root.querySelector<HTMLElement>('[data-grade="3"]')?.focus()
  }

  function grade(value: TryAnswer['grade']): void {
    const durationMs = Math.round(performance.now() - shownAt)
    answers.push({ card: index, grade: value, at: new Date().toISOString(), durationMs })
    index += 1
    if (isHeld) void hold()
    if (answers.length >= OFFERED_AFTER) offer()
    ask()
  }

  function offer(): void {
    part('keeping').hidden = false
  }

  /** All cards were asked: what is left is to keep them. */
  function end(): void {
    part('turning').hidden = true
    part('grades').hidden = true
    offer()
    part('keep').focus()
  }

  async function whole(): ReturnType<typeof fetchEntry> {
    entry ??= fetchEntry(root.dataset['address'] ?? '')
    try {
      return await entry
    } catch (error) {
      entry = undefined
      throw error
    }
  }

  async function hold(): Promise<void> {
    isHeld = true
    try {
      holdEntry(await whole(), answers)
    } catch {
      // Tried again with the next answer; keeping the cards says what is wrong.
    }
  }

  async function keep(): Promise<void> {
    try {
      saveEntry(await whole(), answers)
      isHeld = false
    } catch {
      part('says').textContent = root.dataset['failed'] ?? ''
      return
    }
    if (document.documentElement.dataset['session']) return location.assign('/main')
    openForms()
    part('account').hidden = false
    part('keeping').hidden = true
    root.querySelector<HTMLInputElement>('input[name=email]')?.focus()
  }

  return {
    hold,
    press(button) {
      const value = Number(button.closest<HTMLElement>('[data-grade]')?.dataset['grade'])
      if (button.closest('[data-turn]')) turn()
      else if (value === 1 || value === 2 || value === 3 || value === 4) grade(value)
      else if (button.closest('[data-keep]')) void keep()
    }
  }
}
