import { expect, test } from 'vitest'
import { drawnAside } from './_aside.ts'
import { drawPicture } from './_draw.ts'

test('a picture drawn aside is the one that would be drawn here, in its place of the list', async () => {
  const wanted = [
    { title: 'Energy', kind: 'Guide' },
    { title: 'A Speech from Drama, Macbeth: Tomorrow and Tomorrow and Tomorrow', kind: 'Language and Literature' }
  ]
  const aside = await Promise.all(drawnAside(wanted))
  const here = []
  for (const { title, kind } of wanted) here.push(Buffer.from(await drawPicture(title, kind)))
  expect(aside.map(file => Buffer.from(file))).toEqual(here)
})

test('who waits for a picture that cannot be drawn is told why', async () => {
  const [picture] = drawnAside([null as never])
  await expect(picture).rejects.toThrow(/null/)
})
