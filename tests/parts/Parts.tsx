import { useState, type ReactNode } from 'react'
import { AppError } from '#lib/errors.ts'
import { RemoteView } from '#tools/shared/RemoteView.tsx'
import { BarChart } from '#ui/chart/BarChart.tsx'
import { Heatmap } from '#ui/chart/Heatmap.tsx'
import { LineChart } from '#ui/chart/LineChart.tsx'
import { Chips } from '#ui/choice/Chips.tsx'
import { ComboBox } from '#ui/choice/ComboBox.tsx'
import { Disclosure } from '#ui/choice/Disclosure.tsx'
import { FileDrop } from '#ui/choice/FileDrop.tsx'
import { Switch } from '#ui/choice/Switch.tsx'
import { Tabs } from '#ui/choice/Tabs.tsx'
import { TimeField } from '#ui/choice/TimeField.tsx'
import { ConfirmDialog } from '#ui/overlay/ConfirmDialog.tsx'
import { Popover } from '#ui/overlay/Popover.tsx'
import { IconButton } from '#ui/overlay/Tooltip.tsx'
import { PageFrame, Section, SidePart } from '#ui/page/PageFrame.tsx'
import { PrintSheet } from '#ui/page/PrintSheet.tsx'
import { SplitView } from '#ui/page/SplitView.tsx'
import { Empty } from '#ui/state/Empty.tsx'
import { Meter } from '#ui/state/Meter.tsx'
import { Progress } from '#ui/state/Progress.tsx'
import { SubjectMark } from '#ui/state/SubjectMark.tsx'
import type { Sort } from '#ui/table/columns.ts'
import { Table } from '#ui/table/Table.tsx'
import { Markdown } from '#ui/text/Markdown.tsx'
import { Quote } from '#ui/text/Quote.tsx'
import { Button } from '#ui/Button.tsx'

const SUBJECTS = ['History', 'Mathematics AA', 'Biology', 'Economics', 'Language and Literature']
const MARKDOWN = `### Heading

A **bold** word, a [place here](/main), a [place elsewhere](https://evil.example/?q=1), <b>HTML</b> and
![a picture](https://evil.example/x.png), $E = mc^2$ in a line.

$$\\int_0^1 x^2\\,dx = \\tfrac13$$

| Term | Meaning |
| --- | --- |
| Osmosis | Movement of water |

- one
- two

\`code\``

interface Row {
  readonly id: string
  readonly number: number
}
const ROWS: readonly Row[] = Array.from({ length: 100_000 }, (_, number) => ({ id: `r${number}`, number }))

function Cards({ rows, label }: { readonly rows: readonly Row[]; readonly label: string }): ReactNode {
  const [sort, setSort] = useState<Sort>({ by: 'number', order: 'ascending' })
  const [picked, setPicked] = useState<ReadonlySet<string>>(new Set())
  const [opened, setOpened] = useState('')
  return (
    <>
      <Table
        label={label}
        rows={sort.order === 'ascending' ? rows : rows.toReversed()}
        keyOf={row => row.id}
        sort={sort}
        onSort={setSort}
        picked={picked}
        onPick={({ id }) =>
          setPicked(new Set(picked.has(id) ? [...picked].filter(one => one !== id) : [...picked, id]))
        }
        pickLabel={row => `Pick question ${row.number}`}
        onOpen={row => setOpened(row.id)}
        columns={[
          { id: 'name', title: 'Question', kind: 'name', cell: row => `Question ${row.number}: why did it happen?` },
          { id: 'topic', title: 'Topic', isWide: true, cell: () => 'Cold War origins' },
          { id: 'number', title: 'Seen', kind: 'number', width: '5rem', canSort: true, cell: row => `${row.number} ×` }
        ]}
      />
      <p role="status">
        {picked.size} picked{opened && `, ${opened} opened`}
      </p>
    </>
  )
}

function Choices(): ReactNode {
  const [tab, setTab] = useState<'notes' | 'cards' | 'figures'>('notes')
  const [chips, setChips] = useState<readonly string[]>(['History'])
  const [subject, setSubject] = useState<string | null>(null)
  const [isOn, setOn] = useState(true)
  const [time, setTime] = useState<string | null>('16:30')
  const [files, setFiles] = useState('')
  return (
    <>
      <Tabs
        label="Views"
        selected={tab}
        onSelect={setTab}
        tabs={[
          { id: 'notes', title: 'Notes' },
          { id: 'cards', title: 'Cards' },
          { id: 'figures', title: 'Figures' }
        ]}
      >
        The {tab}
      </Tabs>
      <Chips
        label="Filters"
        selected={chips}
        onChange={setChips}
        chips={[...SUBJECTS, 'due this week', 'leech', 'flagged', 'suspended'].map(id => ({ id, title: id }))}
      />
      <ComboBox
        label="Subject"
        openLabel="Show subjects"
        none="No subject has these words."
        options={SUBJECTS.map(id => ({ id, text: id }))}
        value={subject}
        onChange={setSubject}
        hint="Type a part of its name."
      />
      <p role="status" data-testid="subject">
        {subject ?? 'none'}
      </p>
      <Switch isSelected={isOn} onChange={setOn}>
        Remind me
      </Switch>
      <TimeField label="Earliest" value={time} onChange={setTime} hint="When you are back from school." />
      <Disclosure title="More">What most do not need.</Disclosure>
      <FileDrop
        label="Drop a CSV file of at most 20 MB here."
        choose="Choose a file"
        accept={['.csv']}
        onFiles={chosen => setFiles(chosen.map(file => file.name).join())}
      />
      <p role="status">{files}</p>
    </>
  )
}

