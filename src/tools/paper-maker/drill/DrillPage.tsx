import { useStore } from '@nanostores/react'
import { useEffect, useState, type ReactNode } from 'react'
import type { BankIndex } from '#data/read/papers/bank.ts'
import { TEMPLATE_TOPICS } from '#domain/paper/template-topics.ts'
import { toAppError } from '#lib/errors.ts'
import { isReady, type Remote } from '#lib/remote.ts'
import { m } from '#messages/generated/messages.js'
import { tryOrNotify } from '#stores/try-or-notify.ts'
import { href, openTool } from '#stores/route.ts'
import { saveDrill, makeDrill, type Drill } from '#tools/paper-maker/drill/drill.ts'
import { $index, loadIndex, RANDOM_SEEDS } from '#tools/paper-maker/maker.store.ts'
import { timeWords } from '#tools/paper-maker/words.ts'
import { RemoteView } from '#tools/shared/RemoteView.tsx'
import { Button } from '#ui/Button.tsx'
import { PageFrame } from '#ui/page/PageFrame.tsx'

interface DrillPageProps {
  readonly presetId: string
  /** Its code. */
  readonly topic: string
  readonly skill: string
}

const nameIn = ({ subjects }: BankIndex, code: string): string =>
  [...subjects.flatMap(({ topics }) => topics), ...TEMPLATE_TOPICS].find(one => one.code === code)?.name ?? ''

/** A short paper on what was lost: what it is made of, and one press to sit it. */
export function DrillPage({ presetId, topic, skill }: DrillPageProps): ReactNode {
  const index = useStore($index)
  const [seed] = useState(() => Math.floor(Math.random() * RANDOM_SEEDS))
  const [drill, show] = useState<Remote<Drill | null>>({ state: 'loading' })
  useEffect(() => {
    if (index.state !== 'ready') return
    const running = new AbortController()
    makeDrill(index.value, { presetId, topic, skill, seed }, running.signal).then(
      value => running.signal.aborted || show({ state: 'ready', value }),
      (error: unknown) => running.signal.aborted || show({ state: 'failed', error: toAppError(error) })
    )
    return () => running.abort()
  }, [index, presetId, topic, skill, seed])
  const name = isReady(index) ? nameIn(index.value, topic) : ''
  const title = name === '' ? m.paper_drill() : m.paper_drill_of({ topic: name })
  return (
    <PageFrame title={title} tools={<a href={href('paper-maker')}>{m.paper_back()}</a>}>
      <RemoteView
        remote={index.state === 'failed' ? index : drill}
        loading={m.paper_making()}
        failed={m.paper_bank_failed()}
        onRetry={() => void loadIndex()}
      >
        {value => (value ? <Made drill={value} title={title} skill={skill} /> : <p>{m.paper_drill_none()}</p>)}
      </RemoteView>
    </PageFrame>
  )
}

interface MadeProps {
  readonly drill: Drill
  readonly title: string
  readonly skill: string
}

function Made({ drill, title, skill }: MadeProps): ReactNode {
  const [isBusy, setBusy] = useState(false)
  const { preset, made, facts } = drill
  const { questions: of, onTopic, withSkill, fresh } = facts
  const start = async (): Promise<void> => {
    setBusy(true)
    await tryOrNotify(async () => openTool('paper-maker', { sit: await saveDrill(drill, title) }, { replace: true }))
    setBusy(false)
  }
  return (
    <div className="pp-form">
      <p>
        {[
          `${preset.board} ${preset.subject.name}`,
          m.sit_facts_questions({ count: of }),
          m.reviewer_marks({ marks: made.marks }),
          timeWords(made.minutes)
        ].join(' · ')}
      </p>
      <ul>
        <li>{onTopic === 0 ? m.paper_drill_nearest() : m.paper_drill_on_topic({ on: onTopic, of })}</li>
        {skill !== '' && <li>{m.paper_drill_skill({ skill, on: withSkill, of })}</li>}
        <li>{m.paper_drill_fresh({ on: fresh, of })}</li>
      </ul>
      <p className="hint">{facts.wins ? m.paper_drill_wins({ skill }) : m.paper_drill_trains()}</p>
      <p>
        <Button kind="ink" isPending={isBusy} onPress={() => void start()}>
          {m.paper_drill_start()}
        </Button>
      </p>
    </div>
  )
}
