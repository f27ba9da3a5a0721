import { useStore } from '@nanostores/react'
import { useMemo, useState, type ReactNode } from 'react'
import { asPrinted } from '#domain/paper/print/figure-numbers.ts'
import { printedSections } from '#domain/paper/print/front.ts'
import { numberingOf, type Preset } from '#domain/paper/preset.ts'
import { m } from '#messages/generated/messages.js'
import { href, openTool } from '#stores/route.ts'
import { Coverage } from '#tools/paper-maker/Coverage.tsx'
import { codeOf } from '#tools/paper-maker/maker.store.ts'
import { blocksOf, type View } from '#tools/paper-maker/page/blocks.ts'
import { Cover } from '#tools/paper-maker/page/Cover.tsx'
import { Pages } from '#tools/paper-maker/page/Pages.tsx'
import {
  $busy,
  $paper,
  $paperPreset,
  asFile,
  deletePaper,
  makeAgain,
  setSize,
  type OpenPaper
} from '#tools/paper-maker/paper.store.ts'
import { QuestionList } from '#tools/paper-maker/QuestionList.tsx'
import { PaperAttempts } from '#tools/paper-maker/sit/PaperAttempts.tsx'
import { missedWords, timeWords } from '#tools/paper-maker/words.ts'
import { Button } from '#ui/Button.tsx'
import { Tabs } from '#ui/choice/Tabs.tsx'
import { download } from '#ui/download.ts'
import { PageFrame } from '#ui/page/PageFrame.tsx'
import { Select } from '#ui/Select.tsx'

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
  const isBusy = useStore($busy) !== null
  const { title, marks, minutes, seed, blueprint } = paper
  const missed = missedWords(blueprint.missed, blueprint.wishes.difficulty)
  const code = codeOf(blueprint)
  const facts = m.paper_facts({ marks, time: timeWords(minutes ?? 0) })
  const isOff = preset !== null && (blueprint.wishes.length ?? 'full') === 'full' && marks !== preset.marks.value
  return (
    <PageFrame
      title={title}
      facts={code === null ? facts : `${facts} · ${m.paper_code({ code })}`}
      tools={
        <>
          <Button onPress={() => print()}>{m.paper_print()}</Button>
          <Button kind="ink-small" onPress={() => openTool('paper-maker', { sit: paper.id })}>
            {m.sit_now()}
          </Button>
          {preset && (
            <Button kind="quiet" isPending={isBusy} onPress={() => void makeAgain(paper, preset)}>
              {m.paper_again()}
            </Button>
          )}
          <Button
            kind="quiet"
            onPress={() =>
              download(new Blob([asFile(paper)], { type: 'application/json' }), `paper-${seed.toString(32)}.json`)
            }
          >
            {m.paper_keep()}
          </Button>
          <Button kind="quiet" onPress={() => void deletePaper(paper.id)}>
            {m.paper_delete()}
          </Button>
          <Button kind="quiet" onPress={() => openTool('paper-maker')}>
            {m.paper_back()}
          </Button>
        </>
      }
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
        {(tab === 'paper' || tab === 'scheme' || tab === 'booklet') && (
          <Sheets paper={paper} preset={preset} view={tab} />
        )}
      </Tabs>
    </PageFrame>
  )
}

interface SheetsProps {
  readonly paper: OpenPaper
  readonly preset: Preset | null
  readonly view: View
}

function Sheets({ paper, preset, view }: SheetsProps): ReactNode {
  const sections = useMemo(
    () => asPrinted(printedSections(paper.sections, paper), numberingOf(preset)),
    [paper, preset]
  )
  const blocks = useMemo(() => blocksOf({ sections, preset, view }), [sections, preset, view])
  const cover = useMemo(
    () => <Cover paper={paper} sections={sections} preset={preset} view={view} />,
    [paper, sections, preset, view]
  )
  const { size } = paper.blueprint
  return (
    <>
      <div className="pr-off pp-size">
        <Select
          label={m.paper_size()}
          value={size}
          options={[
            { value: 'A4', text: 'A4' },
            { value: 'Letter', text: 'Letter' }
          ]}
          onChange={value => void setSize(paper, value)}
        />
      </div>
      <Pages
        blocks={blocks}
        size={size}
        code={codeOf(paper.blueprint) ?? paper.title}
        label={m.paper_pages()}
        cover={cover}
      />
    </>
  )
}
