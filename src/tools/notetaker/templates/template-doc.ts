import type { DocNode } from '#domain/notes/note-text.ts'
import { newBlockId } from '#lib/values/block-id.ts'
import { m } from '#messages/generated/messages.js'
import type { Template } from '#tools/notetaker/templates/kinds.ts'

const block = (type: string, content?: readonly DocNode[], attrs: DocNode['attrs'] = {}): DocNode => ({
  type,
  attrs: { id: newBlockId(), ...attrs },
  ...(content && content.length > 0 && { content })
})
const text = (words: string): DocNode[] => (words === '' ? [] : [{ type: 'text', text: words }])
const heading = (words: string): DocNode => block('heading', text(words), { level: 2 })
const line = (words = ''): DocNode => block('paragraph', text(words))

/** In italics, and never a heading: a heading that asks, with words below it, would be read as a card. */
const prompt = (words: string): DocNode =>
  block('paragraph', [{ type: 'text', marks: [{ type: 'italic' }], text: words }])

/** A part of the note: its name, what it asks, and a line for the answer. */
const part = (name: string, asked: string, ...rest: readonly DocNode[]): DocNode[] => [
  heading(name),
  prompt(asked),
  ...(rest.length > 0 ? rest : [line()])
]

const cell = (type: 'tableHeader' | 'tableCell', words: string): DocNode =>
  block(type, [line(words)], { colspan: 1, rowspan: 1, colwidth: null, align: null })

function table(heads: readonly string[], rows: readonly string[]): DocNode {
  const row = (first: string): DocNode =>
    block(
      'tableRow',
      heads.map((_, at) => cell('tableCell', at === 0 ? first : ''))
    )
  const head = block(
    'tableRow',
    heads.map(words => cell('tableHeader', words))
  )
  return block('table', [head, ...rows.map(row)])
}

const BLANK = ['', '', '']

const PARTS: Readonly<Record<Template, () => DocNode[]>> = {
  cornell: () => [
    prompt(m.template_cornell_how()),
    // Two columns under such heads are what the engine asks cue by cue (engine/builtin/makers/table.ts).
    table([m.template_cornell_cue(), m.template_cornell_notes()], BLANK),
    ...part(m.template_summary(), m.template_summary_ask())
  ],
  essay: () => [
    ...part(m.template_question(), m.template_question_ask()),
    ...part(m.template_thesis(), m.template_thesis_ask()),
    ...part(
      m.template_points(),
      m.template_points_ask(),
      table([m.template_point(), m.template_evidence(), m.template_so()], BLANK)
    ),
    ...part(m.template_other_side(), m.template_other_side_ask()),
    ...part(m.template_conclusion(), m.template_essay_conclusion_ask())
  ],
  lab: () => [
    ...part(m.template_aim(), m.template_aim_ask()),
    ...part(m.template_hypothesis(), m.template_hypothesis_ask()),
    ...part(
      m.template_variables(),
      m.template_variables_ask(),
      table(
        [m.template_variable(), m.template_variable_what(), m.template_variable_how()],
        [m.template_independent(), m.template_dependent(), m.template_controlled()]
      )
    ),
    ...part(
      m.template_method(),
      m.template_method_ask(),
      block('orderedList', [block('listItem', [line()])], { start: 1, type: null })
    ),
    ...part(
      m.template_results(),
      m.template_results_ask(),
      table(
        [m.template_independent(), m.template_trial({ number: 1 }), m.template_trial({ number: 2 }), m.template_mean()],
        BLANK
      )
    ),
    ...part(m.template_conclusion(), m.template_lab_conclusion_ask()),
    ...part(m.template_evaluation(), m.template_evaluation_ask())
  ],
  source: () => [
    ...part(m.template_origin(), m.template_origin_ask()),
    ...part(m.template_purpose(), m.template_purpose_ask()),
    ...part(m.template_content(), m.template_content_ask()),
    ...part(m.template_value(), m.template_value_ask()),
    ...part(m.template_limits(), m.template_limits_ask()),
    ...part(m.template_compared(), m.template_compared_ask())
  ]
}

/** A new note of this kind, with an id on every block. */
export const templateDoc = (kind: Template): DocNode => ({ type: 'doc', content: PARTS[kind]() })
