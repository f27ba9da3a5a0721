import type { LooseMaker } from '#engine/builtin/makers/maker.ts'
import { spokenDefinition } from '#engine/builtin/spoken/definition.ts'
import { spokenName } from '#engine/builtin/spoken/naming.ts'
import { ownQuestion } from '#engine/builtin/spoken/own-question.ts'
import { whichMeans } from '#engine/builtin/spoken/which-means.ts'
import { wordFor } from '#engine/builtin/spoken/word-for.ts'

/** Read the written form of what was said. */
export const SPOKEN_MAKERS: readonly LooseMaker[] = [spokenDefinition, spokenName, wordFor, ownQuestion, whichMeans]
