import { getSchema } from '@tiptap/core'
import { describe, expect, test } from 'vitest'
import { plainText, type DocNode } from '#domain/notes/note-text.ts'
import { makeCards } from '#engine/builtin/cards.ts'
import { makeQuiz } from '#engine/builtin/quiz/quiz.ts'
import { sourceFromDoc } from '#engine/source.ts'
import { TEMPLATE_KINDS, templateOf } from '#tools/notetaker/templates/kinds.ts'
import { templateDoc } from '#tools/notetaker/templates/template-doc.ts'
import { withBlockIds } from '#ui/editor/block-ids.ts'
import { noteExtensions } from '#ui/editor/extensions.ts'

const isPrompt = (block: DocNode): boolean => block.content?.[0]?.marks?.[0]?.type === 'italic'
const promptsOf = (doc: DocNode): string[] => (doc.content ?? []).filter(isPrompt).map(plainText)

/** The words of `answers` one after the other into the empty lines and cells. */
function filled(doc: DocNode, answers: readonly string[]): DocNode {
  let at = 0
  const walk = (node: DocNode): DocNode => {
    if (node.type === 'paragraph' && !node.content && at < answers.length)
      return { ...node, content: [{ type: 'text', text: answers[at++] ?? '' }] }
    return { ...node, ...(node.content && { content: node.content.map(walk) }) }
  }
  return walk(doc)
}

describe.each(TEMPLATE_KINDS)('%s', kind => {
  test('is what the editor makes of it, so that opening it changes nothing', () => {
    const doc = templateDoc(kind)
    const node = getSchema(noteExtensions()).nodeFromJSON(doc)
    node.check()
    expect(node.toJSON()).toEqual(doc)
    expect(withBlockIds(doc as never)).toBe(doc)
  })

  test('asks in short questions, and while it is empty gives no card and no question of a quiz', () => {
    const doc = templateDoc(kind)
    expect(promptsOf(doc).length).toBeGreaterThan(1)
    const source = sourceFromDoc('n', '', doc)
    expect(makeCards(source).cards).toEqual([])
    expect(makeQuiz([source]).items).toEqual([])
  })

  test('what is written into it never makes a card of what it asks', () => {
    const answers = Array.from(
      { length: 12 },
      (_, at) =>
        [
          'Osmosis is the movement of water through a partially permeable membrane.',
          'The temperature of the water bath was kept at 25 °C.',
          'Mitochondria release energy from glucose by respiration.'
        ][at % 3] as string
    )
    const doc = filled(templateDoc(kind), answers)
    const prompts = promptsOf(doc)
    const said = makeCards(sourceFromDoc('n', 'Cells', doc)).cards.map(({ front, back }) => `${front}\n${back}`)
    expect(said.filter(card => prompts.some(words => card.includes(words.slice(0, 20))))).toEqual([])
  })
})

test('a cue of Cornell notes and the note beside it are suggested as a card', () => {
  const doc = filled(templateDoc('cornell'), [
    'What is osmosis?',
    'The movement of water through a partially permeable membrane.',
    'Where is energy released in a cell?',
    'In the mitochondria, by aerobic respiration.',
    'Why do plant cells not burst?',
    'The cell wall is strong and holds the cell together.'
  ])
  const fronts = makeCards(sourceFromDoc('n', 'Cells', doc)).cards.map(({ front }) => front)
  expect(fronts).toEqual(expect.arrayContaining(['What is osmosis?', 'Where is energy released in a cell?']))
})

test('an address that names no template makes an empty page', () => {
  expect(['lab', 'toString', '', undefined].map(templateOf)).toEqual(['lab', null, null, null])
})
