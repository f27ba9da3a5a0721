import { expect, test } from 'vitest'
import { placeOf } from '#engine/builtin/place.ts'
import type { Candidate } from '#engine/builtin/candidate.ts'

const place = (headings: readonly string[], answer: string): string | undefined =>
  placeOf({
    type: 'cloze',
    kind: 'cloze',
    front: `{{c1::${answer}::key term}} – something`,
    back: '',
    answer,
    block: { id: 'b', kind: 'list-item', text: answer },
    quote: { start: 0, end: 1 },
    headings,
    trust: 0.8
  } satisfies Candidate)

test.each([
  [['Biology – Gas exchange', 'Smoking'], 'nicotine', 'Gas exchange, smoking'],
  [['Photosynthesis', 'Chloroplast structure'], 'thylakoid', 'Chloroplast structure'],
  [['Sikhism', 'The 5 Ks'], 'kara', 'The 5 Ks'],
  [['Polymers', 'Heating them'], 'thermosetting', 'Polymers'],
  [['Timber', 'Disadvantages'], 'chipboard', 'Timber'],
  [['Acids', 'Buffers'], 'buffer solution', 'Acids']
] as const)('%j, %s is asked below "%s"', (headings, answer, wanted) => {
  expect(place(headings, answer)).toBe(wanted)
})

test('a side says nothing alone: it goes with what it is a side of, or is left out', () => {
  expect(place(['Education - class differences + ethnicity + gender', 'External'], 'Sugarman')).toBe(
    'Education, external'
  )
  expect(
    place(['A note about a lot of things that is no title at all', 'Sources of finance', 'External'], 'grant')
  ).toBe('Sources of finance, external')
  expect(place(['Who did what?', 'External'], 'Sugarman')).toBeUndefined()
})

test('bare words for a part are left out of the prefix', () => {
  expect(place(['Momentum', 'types'], 'elastic')).toBe('Momentum')
})
