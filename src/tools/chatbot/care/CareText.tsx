import { useStore } from '@nanostores/react'
import { lazy, Suspense, useEffect, useRef, type ReactNode } from 'react'
import { $preferences } from '#data/write/preferences.ts'
import { workRule, type WorkRule } from '#domain/care/work-rule.ts'
import type { Told } from '#engine/care/told.ts'
import { valueOr } from '#lib/remote.ts'
import { m } from '#messages/generated/messages.js'
import { $heldMessage, goOn, putAway } from '#tools/chatbot/care/care.store.ts'
import { useOffered } from '#tools/chatbot/care/offered.ts'
import { WHOM } from '#tools/shared/care/whom.ts'
import { Written } from '#tools/shared/care/Written.tsx'
import { Button } from '#ui/Button.tsx'

const CareLines = lazy(async () => ({ default: (await import('#tools/shared/care/CareLines.tsx')).CareLines }))

function Crisis({ text, told }: { readonly text: string; readonly told: Told }): ReactNode {
  return (
    <>
      <Suspense>
        <CareLines>
          <p>{m.care_crisis_text()}</p>
          <p>{WHOM[told]()}</p>
          <p>{m.care_crisis_now()}</p>
        </CareLines>
      </Suspense>
      <Written texts={[text]} />
      <p className="cb-small">{m.care_crisis_limits()}</p>
      <p className="cb-row">
        <Button kind="quiet" onPress={() => void goOn()}>
          {m.care_crisis_go_on()}
        </Button>
        <Button kind="quiet" onPress={putAway}>
          {m.care_crisis_close()}
        </Button>
      </p>
    </>
  )
}

const RULES: Readonly<Record<WorkRule, () => string>> = {
  ib: m.care_work_rule_ib,
  jcq: m.care_work_rule_jcq,
  ap: m.care_work_rule_ap,
  other: m.care_work_rule_other
}

function Coursework(): ReactNode {
  const board = valueOr(useStore($preferences), null)?.board ?? null
  const offered = useOffered()
  return (
    <>
      <p>{m.care_work_text()}</p>
      <p>
        {RULES[workRule(board)]()} {m.care_work_check()}
      </p>
      <p className="cb-row">
        <Button onPress={() => void goOn('explain')}>{m.care_work_outline()}</Button>
        {offered.includes('socratic') && (
          <Button onPress={() => void goOn('socratic')}>{m.care_work_questions()}</Button>
        )}
        {offered.includes('examiner') && (
          <Button onPress={() => void goOn('examiner')}>{m.care_work_examiner()}</Button>
        )}
        <Button kind="quiet" onPress={putAway}>
          {m.chat_cancel()}
        </Button>
      </p>
    </>
  )
}

/** Nothing that would help in it: only to come back afterwards. */
const InExam = (): ReactNode => (
  <>
    <p>{m.chat_work_exam()}</p>
    <p className="cb-row">
      <Button onPress={putAway}>{m.chat_work_exam_close()}</Button>
    </p>
  </>
)

/** What stands over the text, by what was seen in the words. */
const TITLES = {
  crisis: m.care_crisis_title,
  coursework: m.care_work_title,
  exam: m.chat_work_exam_title
} as const

/** A fixed text in the place of an answer: nobody improvises here. */
export function CareText(): ReactNode {
  const held = useStore($heldMessage)
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    title.current?.focus()
  }, [held])
  useEffect(() => putAway, [])
  if (!held) return null
  const { care, text, told } = held
  const words = TITLES[care]()
  return (
    <section className="cb-care" aria-label={words}>
      <h3 ref={title} tabIndex={-1}>
        {words}
      </h3>
      {care === 'crisis' ? <Crisis text={text} told={told} /> : care === 'exam' ? <InExam /> : <Coursework />}
    </section>
  )
}
