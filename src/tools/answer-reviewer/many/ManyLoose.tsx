import { useState, type ReactNode } from 'react'
import type { Kind } from '#domain/marks/many/chunks.ts'
import { dropLoose, settleLoose, type Loose } from '#domain/marks/many/pair.ts'
import { m } from '#messages/generated/messages.js'
import type { ManyItemProps } from '#tools/answer-reviewer/many/ManyItem.tsx'
import { Button } from '#ui/Button.tsx'
import { Select } from '#ui/Select.tsx'

type LooseProps = Omit<ManyItemProps, 'item'>

/** What was pasted and belongs to no question as it was read: put in its place by hand, or left out by the student. */
export function ManyLoose({ many, mend }: LooseProps): ReactNode {
  const { loose, dropped } = many
  return (
    <>
      {loose.length > 0 && (
        <section aria-label={m.reviewer_many_loose()}>
          <h3>{m.reviewer_many_loose()}</h3>
          <ul className="rv-mend">
            {loose.map(one => (
              <OneLoose key={one.id} one={one} many={many} mend={mend} />
            ))}
          </ul>
        </section>
      )}
      {dropped.length > 0 && (
        <details>
          <summary>{m.reviewer_many_dropped({ count: dropped.length })}</summary>
          <ul className="rv-indicative">
            {dropped.map((line, at) => (
              <li key={at}>{line}</li>
            ))}
          </ul>
        </details>
      )}
    </>
  )
}

function OneLoose({ one, many, mend }: LooseProps & { readonly one: Loose }): ReactNode {
  const [label, choose] = useState(many.items[0]?.label ?? '')
  const [kind, chooseKind] = useState<Kind>(one.kind)
  const kinds = {
    question: m.reviewer_many_of_question,
    scheme: m.reviewer_many_of_scheme,
    answer: m.reviewer_many_of_answer
  }
  return (
    <li>
      <blockquote className="rv-loose" dir="auto">
        {one.text}
      </blockquote>
      <div className="rv-loose-to">
        <Select
          label={m.reviewer_many_to()}
          value={label}
          options={many.items.map(item => ({ value: item.label, text: m.reviewer_question({ no: item.label }) }))}
          onChange={choose}
        />
        <Select<Kind>
          label={m.reviewer_many_as()}
          value={kind}
          options={(['question', 'scheme', 'answer'] as const).map(value => ({ value, text: kinds[value]() }))}
          onChange={chooseKind}
        />
      </div>
      <p className="rv-acts">
        <Button kind="quiet" isDisabled={label === ''} onPress={() => mend(settleLoose(many, one.id, label, kind))}>
          {m.reviewer_many_put()}
        </Button>
        <Button kind="quiet" onPress={() => mend(dropLoose(many, one.id))}>
          {m.reviewer_many_drop()}
        </Button>
      </p>
    </li>
  )
}
