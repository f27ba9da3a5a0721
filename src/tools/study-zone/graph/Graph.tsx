import { useStore } from '@nanostores/react'
import { type ReactNode, useEffect, useId } from 'react'
import { GRAPH_MARKS, type GraphMark } from '#contract/graph.ts'
import { m } from '#messages/generated/messages.js'
import { placeIn } from '#stores/route.ts'
import { keepDrawing } from '#tools/study-zone/graph/drawing.store.ts'
import { zoomIn, zoomOut } from '#tools/study-zone/graph/gestures.ts'
import {
  $angle,
  $isEqual,
  $isThere,
  $lines,
  $marks,
  $ticks,
  enterGraph,
  goHome,
  leaveGraph,
  $session,
  setAngle,
  setUnits,
  toggleLog,
  toggleMark
} from '#tools/study-zone/graph/graph.store.ts'
import { AreaLimits, WindowLimits } from '#tools/study-zone/graph/Limits.tsx'
import { Lines } from '#tools/study-zone/graph/Lines.tsx'
import { CurveFit } from '#tools/study-zone/graph/points/CurveFit.tsx'
import { Plot } from '#tools/study-zone/graph/Plot.tsx'
import { GraphGone, GraphNotices, GraphTitle } from '#tools/study-zone/graph/saved/GraphHead.tsx'
import { GraphList, RecentGraphs } from '#tools/study-zone/graph/saved/GraphList.tsx'
import { GraphTools } from '#tools/study-zone/graph/saved/GraphTools.tsx'
import type { GraphSession } from '#tools/study-zone/graph/saved/session.ts'
import { showAll } from '#tools/study-zone/graph/show-all.ts'
import { Sliders } from '#tools/study-zone/graph/Sliders.tsx'
import { Hear } from '#tools/study-zone/graph/sound/Hear.tsx'
import { SequenceTable, TraceBar, ValueTable } from '#tools/study-zone/graph/Values.tsx'
import { Words } from '#tools/study-zone/graph/words/Words.tsx'
import { adoptStyles } from '#ui/adopt-styles.ts'
import { Switch } from '#ui/choice/Switch.tsx'
import { PageFrame } from '#ui/page/PageFrame.tsx'
import css from '#tools/study-zone/graph/graph.css?inline'
import points from '#tools/study-zone/graph/points/points.css?inline'
import lines from '#tools/study-zone/graph/lines.css?inline'

adoptStyles(css)
adoptStyles(lines)
adoptStyles(points)

const MARKS: Record<Exclude<GraphMark, 'logX' | 'logY'>, () => string> = {
  trace: m.graph_mark_trace,
  roots: m.graph_mark_roots,
  turnings: m.graph_mark_turnings,
  meetings: m.graph_mark_meetings,
  area: m.graph_mark_area,
  tangent: m.graph_mark_tangent,
  normal: m.graph_mark_normal,
  derivative: m.graph_mark_derivative
}

const $place = placeIn('study-zone')

/** The graphing calculator: one graph, or all that are kept. */
export function Graph(): ReactNode {
  const place = useStore($place).graph ?? 'new'
  return place === 'all' ? <GraphList /> : <OneGraph place={place} />
}

function OneGraph({ place }: { readonly place: string }): ReactNode {
  const session = useStore($session)
  useEffect(() => enterGraph(place), [place])
  useEffect(() => {
    const stop = keepDrawing()
    return () => {
      stop()
      leaveGraph()
    }
  }, [])
  if (session) return <OpenGraph key={session.id} session={session} />
  return (
    <PageFrame title={m.graph_title()}>
      <p role="status">{m.graph_opening()}</p>
    </PageFrame>
  )
}

function OpenGraph({ session }: { readonly session: GraphSession }): ReactNode {
  const { state } = useStore(session.$state)
  const isThere = useStore($isThere)
  const [angle, isEqual] = [useStore($angle), useStore($isEqual)]
  if (state === 'missing' || state === 'failed') return <GraphGone session={session} isFailed={state === 'failed'} />
  const facts = [angle === 'radians' ? m.graph_radians() : m.graph_degrees(), ...(isEqual ? [m.graph_equal()] : [])]
  return (
    <PageFrame
      title={isThere ? <GraphTitle session={session} /> : m.graph_title()}
      facts={isThere ? facts.join(' · ') : undefined}
      tools={<GraphTools session={session} />}
    >
      <GraphNotices session={session} />
      {isThere ? <Sheet /> : <p role="status">{m.graph_opening()}</p>}
    </PageFrame>
  )
}

function Sheet(): ReactNode {
  const marks = useStore($marks)
  const wordsId = useId()
  return (
    <div className="zn-graph">
      <section className="zn-picture" aria-label={m.graph_picture()}>
        <div className="zn-over">
          <div className="zn-marks" role="group" aria-label={m.graph_marks()}>
            {GRAPH_MARKS.map(mark =>
              mark === 'logX' || mark === 'logY' ? null : (
                <button key={mark} type="button" aria-pressed={marks.includes(mark)} onClick={() => toggleMark(mark)}>
                  {MARKS[mark]()}
                </button>
              )
            )}
          </div>
          <div className="zn-zoom">
            <button type="button" aria-label={m.graph_zoom_out()} onClick={zoomOut}>
              −
            </button>
            <button type="button" aria-label={m.graph_zoom_in()} onClick={zoomIn}>
              +
            </button>
            <button type="button" onClick={goHome}>
              {m.graph_home()}
            </button>
            <button type="button" onClick={showAll}>
              {m.graph_show_all()}
            </button>
          </div>
        </div>
        <Plot describedBy={wordsId} />
        {marks.includes('area') && <AreaLimits />}
        {marks.includes('trace') && <TraceBar />}
        <Hear />
      </section>
      <section className="zn-list" aria-label={m.graph_lines()}>
        <Lines />
        <Sliders />
        <CurveFit />
        <Words id={wordsId} />
        <Recent />
        <Units />
        <WindowLimits />
      </section>
      <div className="zn-values">
        <ValueTable />
        <SequenceTable />
      </div>
    </div>
  )
}

function Recent(): ReactNode {
  return useStore($lines).every(({ text }) => text.trim() === '') && <RecentGraphs />
}

function Units(): ReactNode {
  const [angle, ticks, marks, isEqual] = [useStore($angle), useStore($ticks), useStore($marks), useStore($isEqual)]
  return (
    <div className="zn-units">
      <Switch isSelected={angle === 'degrees'} onChange={on => setAngle(on ? 'degrees' : 'radians')}>
        {m.graph_in_degrees()}
      </Switch>
      <Switch isSelected={ticks === 'pi'} onChange={on => setUnits({ ticks: on ? 'pi' : 'number' })}>
        {m.graph_ticks_pi()}
      </Switch>
      <Switch isSelected={marks.includes('logX')} onChange={() => toggleLog('x')}>
        {m.graph_log_x()}
      </Switch>
      <Switch isSelected={marks.includes('logY')} onChange={() => toggleLog('y')}>
        {m.graph_log_y()}
      </Switch>
      <Switch isSelected={isEqual} onChange={isEqual => setUnits({ isEqual })}>
        {m.graph_equal_axes()}
      </Switch>
    </div>
  )
}
