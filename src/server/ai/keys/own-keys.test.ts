import { expect, test } from 'vitest'
import { aiListener } from '#server/local/http/ai-listener.ts'
import { keySecretFrom } from '#server/ai/keys/own-keys.ts'

const started = (secret: string) =>
  aiListener(
    true,
    () => Promise.resolve(undefined),
    { AI_KEY_SECRET: secret },
    () => undefined,
    { isHttps: false }
  )

test('a secret too short to hide keys ends the start, not the first call', () => {
  expect(() => started('short')).toThrow('AI_KEY_SECRET needs at least 32 characters')
  expect(() => started('a secret of at least thirty-two characters')).not.toThrow()
})

test('an empty line of the environment sets no secret: the server’s own stands', () => {
  expect(keySecretFrom({ AI_KEY_SECRET: '' })).toBeUndefined()
  expect(keySecretFrom({ AI_KEY_SECRET: ' ' })).toBeUndefined()
  expect(() => started('')).not.toThrow()
})
