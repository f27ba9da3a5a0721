import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Span } from '#contract/engine/engine.ts'
import type { Quoted } from '#contract/engine/quiz.ts'
import { ask } from '#engine/builtin/ask/ask.ts'
import { makeCards } from '#engine/builtin/cards.ts'
import { mark } from '#engine/builtin/mark/mark.ts'
import { makeQuestions } from '#engine/builtin/questions/questions.ts'
import { makeQuiz } from '#engine/builtin/quiz/quiz.ts'
import { sourceFromText } from '#engine/source-text.ts'

/** More of them by hand: `FUZZ_RUNS=5000 FUZZ_SEED=7 npx vitest run src/engine/builtin/any-note.test.ts`. */
const RUNS = Number(process.env['FUZZ_RUNS'] ?? 70)
const SEED = Number(process.env['FUZZ_SEED'] ?? 1867)

const PLAIN =
  'the a an of in on at by for with to from and or but so because when if which that who is are was were has have had does did ' +
  'can will would should must not it they this these its their he she we you there here than then as more less most very only ' +
  'water energy cell cells light heat rate force king war law market price city people name year rock river acid salt number ' +
  'called means made used found began rises falls moves causes leads allows led fell wrote built stands contains forms grows ' +
  'wont dont cant isnt wasnt didnt couldnt shouldnt im ive youre theyre thats whats lets id ill well were hed shell o clock ' +
  'constructor toString valueOf length undefined null NaN true'
const STRANGE =
  'teh recieve enviroment photosynthisis goverment definately osmosiss ∴ ≈ ± → ⇌ ½ ° µ § † … “ ” ‘ ’ « — – • ✓ 🧬 👩‍🔬 ❤️ 🇬🇧 é ñ ß œ ﬁ ' +
  'H₂SO₄ CO2 Na⁺ E=mc² $x^2$ $\\frac{a}{b}$ $ $$ 3.5×10⁻³ 1,000 1867 c.1200 12/3/1999 50% £5m 9:30 pH mRNA U.S.A. e.g. i.e. etc. Dr. v. ' +
  '细胞 は 분자 энергия قانون ऊर्जा α λ Δ ** * __ _ ` ``` ~~ [x] (a) ( ) [ ] { } {{c1::a::b}} | || \\ / // :: : ; ? ?! !! . .. , = -> # ## > - + < > & ' +
  "' '' \" don't it's Newton's dogs' rock'n'roll well-being - --- \u00A0 \u200B \u202E \uFEFF \u0301 \uD83D"
const NAMES =
  'Marie Curie Newton Paris Rome Treaty of Vienna The Long March NATO DNA Act Ohm Kant Duke Wesak July Monday'
const word = fc.oneof(
  { weight: 9, arbitrary: fc.constantFrom(...PLAIN.split(' ')) },
  { weight: 3, arbitrary: fc.constantFrom(...STRANGE.split(' ')) },
  { weight: 3, arbitrary: fc.constantFrom(...NAMES.split(' ')) },
  { weight: 1, arbitrary: fc.string({ maxLength: 6, unit: 'grapheme' }) },
  { weight: 1, arbitrary: fc.nat({ max: 1e6 }).map(String) },
  { weight: 1, arbitrary: fc.integer({ min: 40, max: 400 }).map(length => 'antidisest'.repeat(length / 10)) }
)
const words = (max: number): fc.Arbitrary<string> =>
  fc.array(word, { minLength: 1, maxLength: max }).map(all => all.join(' '))
const sentence = fc.tuple(words(16), fc.constantFrom('.', '.', '!', '?', '', ' …', ';')).map(all => all.join(''))
const row = fc
  .array(fc.oneof(words(4), fc.constant(''), fc.constant(' ')), { maxLength: 5 })
  .map(cells => `| ${cells.join(' | ')} |`)
const table = fc
  .tuple(row, fc.constantFrom('|---|---|', '|---|---|---|', '---|---'), fc.array(row, { maxLength: 5 }))
  .map(([head, rule, rows]) => [head, rule, ...rows].join('\n'))
const joined = (first: number, signs: readonly string[], rest: number): fc.Arbitrary<string> =>
  fc.tuple(words(first), fc.constantFrom(...signs), words(rest)).map(all => all.join(''))
/** What the makers of cards look for, with any words in its places. */
const FRAMES = [
  'Osmosis is the movement of _ through a _.',
  'The _ is a _ that _ the _ of salt.',
  'In 1867 _ signed the Treaty of _.',
  'Kant argued that _ must _ because _.',
  'If _ rises, _ falls.',
  'There are three types of _: _, _ and _.',
  'Speed = _ ÷ _',
  'The formula for _ is $v = \\frac{_}{t}$.',
  '- **Diffusion** – _',
  '1. _',
  'Photosynthesis (_) is called _.',
  'The _ was built in _ by _, which _.',
  'What is _? _.',
  '| _ | _ | _ |\n|---|---|---|\n| energy | _ | 3 |\n| _ | 4 kg | |\n| heat | |',
  'NATO stands for _.',
  'The mass is _ kg and the speed 3 m/s.',
  'Marie Curie, a _, discovered _ in _.'
]
const frame = fc
  .tuple(fc.constantFrom(...FRAMES), fc.array(words(4), { minLength: 8, maxLength: 8 }))
  .map(([text, fills]) => fills.reduce((left, fill) => left.replace('_', () => fill), text))
const line = fc.oneof(
  { weight: 1, arbitrary: fc.array(frame, { minLength: 1, maxLength: 3 }).map(all => all.join(' ')) },
  frame,
  frame,
  fc.tuple(fc.constantFrom('# ', '## ', '#', '###### '), words(6)).map(all => all.join('')),
  joined(4, [': ', ' – ', ' = ', ' -> ', '** : ', ': = ', ' (', ' is a ', ' means ', ' are called '], 14),
  fc
    .tuple(fc.constantFrom('- ', '* ', '1. ', '  - ', '> ', '- [ ] ', 'Q: ', 'A: ', '**', '1990 – '), sentence)
    .map(all => all.join('')),
  fc.array(sentence, { minLength: 1, maxLength: 5 }).map(all => all.join(' ')),
  table,
  fc.constantFrom('', '```', '---', '$$', 'Types of cell:', '**Causes', '|')
)
const note = fc.array(line, { maxLength: 14 }).map(lines => lines.join('\n'))
const task = fc.record({ question: sentence, points: fc.array(sentence, { minLength: 1, maxLength: 4 }), answer: note })

test('any note is read by every part without an error, and every quote stands in it', () => {
  fc.assert(
    fc.property(words(4), note, task, (title, text, { question, points, answer }) => {
      const source = sourceFromText('n', title, text)
      const stands = ({ blockId, start, end, quote }: Span): void => {
        const block = source.blocks.find(one => one.id === blockId)
        expect(block?.text.slice(start, end)).toBe(quote)
        expect(quote.trim()).not.toBe('')
      }
      const quoted = ({ sourceId, span }: Quoted): void => {
        expect(sourceId).toBe('n')
        stands(span)
      }
      for (const card of makeCards(source).cards) stands(card.source)
      makeQuiz([source], { seed: 3 }).items.forEach(item => quoted(item.evidence))
      for (const one of makeQuestions([source]).questions) for (const point of one.points) quoted(point.quoted)
      for (const passage of ask(question, [source]).passages) stands(passage.span)
      const marked = mark({ question, scheme: points, answer })
      for (const { start, end, quote } of marked.evidence) expect(answer.slice(start, end)).toBe(quote)
    }),
    { numRuns: RUNS, seed: SEED }
  )
})
