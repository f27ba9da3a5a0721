import { getCollection } from 'astro:content'
import { presetsOf } from '#domain/paper/preset-file.ts'
import { offerOf, type PaperOffer } from '#domain/paper/preset.ts'

/** Counted from the files of the boards, so that no page says more than is there. */
export const paperOffer = async (): Promise<PaperOffer> =>
  offerOf((await getCollection('boards')).flatMap(({ data }) => presetsOf(data)))
