import type { ReactNode } from 'react'
import { useStore } from '@nanostores/react'
import { m } from '#messages/generated/messages.js'
import { openTool, placeIn } from '#stores/route.ts'
import { Exams } from '#tools/planner/setup/exams/Exams.tsx'
import { Hours } from '#tools/planner/setup/Hours.tsx'
import { IcsPart } from '#tools/planner/calendars/IcsPart.tsx'
import { Lessons } from '#tools/planner/setup/Lessons.tsx'
import type { PartProps } from '#tools/planner/rows/part-props.ts'
import { Tasks } from '#tools/planner/setup/Tasks.tsx'
import { Topics } from '#tools/planner/setup/Topics.tsx'
import { Tabs } from '#ui/choice/Tabs.tsx'

const PARTS = ['exams', 'topics', 'tasks', 'hours', 'lessons', 'files'] as const
type Part = (typeof PARTS)[number]

const $place = placeIn('planner')

function Shown({ part, row, ...props }: PartProps & { readonly part: Part; readonly row: string | null }): ReactNode {
  switch (part) {
    case 'exams':
      return <Exams {...props} />
    case 'topics':
      return <Topics key={row} {...props} row={row} />
    case 'tasks':
      return <Tasks key={row} {...props} row={row} />
    case 'hours':
      return <Hours {...props} />
    case 'lessons':
      return <Lessons {...props} />
    case 'files':
      return <IcsPart {...props} />
  }
}

/** Everything a plan is made from. What is changed here is stored at once; the plan changes when it is accepted. */
export function Setup(props: PartProps): ReactNode {
  const place = useStore($place)
  const part = PARTS.find(one => one === place.part) ?? 'exams'
  const names: Record<Part, string> = {
    exams: m.planner_exams(),
    topics: m.planner_topics(),
    tasks: m.planner_tasks(),
    hours: m.planner_hours_part(),
    lessons: m.planner_lessons(),
    files: m.planner_files()
  }
  return (
    <div className="pl-parts">
      <Tabs
        label={m.planner_setup_title()}
        selected={part}
        onSelect={next => openTool('planner', { view: 'setup', part: next }, { replace: true })}
        tabs={PARTS.map(id => ({ id, title: names[id] }))}
      >
        <div className="pl-setup">
          <Shown part={part} row={place.row ?? null} {...props} />
        </div>
      </Tabs>
    </div>
  )
}
