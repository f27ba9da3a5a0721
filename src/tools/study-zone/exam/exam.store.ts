import { computed } from 'nanostores'
import { examOf } from '#domain/exam/exam-mode.ts'
import { placeIn } from '#stores/route.ts'

/** The paper of the address switches graphs of equations in x and y off. */
export const $noImplicit = computed(placeIn('study-zone'), ({ paper }) => examOf(paper)?.noImplicit !== undefined)
