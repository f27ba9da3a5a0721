// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { linkAddress, linkId, pictureAddress, type BroughtNote } from '#domain/import/notes/brought-note.ts'
import { broughtId, newId } from '#lib/ids.ts'
import { readyNotes } from '#tools/notetaker/import/notes/to-doc.ts'
import { markdownOf } from '#ui/editor/markdown-of.ts'

const STUDENT = newId()
const NONE = { idOf: () => undefined, picture: () => null }
const note = (body: string, change: Partial<BroughtNote> = {}): BroughtNote => ({
  key: 'Cells',
  title: 'Cells',
  place: [],
  tags: [],
  pinned: false,
  form: 'html',
  body,
  pictures: [{ name: 'dot.png', alt: 'a dot' }],
  ...change
})

const ready = (one: BroughtNote, placing: Parameters<typeof readyNotes>[3] = NONE) =>
  readyNotes(STUDENT, one, broughtId(STUDENT, 'note', one.key), placing)
const words = (one: BroughtNote, placing?: Parameters<typeof readyNotes>[3]): string =>
  ready(one, placing)
    .map(({ doc }) => markdownOf(doc))
    .join('\n')

test('the heading that is the title is not said twice; tables, formulas and lists stay', () => {
  const body =
    '<h1>Cells</h1><p>So <span data-latex="\\frac{1}{2}"></span></p><div data-latex="x^2"></div><ol><li>first<ul><li>inner</li></ul></li></ol><table><tr><th><p>Stage</p></th></tr><tr><td><p>one</p></td></tr></table>'
  expect(words(note(body)).replaceAll(/\n+/g, '\n')).toBe(
    'So $\\frac{1}{2}$\n$$\nx^2\n$$\n1. first\n   - inner\n| Stage |\n| ----- |\n| one   |'
  )
})

test('a picture stands as a block where it stood among words, in lists and tables too', () => {
  const placed = { fileId: newId(), alt: 'a dot', width: 1, height: 1 }
  const dot = `<a href="${pictureAddress(0)}">a dot</a>`
  const body = `<p>before ${dot} after</p><ul><li>${dot}</li></ul><table><tr><td>${dot}</td></tr></table>`
  const [one] = ready(note(body), { ...NONE, picture: () => placed })
  const types = (node: { type?: unknown; content?: unknown }): unknown =>
    Array.isArray(node.content) ? [node.type, node.content.map(types)] : node.type
  expect(JSON.stringify(types(one?.doc ?? {}))).toBe(
    '["doc",[["paragraph",["text"]],"image",["paragraph",["text"]],["bulletList",[["listItem",["paragraph","image"]]]],["table",[["tableRow",[["tableCell",["image"]]]]]]]]'
  )
  expect(words(note(`<p>before ${dot} after</p>`))).toBe('before a dot after')
})

test("a link within the file leads to the student's own note, any other stays", () => {
  const [own, other] = [newId(), newId()]
  const body = `<p><a href="${linkAddress('Enzymes')}">in</a> <a href="/notetaker?note=${other}">out</a></p>`
  const idOf = (id: string): string | undefined => (id === linkId('Enzymes') ? own : undefined)
  expect(words(note(body), { ...NONE, idOf })).toBe(`[in](/notetaker?note=${own}) [out](/notetaker?note=${other})`)
})

test('a text too long for one note comes as several, each with an id for good', () => {
  const body = Array.from({ length: 400 }, (_, at) => `${at} ${'word '.repeat(200)}`).join('\n\n')
  const long = note(body, { form: 'text' })
  expect(ready(long).map(({ title }) => title)).toEqual(['Cells (1 of 2)', 'Cells (2 of 2)'])
  expect(ready(long).map(({ id }) => id)).toEqual(ready(long).map(({ id }) => id))
})
