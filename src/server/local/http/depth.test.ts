import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isTooDeep } from '#server/local/http/depth.ts'

const bytes = (json: string) => new TextEncoder().encode(json)

function depthOf(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0
  return 1 + Math.max(0, ...Object.values(value).map(depthOf))
}

test('any JSON is as deep as its lists and objects stand in one another', () => {
  fc.assert(
    fc.property(fc.jsonValue({ maxDepth: 6 }), value => {
      const [json, depth] = [bytes(JSON.stringify(value)), depthOf(value)]
      expect([isTooDeep(json, depth), isTooDeep(json, depth - 1)]).toEqual([false, true])
    })
  )
})

test('brackets that a student wrote, quoted or not, are no levels', () => {
  for (const text of ['[['.repeat(900), '\\"[{'.repeat(900), '\\', '"['.repeat(2000)])
    expect(isTooDeep(bytes(JSON.stringify({ text: [text] })), 2)).toBe(false)
})
