import { useStore } from '@nanostores/react'
import { useState, type ReactNode } from 'react'
import { $attempts } from '#data/read/papers/attempts.ts'
import { isPractice } from '#domain/paper/syllabus/practice.ts'
import { isWhole } from '#domain/paper/print/front.ts'
import type { Preset } from '#domain/paper/preset.ts'
import { valueOr } from '#lib/remote.ts'
import { m } from '#messages/generated/messages.js'
import { href } from '#stores/route.ts'
import { Coverage } from '#tools/paper-maker/Coverage.tsx'
import { codeOf } from '#tools/paper-maker/maker.store.ts'
import type { View } from '#tools/paper-maker/page/blocks.ts'
import { PaperActs } from '#tools/paper-maker/PaperActs.tsx'
import { $paper, $paperPreset, type OpenPaper } from '#tools/paper-maker/paper.store.ts'
import { QuestionList } from '#tools/paper-maker/QuestionList.tsx'
import { SchemeSheets, Sheets } from '#tools/paper-maker/Sheets.tsx'
import { PaperAttempts } from '#tools/paper-maker/sit/PaperAttempts.tsx'
import { missedWords, timeWords } from '#tools/paper-maker/words.ts'
import { Tabs } from '#ui/choice/Tabs.tsx'
import { PageFrame } from '#ui/page/PageFrame.tsx'

type Tab = View | 'questions' | 'coverage'

export function PaperPage(): ReactNode {
  const paper = useStore($paper)
  const preset = useStore($paperPreset)
  if (paper === 'loading') return <p role="status">{m.paper_list_loading()}</p>
  if (typeof paper === 'string')
    return (
      <PageFrame title={m.paper_title()}>
        <p role="alert">{paper === 'missing' ? m.paper_missing() : m.paper_file_version()}</p>
        <p>
          <a href={href('paper-maker')}>{m.paper_back()}</a>
        </p>
      </PageFrame>
    )
  return <OpenPage paper={paper} preset={preset} />
}

function OpenPage({ paper, preset }: { readonly paper: OpenPaper; readonly preset: Preset | null }): ReactNode {
  const [tab, setTab] = useState<Tab>('paper')
  const isOpen = valueOr(useStore($attempts), []).some(line => line.paperId === paper.id && !line.isFinished)
  const { title, marks, minutes, blueprint } = paper
  const missed = missedWords(blueprint.missed, blueprint.wishes.difficulty)
  const code = codeOf(blueprint)
  const facts = m.paper_facts({ marks, time: timeWords(minutes ?? 0) })
  const isOff = preset !== null && !isPractice(preset) && isWhole(paper) && marks !== preset.marks.value
  return (
    <PageFrame
      title={title}
      facts={code === null ? facts : `${facts} · ${m.paper_code({ code })}`}
      tools={<PaperActs paper={paper} preset={preset} isOpen={isOpen} />}
    >
      {(missed.length > 0 || isOff) && (
        <div className="pp-facts pr-off">
          {missed.map(text => (
            <p key={text}>{text}</p>
          ))}
          {isOff && <p>{m.paper_off_total({ marks, of: preset.marks.value })}</p>}
        </div>
      )}
      <PaperAttempts paperId={paper.id} />
      <Tabs
        label={m.paper_views()}
        selected={tab}
        onSelect={setTab}
        tabs={[
          { id: 'paper', title: m.paper_view_paper() },
          { id: 'questions', title: m.paper_view_questions() },
          { id: 'scheme', title: m.paper_view_scheme() },
          { id: 'booklet', title: m.paper_view_booklet() },
          { id: 'coverage', title: m.paper_view_coverage() }
        ]}
      >
        {tab === 'questions' && <QuestionList paper={paper} preset={preset} />}
        {tab === 'coverage' && <Coverage paper={paper} preset={preset} />}
        {(tab === 'paper' || tab === 'booklet') && <Sheets paper={paper} preset={preset} view={tab} />}
        {tab === 'scheme' && <SchemeSheets paper={paper} preset={preset} view={tab} isOpen={isOpen} />}
      </Tabs>
    </PageFrame>
  )
}
