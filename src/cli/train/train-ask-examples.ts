import { freshLibraries, libraries, says, type GoldQuestion, type Library } from '#cli/eval/eval-questions.ts'
import { readTexts, type StudyText } from '#cli/eval/eval-texts.ts'
import { ReadSources } from '#cli/files/read-sources.ts'
import { weighQuestion, type AskedTerm } from '#engine/builtin/ask/asked.ts'
import { place, type SearchIndex } from '#engine/builtin/ask/index-of.ts'
import { nearnessOf, type Nearness } from '#engine/builtin/ask/nearness.ts'
import { rank, type Ranked } from '#engine/builtin/ask/rank.ts'
import type { Encoder } from '#engine/builtin/meaning/encoder.ts'

/**
 * Which texts of its author a question is asked of: all, the text that answers it alone, that and a few others, all but
 * that, all but the blocks that answer it. Without its answer the same question is off-topic, or near-topic.
 */
const REACHES = ['all', 'alone', 'few', 'without text', 'without block'] as const
export type Reach = (typeof REACHES)[number]
/** Every so manieth text is among the few. */
const FEW = 4

/** One gold question, asked of some texts at once. */
export interface Example {
  readonly index: SearchIndex
  readonly reach: Reach
  /** As it is with these texts. */
  readonly kind: GoldQuestion['kind']
  /** Whose texts and questions these are: what one author wrote is judged by weights found without any of it. */
  readonly hand: string
  readonly asked: readonly AskedTerm[]
  readonly nearness: Nearness | undefined
  readonly ranked: readonly Ranked[]
  readonly right: readonly boolean[]
  readonly rightBlock: readonly boolean[]
}

const without = (text: StudyText, words: string): StudyText => ({
  ...text,
  source: {
    ...text.source,
    blocks: text.source.blocks.filter(block => block.kind === 'heading' || !says(block.text, words))
  }
})

/** The texts of one reach, nothing where it makes no sense; what is off-topic goes round the texts. */
function within(reach: Reach, texts: readonly StudyText[], gold: GoldQuestion, at: number): readonly StudyText[] {
  const isIts = (text: StudyText, place: number): boolean =>
    gold.kind === 'answered' ? text.name === gold.text : place === at % texts.length
  if (reach === 'all') return texts
  if (gold.kind === 'near' || (gold.kind === 'off' && reach.startsWith('without'))) return []
  if (reach === 'alone') return texts.filter(isIts)
  if (reach === 'few') return texts.filter((text, place) => isIts(text, place) || (place + at) % FEW === 0)
  if (reach === 'without text') return texts.filter(text => text.name !== gold.text)
  return texts.map(text => (text.name === gold.text ? without(text, gold.words) : text))
}

function kindIn(reach: Reach, { kind }: GoldQuestion): GoldQuestion['kind'] {
  if (reach === 'without text') return 'off'
  return reach === 'without block' ? 'near' : kind
}

export function examples(readEncoder?: () => Encoder): Example[] {
  const shelf = new ReadSources(readEncoder)
  const exampleOf = ({ name, texts }: Library, reach: Reach, gold: GoldQuestion, at: number): Example[] => {
    const sources = within(reach, texts, gold, at).map(text => text.source)
    if (sources.length === 0) return []
    const index = shelf.open(sources)
    const asked = weighQuestion(index, gold.question)
    const nearness = nearnessOf(index, gold.question, shelf.encoder)
    const ranked = rank(index, gold.question, asked, nearness)
    const kind = kindIn(reach, gold)
    const holds = (one: Ranked, text: string): boolean =>
      kind === 'answered' && one.index.source.id === gold.text && says(text, gold.words)
    return [
      {
        index,
        reach,
        kind,
        hand: name,
        asked,
        nearness,
        ranked,
        right: ranked.map(one => holds(one, place(one.index, one.at).quote)),
        rightBlock: ranked.map(one => holds(one, place(one.index, one.at).block?.text ?? ''))
      }
    ]
  }
  return [...libraries(readTexts()), ...freshLibraries()].flatMap(library =>
    REACHES.flatMap(reach => library.questions.flatMap((gold, at) => exampleOf(library, reach, gold, at)))
  )
}
