import fc from 'fast-check'
import { expect, test } from 'vitest'
import { SIZES } from '#config/sizes.ts'
import { entities, type CardMedia } from '#contract/entities.ts'
import {
  described,
  filesOf,
  hasRoom,
  picturesOf,
  withoutPicture,
  withPicture,
  withSound
} from '#tools/shared/cards/media/media.ts'

const id = fc.constantFrom(...Array.from({ length: 7 }, (_, at) => `0190aaaa-aaaa-7aaa-8aaa-aaaaaaaaaaa${at}`))
const step = fc.oneof(
  fc.record({ do: fc.constant('add' as const), id }),
  fc.record({ do: fc.constant('take' as const), id }),
  fc.record({ do: fc.constant('describe' as const), id }),
  fc.record({ do: fc.constant('sound' as const), id: fc.option(id) })
)

test('whatever is added, described and taken away, a side holds what the contract allows, and an empty one is null', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 20 }), steps => {
      let media: CardMedia | null = null
      for (const now of steps) {
        if (now.do === 'add') media = withPicture(media, { fileId: now.id, alt: '', width: 4, height: 3 })
        else if (now.do === 'take') media = withoutPicture(media, now.id)
        else if (now.do === 'describe') media = described(media, now.id, 'a cell')
        else media = withSound(media, now.id === null ? null : { fileId: now.id, name: 'word.mp3' })
      }
      expect(entities.cards.schema.shape.frontMedia.safeParse(media).success).toBe(true)
      expect(media === null).toBe(filesOf({ frontMedia: media, backMedia: null }).length === 0)
      expect(hasRoom(media)).toBe(picturesOf(media).length < SIZES.picturesOfSide)
    })
  )
})

test('what was taken away comes back with its description', () => {
  const picture = { fileId: '0190aaaa-aaaa-7aaa-8aaa-aaaaaaaaaaa1', alt: 'a cell', width: null, height: null }
  const media = withPicture(null, picture)
  expect(withPicture(withoutPicture(media, picture.fileId), picture)).toEqual(media)
})
