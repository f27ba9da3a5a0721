import { useRef, useState, type ReactNode } from 'react'
import { LABEL_LENGTH, nextBox, OCCLUSION_WORDS, readOcclusion, writeOcclusion } from '#domain/cards/occlusion.ts'
import type { Box, Occlusion } from '#domain/cards/occlusion.ts'
import { m } from '#messages/generated/messages.js'
import { boxStyle } from '#tools/shared/cards/occlusion/box-style.ts'
import css from '#tools/shared/cards/occlusion/occlusion.css?inline'
import { useBoxes } from '#tools/shared/cards/occlusion/use-boxes.ts'
import type { CardPicture } from '#tools/shared/cards/media/media.ts'
import { type CardFault, faultWords } from '#tools/shared/cards/card-words.ts'
import { useFileUrl } from '#tools/shared/pictures/use-file-url.ts'
import { adoptStyles } from '#ui/adopt-styles.ts'
import { Button } from '#ui/Button.tsx'
import { RadioGroup } from '#ui/RadioGroup.tsx'
import { TextField } from '#ui/TextField.tsx'

adoptStyles(css)

interface StageProps {
  readonly picture: CardPicture
  readonly boxes: readonly Box[]
  readonly change: (boxes: readonly Box[]) => void
  readonly remove: (at: number) => void
}

function Stage({ picture, boxes, change, remove }: StageProps): ReactNode {
  const { fileId, alt, width, height } = picture
  const [url] = useFileUrl(fileId)
  const size = { ...(width && { width }), ...(height && { height }) }
  const { stage, shown, pointer, begin, press } = useBoxes(boxes, change)
  if (url === null) return <p className="hint">{m.occlusion_missing()}</p>
  return (
    <div className="oc-stage" ref={stage} role="group" aria-label={m.occlusion_stage()} {...pointer}>
      {url !== undefined && <img src={url} alt={alt || m.occlusion_picture()} draggable={false} {...size} />}
      {shown.map((box, at) => (
        <button
          key={at}
          type="button"
          className="oc-box"
          data-shape={box.shape}
          style={boxStyle(box)}
          aria-label={m.occlusion_box({ number: box.ordinal, name: box.label || m.occlusion_unnamed() })}
          onPointerDown={event => begin(event, 'move', at)}
          onKeyDown={event => press(event, at, remove)}
        >
          {box.ordinal}
          <span className="oc-handle" aria-hidden="true" onPointerDown={event => begin(event, 'stretch', at)} />
        </button>
      ))}
    </div>
  )
}

interface LineProps {
  readonly label: string
  readonly value: string
  readonly most: number
  readonly change: (value: string) => void
}

/** Words are kept without the spaces around them: they stand while they are typed. */
function Line({ label, value, most, change }: LineProps): ReactNode {
  const [typed, setTyped] = useState(value)
  return (
    <TextField
      label={label}
      value={typed.trim() === value ? typed : value}
      maxLength={most}
      onChange={next => {
        setTyped(next)
        change(next)
      }}
    />
  )
}

export interface OcclusionFieldProps {
  readonly front: string
  readonly picture: CardPicture | undefined
  readonly fault: CardFault | null
  readonly change: (front: string) => void
}

/** Boxes over the first picture of the question: each is a card. */
export function OcclusionField({ front, picture, fault, change }: OcclusionFieldProps): ReactNode {
  const place = useRef<HTMLDivElement>(null)
  const now = readOcclusion(front)
  if (!now) return null
  const { boxes, hidesAll, words } = now
  const set = (next: Partial<Occlusion>): void => change(writeOcclusion({ ...now, ...next }))
  const focusBox = (at: number): void =>
    void requestAnimationFrame(() => place.current?.querySelectorAll<HTMLElement>('.oc-box')[at]?.focus())
  const remove = (at: number): void => {
    if (boxes.length === 1) return
    set({ boxes: boxes.filter((_, index) => index !== at) })
    focusBox(Math.max(0, at - 1))
  }
  const fresh = nextBox(boxes)
  const add = (): void => {
    if (!fresh) return
    set({ boxes: [...boxes, fresh] })
    focusBox(boxes.length)
  }
  return (
    <div className="oc-editor field" ref={place}>
      {fault && (
        <p className="error" role="alert">
          {faultWords(fault)}
        </p>
      )}
      <Line label={m.occlusion_words()} value={words} most={OCCLUSION_WORDS} change={next => set({ words: next })} />
      {picture ? (
        <>
          <p className="hint">{m.occlusion_how()}</p>
          <Stage picture={picture} boxes={boxes} change={next => set({ boxes: next })} remove={remove} />
          <div>
            <Button isDisabled={!fresh} onPress={add}>
              {m.occlusion_add()}
            </Button>
          </div>
        </>
      ) : (
        <p className="hint">{m.occlusion_choose()}</p>
      )}
      <ul className="oc-list">
        {boxes.map((box, at) => (
          <li key={at}>
            <Line
              label={m.occlusion_label({ number: box.ordinal })}
              value={box.label}
              most={LABEL_LENGTH}
              change={label => set({ boxes: boxes.map((one, index) => (index === at ? { ...one, label } : one)) })}
            />
            <Button
              kind="quiet"
              isDisabled={boxes.length === 1}
              aria-label={m.occlusion_remove({ number: box.ordinal })}
              onPress={() => remove(at)}
            >
              {m.media_remove()}
            </Button>
          </li>
        ))}
      </ul>
      <RadioGroup
        label={m.occlusion_others()}
        value={hidesAll ? 'all' : 'one'}
        onChange={value => set({ hidesAll: value === 'all' })}
        options={[
          { value: 'one', text: m.occlusion_hide_one() },
          { value: 'all', text: m.occlusion_hide_all() }
        ]}
      />
    </div>
  )
}
