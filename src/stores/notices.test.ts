import { beforeEach, expect, test } from 'vitest'
import { $notices, dismiss, dismissPassing, notify } from '#stores/notices.ts'

beforeEach(() => {
  for (const { id } of $notices.get()) dismiss(id)
})

test('a notice is shown until it is dismissed', () => {
  const id = notify({ text: 'Note deleted' })
  expect($notices.get().map(({ text }) => text)).toEqual(['Note deleted'])
  dismiss(id)
  expect($notices.get()).toEqual([])
})

test('closing a notice is told to who gave it, once', () => {
  let closed = 0
  const id = notify({ text: 'Both versions were kept', onClose: () => void (closed += 1) })
  dismiss(id)
  dismiss(id)
  expect(closed).toBe(1)
})

test('the same words are shown once, but two undoable actions keep both their ways back', () => {
  notify({ text: 'Offline' })
  notify({ text: 'Offline' })
  expect($notices.get()).toHaveLength(1)
  notify({ text: 'Deleted', action: { label: 'Undo', run: () => undefined } })
  notify({ text: 'Deleted', action: { label: 'Undo', run: () => undefined } })
  expect($notices.get()).toHaveLength(3)
})

test('an old “Card saved” goes when the next card has a fault; what stays or can be undone does not', () => {
  notify({ text: 'Card saved.' })
  notify({ text: 'Not stored', stays: true })
  notify({ text: 'Deleted', action: { label: 'Undo', run: () => undefined } })
  dismissPassing()
  expect($notices.get().map(({ text }) => text)).toEqual(['Not stored', 'Deleted'])
})
