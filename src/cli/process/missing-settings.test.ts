import { expect, test } from 'vitest'
import { missingIn } from '#cli/process/missing-settings.ts'

test('npm start says who is not named, and what to set', () => {
  expect(missingIn({}).join()).toMatch(/^PUBLIC_OPERATOR is not set: .*"your school or family".*npm run build/)
  expect(missingIn({ PUBLIC_OPERATOR: '  ' })).toHaveLength(1)
  expect(missingIn({ PUBLIC_OPERATOR: 'Sample School' })).toEqual([])
})

test('a server that others can reach is told when nobody said by which address', () => {
  const named = { PUBLIC_OPERATOR: 'Sample School' }
  expect(missingIn({ ...named, HOST: '0.0.0.0' }).join()).toContain('SITE_ORIGIN is not set')
  expect(missingIn({ ...named, HOST: '0.0.0.0', SITE_ORIGIN: 'https://study.example' })).toEqual([])
  expect(missingIn({ ...named, HOST: '127.0.0.1' })).toEqual([])
})
