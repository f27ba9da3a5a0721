import { expect, test } from 'vitest'
import { modelOrigins, offeredModel } from '#config/private-model.ts'

const offered = (url: string) => offeredModel({ PUBLIC_PRIVATE_MODEL_URL: url })

test('no model is offered unless the operator names its folder', () => {
  expect(offeredModel({})).toEqual({ folder: '', name: '' })
  expect(offered('')).toEqual({ folder: '', name: '' })
  expect(modelOrigins(offeredModel({}))).toEqual([])
})

test('a model is named as its folder, on this site or on another server of the operator', () => {
  expect(offered('/models/Small-1B-q4f16_1-MLC')).toEqual({
    folder: '/models/Small-1B-q4f16_1-MLC/',
    name: 'Small-1B-q4f16_1-MLC'
  })
  const elsewhere = offered('https://files.example/models/Small%201B/')
  expect(elsewhere.name).toBe('Small 1B')
  expect(modelOrigins(elsewhere)).toEqual(['https://files.example'])
  expect(modelOrigins(offered('/models/a/'))).toEqual([])
})

test.each(['models/a', '//files.example/a', 'http://files.example/a', 'https://', '/', '/a?b', 'javascript:1/'])(
  'what is no folder is refused in a sentence: %s',
  url => {
    expect(() => offered(url)).toThrow('PUBLIC_PRIVATE_MODEL_URL is')
  }
)
