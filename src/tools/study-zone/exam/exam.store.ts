import { computed } from 'nanostores'
import { calcFeaturesIn, examOf } from '#domain/exam/exam-mode.ts'
import { placeIn } from '#stores/route.ts'

const $place = placeIn('study-zone')

/** The paper of the address, for addresses that keep it. */
export const $paper = computed($place, ({ paper }) => (paper === undefined ? {} : { paper }))

/** The paper of the address switches graphs of equations in x and y off. */
export const $noImplicit = computed($place, ({ paper }) => examOf(paper)?.noImplicit !== undefined)

/** What the paper of the address leaves on of the calculator. */
export const $calcFeatures = computed($place, ({ paper }) => calcFeaturesIn(examOf(paper)))
