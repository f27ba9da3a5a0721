import { useStore } from '@nanostores/react'
import type { ReactNode } from 'react'
import type { BankIndex } from '#data/read/papers/bank.ts'
import { presetOfCode } from '#domain/paper/paper-code.ts'
import type { Preset } from '#domain/paper/preset.ts'
import { lengthFor, OWN_MARKS, wantedMarks, type Difficulty } from '#domain/paper/wishes.ts'
import { m } from '#messages/generated/messages.js'
import { syllabusTopics } from '#tools/paper-maker/asked.ts'
import { $form, change, titleOf, wish } from '#tools/paper-maker/maker.store.ts'
import { Checkbox } from '#ui/Checkbox.tsx'
import { Chips } from '#ui/choice/Chips.tsx'
import { Disclosure } from '#ui/choice/Disclosure.tsx'
import { NumberField } from '#ui/NumberField.tsx'
import { Select } from '#ui/Select.tsx'
import { TextField } from '#ui/TextField.tsx'

const SKILLS = ['', 'state', 'define', 'describe', 'explain', 'calculate', 'compare', 'discuss', 'evaluate'] as const

/** What a student may wish of a paper; what cannot be met is named when the paper is there. */
export function WishFields({ preset, index }: { readonly preset: Preset; readonly index: BankIndex }): ReactNode {
  const { wishes, code, useOwn } = useStore($form)
  const topics = syllabusTopics(index, preset)
  const stock = index.stock?.[preset.id]
  const length = lengthFor(preset, wishes.length)
  const wanted = wantedMarks(preset, { ...wishes, length })
  const skills = SKILLS.filter(one => one === '' || !stock || stock.skills.includes(one))
  const isFew =
    stock !== undefined &&
    wishes.topics.length > 0 &&
    wishes.topics.reduce((sum, code) => sum + (stock.topics[code] ?? 0), 0) < wanted
  const isBareMet = preset.calculator.value === 'allowed' && (!stock || stock.bare >= wanted)
  const coded = presetOfCode(code, index.presets)
  const difficulty: Readonly<Record<Difficulty, string>> = {
    mixed: m.paper_difficulty_mixed(),
    easier: m.paper_difficulty_easier(),
    harder: m.paper_difficulty_harder()
  }
  const levels: readonly Difficulty[] = ['mixed', 'easier', 'harder']
  return (
    <>
      {length === 'own' && <OwnSize most={Math.min(OWN_MARKS[1], stock?.marks ?? OWN_MARKS[1])} />}
      <Disclosure title={m.paper_more()} isOpenAtFirst={wishes.topics.length > 0 || wishes.skill !== null}>
        <div className="pp-form">
          {topics.length > 0 && (
            <div>
              <p className="hint">{m.paper_topics_hint()}</p>
              <Chips
                label={m.paper_topics()}
                chips={topics.map(([id, title]) => ({ id, title }))}
                selected={wishes.topics}
                onChange={chosen => wish({ topics: chosen })}
              />
              {isFew && <p className="hint">{m.paper_topics_few()}</p>}
            </div>
          )}
          <div className="pp-two">
            <Select
              label={m.paper_difficulty()}
              value={wishes.difficulty}
              options={levels.map(value => ({ value, text: difficulty[value] }))}
              onChange={value => wish({ difficulty: value })}
            />
            <Select
              label={m.paper_skill()}
              value={skills.find(one => one === wishes.skill) ?? ''}
              options={skills.map(value => ({ value, text: value === '' ? m.paper_skill_any() : value }))}
              onChange={value => wish({ skill: value === '' ? null : value })}
            />
            <TextField
              label={m.paper_seed()}
              value={code}
              onChange={value => change({ code: value })}
              hint={coded ? m.paper_code_makes({ paper: `${coded.board} · ${titleOf(coded)}` }) : m.paper_seed_hint()}
              autoCapitalize="none"
            />
          </div>
          <Checkbox isSelected={wishes.notSeen} onChange={notSeen => wish({ notSeen })}>
            {m.paper_not_seen()}
          </Checkbox>
          {(isBareMet || wishes.noCalculator) && (
            <Checkbox isSelected={wishes.noCalculator} onChange={noCalculator => wish({ noCalculator })}>
              {m.paper_no_calculator()}
            </Checkbox>
          )}
          <Checkbox isSelected={useOwn} onChange={value => change({ useOwn: value })}>
            {m.paper_use_own()}
          </Checkbox>
        </div>
      </Disclosure>
    </>
  )
}

function OwnSize({ most }: { readonly most: number }): ReactNode {
  const { wishes } = useStore($form)
  return (
    <div className="pp-two">
      <NumberField
        label={m.paper_own_marks()}
        value={wishes.marks}
        onChange={marks => wish({ marks })}
        hint={m.paper_own_marks_hint({ most })}
      />
      <NumberField
        label={m.paper_own_minutes()}
        value={wishes.minutes}
        onChange={minutes => wish({ minutes })}
        hint={m.paper_own_minutes_hint()}
      />
    </div>
  )
}
