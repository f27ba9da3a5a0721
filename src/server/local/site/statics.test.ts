import { expect, test } from 'vitest'
import { readable } from './statics.ts'

test.for(['/search/%ED%A0', '/%ff', '/%', '/archives/%ED%A0%80?q=1'])(
  '%s was refused with bare words: it is an address that does not exist',
  url => {
    expect(readable(url)).toBe('/404')
  }
)

test.for(['/search?q=%ED%A0', '/archives/caf%C3%A9', '/', '/api/x?y=%'])('%s is left as it is', url => {
  expect(readable(url)).toBe(url)
})
