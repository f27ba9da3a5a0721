import { expect, test } from 'vitest'
import { aloud, quietly, summary } from '#server/local/database/quiet.ts'

test('what a library prints about a failed query keeps names and codes only', () => {
  const error = Object.assign(new Error('value too long: my diary'), {
    code: '23514',
    table: 'notes',
    constraint: 'notes_title_check',
    detail: 'Failing row contains (my diary)',
    params: ['my diary'],
    column: 'my diary, in a column name'
  })
  expect(summary(['insert into notes', error])).toBe(
    'backend Error code=23514 table=notes constraint=notes_title_check'
  )
  expect(summary(['select 1', { rows: ['my diary'] }])).toBeUndefined()
})

test('silence follows the work through waiting, leaves the rest alone, and lets own lines out', async () => {
  const lines: string[] = []
  const heard: unknown[] = []
  const { log } = console
  console.log = (word: unknown) => void heard.push(word)
  await Promise.all([
    quietly(
      line => void lines.push(line),
      async () => {
        await Promise.resolve()
        console.error('query', new TypeError('secret'))
        aloud(() => console.log('own line'))
      }
    ),
    (async () => {
      await Promise.resolve()
      console.log('somebody else')
    })()
  ])
  console.log = log
  expect(lines).toEqual(['backend TypeError'])
  expect(heard).toEqual(['own line', 'somebody else'])
})
