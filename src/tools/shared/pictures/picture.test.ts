import { expect, test } from 'vitest'
import { preparePicture, type Pixels } from '#tools/shared/pictures/picture.ts'

const picture = (bytes: number, type = 'image/jpeg'): Blob => new Blob([new Uint8Array(bytes)], { type })

/** A decoder of pictures of a stated size, whose encoder makes `encoded` bytes. */
function decoder(width: number, height: number, encoded = 1000) {
  const calls: string[] = []
  const read = (): Promise<Pixels> =>
    Promise.resolve({
      width,
      height,
      encode: (w, h) => {
        calls.push(`${w}×${h}`)
        return Promise.resolve(picture(encoded, 'image/webp'))
      },
      close: () => void calls.push('closed')
    })
  return { calls, read }
}

test('a picture of 30 MB is refused before it is read', async () => {
  let isRead = false
  const result = await preparePicture(picture(30_000_000), () => {
    isRead = true
    return decoder(1, 1).read()
  })
  expect(result).toEqual({ kind: 'too-large', bytes: 30_000_000 })
  expect(isRead).toBe(false)
})

test('a photograph is made smaller on the device', async () => {
  const { calls, read } = decoder(4000, 3000)
  expect(await preparePicture(picture(8_000_000), read)).toMatchObject({
    kind: 'ready',
    mime: 'image/webp',
    width: 2000,
    height: 1500
  })
  expect(calls).toEqual(['2000×1500', 'closed'])
})

test('a small picture is kept as it is', async () => {
  const { calls, read } = decoder(300, 200)
  expect(await preparePicture(picture(9000, 'image/png'), read)).toMatchObject({
    kind: 'ready',
    mime: 'image/png',
    width: 300
  })
  expect(calls).toEqual(['closed'])
})

test('a picture that does not get smaller keeps its own pixels', async () => {
  const { read } = decoder(2400, 1200, 3_000_000)
  expect(await preparePicture(picture(2_000_000, 'image/gif'), read)).toMatchObject({
    mime: 'image/gif',
    width: 2400,
    height: 1200
  })
})

test('what is no picture, or a broken one, is unreadable', async () => {
  expect(await preparePicture(picture(10, 'application/pdf'), decoder(1, 1).read)).toEqual({ kind: 'unreadable' })
  expect(await preparePicture(picture(10), () => Promise.reject(new Error('InvalidStateError')))).toEqual({
    kind: 'unreadable'
  })
})

test.each(['image/heic', 'image/svg+xml'])('%s is kept as pixels, however small its file is', async type => {
  const { calls, read } = decoder(300, 200, 5000)
  const result = await preparePicture(picture(900, type), read)
  expect(result).toMatchObject({ kind: 'ready', mime: 'image/webp', width: 300, height: 200 })
  expect(calls).toEqual(['300×200', 'closed'])
})

test('what this browser cannot draw is said to be unreadable', async () => {
  const read = () => Promise.reject(new Error('The source image could not be decoded'))
  expect(await preparePicture(picture(900, 'image/heic'), read)).toEqual({ kind: 'unreadable' })
})