function Overlays(): ReactNode {
  const [isOpen, setOpen] = useState(false)
  const [left, setLeft] = useState(3)
  return (
    <p>
      <Button onPress={() => setOpen(true)}>Delete</Button>{' '}
      <Popover title="Why this card" trigger="Why?">
        <p>Its last answer was wrong.</p>
      </Popover>{' '}
      <IconButton label="Undo" keys="U">
        ↶
      </IconButton>
      <span role="status"> {left} cards</span>
      <ConfirmDialog
        title={`Delete ${left} cards?`}
        confirm={`Delete ${left} cards`}
        cancel="Keep them"
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        onConfirm={() => {
          setLeft(0)
          setOpen(false)
          return undefined
        }}
      >
        Their reviews go with them. The note stays.
      </ConfirmDialog>
    </p>
  )
}

const days = Array.from({ length: 200 }, (_, at) => ({
  date: new Date(Date.UTC(2026, 3, 1 + at)).toISOString().slice(0, 10),
  value: (at * 7) % 11 < 4 ? 0 : (at * 13) % 60
}))

function Charts(): ReactNode {
  const week = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']
  return (
    <>
      <BarChart
        title="Minutes this week"
        summary="Most on Saturday."
        open="The figures"
        columns={['Day', 'Minutes']}
        bars={week.map((label, at) => ({ label, value: [40, 52, 22, 48, 0, 60, 30][at] ?? 0, isNow: at === 6 }))}
      />
      <LineChart
        title="Recall"
        summary="It rises to 88 %."
        open="The figures"
        across="Day"
        up="Recalled"
        labels={week}
        range={[0, 100]}
        format={value => `${value} %`}
        lines={[
          { name: 'History', values: [60, 64, 70, null, 80, 84, 88] },
          { name: 'Biology', values: [40, 42, 50, 55, 55, 61, 66] }
        ]}
      />
      <Heatmap
        title="Days of study"
        summary="On most days since April."
        open="The figures"
        columns={['Day', 'Minutes']}
        weekdays={week}
        monthOf={date => date.slice(5, 7)}
        ends={most => ['none', `${most} a day`]}
        days={days}
      />
    </>
  )
}

/** Every part of `src/ui` and what it does, in dev only: see docs/parts.md. */
export function Parts(): ReactNode {
  return (
    <main className="shell-main">
      <PageFrame
        title="Parts"
        facts="Sunday 22 November · 45 of 90 min done"
        tools={
          <>
            <a href="#day">Day</a>
            <a href="#week" aria-current="page">
              Week
            </a>
            <Button>Replan</Button>
          </>
        }
        side={
          <>
            <SidePart title="Exams" aside={<a href="#all">All</a>}>
              <Meter
                label="Recall on the day"
                value={0.71}
                aim={0.88}
                words="recall on the day 71 %"
                aside="cushion 2 h 10"
              />
              <Meter label="Recall on the day" value={null} words="no data yet" aside="50 min short" />
            </SidePart>
            <SidePart title="Subjects">
              {SUBJECTS.map((name, position) => (
                <p key={name}>
                  <SubjectMark position={position} /> {name}
                </p>
              ))}
            </SidePart>
            <SidePart title="Progress">
              <Progress
                label="Reading the deck, 1,200 of 20,000 cards"
                value={0.06}
                cancel={{ label: 'Stop', onPress: () => undefined }}
              />
              <Progress label="Looking…" />
            </SidePart>
          </>
        }
      >
        <Section title="Choice">
          <Choices />
        </Section>
        <Section title="Over the page">
          <Overlays />
        </Section>
        <Section title="Figures" aside="5 rows">
          <Cards rows={ROWS.slice(0, 5)} label="Few cards" />
        </Section>
        <Section title="Many" aside="100,000 rows">
          <Cards rows={ROWS} label="Many cards" />
        </Section>
        <Section title="Charts">
          <Charts />
        </Section>
        <Section title="State">
          <RemoteView remote={{ state: 'loading' }} loading="Opening your papers…" failed="">
            {() => null}
          </RemoteView>
          <RemoteView
            remote={{ state: 'failed', error: new AppError('offline', 'x') }}
            loading=""
            failed="The papers could not be read."
            onRetry={() => undefined}
          >
            {() => null}
          </RemoteView>
          <Empty title="No papers yet" action={<Button>Make a paper</Button>}>
            A paper is made from your notes or from a preset.
          </Empty>
        </Section>
        <Section title="Text">
          <Markdown text={MARKDOWN} />
          <Quote
            quote="They came to no agreement on reparations."
            mark={{ start: 5, end: 25 }}
            source={{ title: 'The Potsdam Conference', href: '/notetaker?note=1&at=b' }}
          />
        </Section>
        <SplitView label="The note" beside={<Quote quote="Poland remained a point of dispute." />}>
          <p>A text and what lies beside it.</p>
        </SplitView>
        <PrintSheet label="Paper 1">
          <h3>Paper 1</h3>
          <p>Explain two effects of the Marshall Plan. [4]</p>
        </PrintSheet>
      </PageFrame>
    </main>
  )
}
