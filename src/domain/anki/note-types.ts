import { site } from '#config/site.ts'

/** Our note types in Anki. Ids and fields are fixed for good: Anki updates a note only where its type is the same. */
export interface OutType {
  readonly id: number
  readonly name: string
  readonly isCloze: boolean
  readonly fields: readonly string[]
  /** Front and back of each card. */
  readonly templates: readonly (readonly [string, string])[]
  /** Anki's number for a kind of its own: its editor and its drawing go by it. */
  readonly stock?: number
}

const LINE = '\n\n<hr id=answer>\n\n'
const type = (
  number: number,
  name: string,
  fields: readonly string[],
  templates: OutType['templates'],
  isCloze = false
): OutType => ({ id: 1_764_000_000_000 + number * 1000, name: `${site.name} ${name}`, fields, templates, isCloze })

/** Anki draws the boxes on the canvas; an older one shows the picture alone. */
const PICTURE = `{{#Header}}<div>{{Header}}</div>{{/Header}}
<div style="display: none">{{cloze:Occlusion}}</div>
<div id="image-occlusion-container">{{Image}}<canvas id="image-occlusion-canvas"></canvas></div>
<script>
  try {
    anki.imageOcclusion.setup()
  } catch {}
</script>`
const PICTURE_BACK = `${PICTURE}
{{#Back Extra}}<div>{{Back Extra}}</div>{{/Back Extra}}`

export const CHOICE_FIELDS = ['Front', 'Options', 'Back', 'Wrong'] as const

export const OUT_TYPES = {
  basic: type(1, 'Basic', ['Front', 'Back'], [['{{Front}}', `{{FrontSide}}${LINE}{{Back}}`]]),
  reversed: type(
    2,
    'Both ways',
    ['Front', 'Back'],
    [
      ['{{Front}}', `{{FrontSide}}${LINE}{{Back}}`],
      ['{{Back}}', `{{FrontSide}}${LINE}{{Front}}`]
    ]
  ),
  type: type(
    3,
    'Typed',
    ['Front', 'Back', 'Extra'],
    [['{{Front}}\n\n{{type:Back}}', `{{Front}}${LINE}{{type:Back}}{{#Extra}}<br>{{Extra}}{{/Extra}}`]]
  ),
  choice: type(4, 'Choice', CHOICE_FIELDS, [['{{Front}}\n{{Options}}', `{{FrontSide}}${LINE}{{Back}}`]]),
  cloze: type(5, 'Cloze', ['Text', 'Back Extra'], [['{{cloze:Text}}', '{{cloze:Text}}<br>\n{{Back Extra}}']], true),
  /** The fields of Anki's own picture cards (since 23.10), by which it knows them. */
  occlusion: {
    ...type(6, 'Picture', ['Occlusion', 'Image', 'Header', 'Back Extra', 'Comments'], [[PICTURE, PICTURE_BACK]], true),
    stock: 6
  }
} as const satisfies Record<string, OutType>

export type OutTypeName = keyof typeof OUT_TYPES
