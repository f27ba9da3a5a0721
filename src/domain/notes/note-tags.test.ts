import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cleanTag, countTags, mergeTags, withoutTag, withTag } from '#domain/notes/note-tags.ts'

const tags = fc.uniqueArray(fc.constantFrom('paper 1', 'unclear', 'terms', 'essay', 'HL'), { maxLength: 5 })
const sorted = (list: readonly string[]): string[] => list.toSorted()

test('a tag is kept without its #, in single spaces and not longer than the database takes', () => {
  expect(cleanTag('  ##paper   1, ')).toBe('paper 1')
  expect(cleanTag('#')).toBe('')
  expect(cleanTag('😀'.repeat(60))).toBe('😀'.repeat(40))
})

test('a tag stands once, however it is spelt, and goes however it is spelt', () => {
  expect(withTag(['Paper 1'], '#paper 1')).toEqual(['Paper 1'])
  expect(withTag(['Paper 1'], 'unclear')).toEqual(['Paper 1', 'unclear'])
  expect(withoutTag(['Paper 1', 'unclear'], 'paper 1')).toEqual(['unclear'])
})

test('two devices that each add a tag both keep both, and what one took out is out', () => {
  expect(mergeTags(['a', 'b'], ['a', 'b', 'mine'], ['b', 'theirs'])).toEqual(['b', 'mine', 'theirs'])
})

test('merged tags are the same set whichever device merges, and hold what was added and not what was taken out', () => {
  fc.assert(
    fc.property(tags, tags, tags, (base, mine, theirs) => {
      const merged = mergeTags(base, mine, theirs)
      expect(sorted(merged)).toEqual(sorted(mergeTags(base, theirs, mine)))
      expect(sorted(mergeTags(base, mine, base))).toEqual(sorted(mine))
      for (const tag of [...mine, ...theirs]) if (!base.includes(tag)) expect(merged).toContain(tag)
      for (const tag of base) if (!mine.includes(tag) || !theirs.includes(tag)) expect(merged).not.toContain(tag)
    })
  )
})

test('the tags of a list are counted without regard to case, the most used first', () => {
  expect(countTags([{ tags: ['b', 'A'] }, { tags: ['a'] }, { tags: [] }])).toEqual([
    { tag: 'A', count: 2 },
    { tag: 'b', count: 1 }
  ])
})
