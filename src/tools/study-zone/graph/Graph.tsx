import { useStore } from '@nanostores/react'
import { type ReactNode, useEffect, useId } from 'react'
import { GRAPH_MARKS, type GraphDoc, type GraphMark } from '#contract/graph.ts'
import { m } from '#messages/generated/messages.js'
import { tryOrNotify } from '#stores/try-or-notify.ts'
import { $view, keepDrawing } from '#tools/study-zone/graph/drawing.store.ts'
import { savePng, saveSvg } from '#tools/study-zone/graph/export.ts'
import { zoomIn, zoomOut } from '#tools/study-zone/graph/gestures.ts'
import {
  $canUndo,
  $graph,
  clearGraph,
  openGraph,
  setUnits,
  setWindow,
  toggleMark,
  undo
} from '#tools/study-zone/graph/graph.store.ts'
import { Lines } from '#tools/study-zone/graph/Lines.tsx'
import { CurveFit } from '#tools/study-zone/graph/points/CurveFit.tsx'
import { Plot } from '#tools/study-zone/graph/Plot.tsx'
import { Sliders } from '#tools/study-zone/graph/Sliders.tsx'
import { TraceBar, ValueTable } from '#tools/study-zone/graph/Values.tsx'
import { useGraphWords, Words } from '#tools/study-zone/graph/Words.tsx'
import { adoptStyles } from '#ui/adopt-styles.ts'
import { Button } from '#ui/Button.tsx'
import { Switch } from '#ui/choice/Switch.tsx'
import { PageFrame } from '#ui/page/PageFrame.tsx'
import css from '#tools/study-zone/graph/graph.css?inline'
import points from '#tools/study-zone/graph/points/points.css?inline'
import lines from '#tools/study-zone/graph/lines.css?inline'

adoptStyles(css)
adoptStyles(lines)
adoptStyles(points)

const MARKS: Record<GraphMark, () => string> = {
  trace: m.graph_mark_trace,
  roots: m.graph_mark_roots,
  turnings: m.graph_mark_turnings,
  meetings: m.graph_mark_meetings,
  area: m.graph_mark_area,
  tangent: m.graph_mark_tangent,
  derivative: m.graph_mark_derivative
}

/** The graphing calculator. */
export function Graph(): ReactNode {
  const doc = useStore($graph)
  useEffect(() => {
    const stops = [openGraph(), keepDrawing()]
    return () => {
      for (const stop of stops) stop()
    }
  }, [])
  return (
    <PageFrame title={m.graph_title()} facts={doc ? factsOf(doc) : undefined} tools={<Tools />}>
      {doc === null ? <p role="status">{m.graph_opening()}</p> : <Sheet doc={doc} />}
    </PageFrame>
  )
}

const factsOf = ({ angle, isEqual }: GraphDoc): string =>
  [angle === 'radians' ? m.graph_radians() : m.graph_degrees(), ...(isEqual ? [m.graph_equal()] : [])].join(' · ')

function Tools(): ReactNode {
  const canUndo = useStore($canUndo)
  const words = useGraphWords()
  return (
    <>
      <Button kind="quiet" isDisabled={!canUndo} onPress={undo}>
        {m.graph_undo()}
      </Button>
      <Button kind="quiet" onPress={clearGraph}>
        {m.graph_clear()}
      </Button>
      <Button kind="quiet" onPress={() => saveSvg(words, m.graph_title())}>
        {m.graph_svg()}
      </Button>
      <Button kind="quiet" onPress={() => void tryOrNotify(() => savePng(words, m.graph_title()))}>
        {m.graph_png()}
      </Button>
    </>
  )
}

function Sheet({ doc }: { readonly doc: GraphDoc }): ReactNode {
  const view = useStore($view)
  const wordsId = useId()
  return (
    <div className="zn-graph">
      <section className="zn-picture" aria-label={m.graph_picture()}>
        <div className="zn-over">
          <div className="zn-marks" role="group" aria-label={m.graph_marks()}>
            {GRAPH_MARKS.map(mark => (
              <button key={mark} type="button" aria-pressed={doc.marks.includes(mark)} onClick={() => toggleMark(mark)}>
                {MARKS[mark]()}
              </button>
            ))}
          </div>
          <div className="zn-zoom">
            <button type="button" aria-label={m.graph_zoom_out()} onClick={zoomOut}>
              −
            </button>
            <button type="button" aria-label={m.graph_zoom_in()} onClick={zoomIn}>
              +
            </button>
            <button type="button" onClick={() => setWindow({ x0: -8, x1: 8, y0: -6, y1: 6 })}>
              {m.graph_home()}
            </button>
          </div>
        </div>
        <Plot doc={doc} describedBy={wordsId} />
        {view && doc.marks.includes('trace') && <TraceBar doc={doc} view={view} />}
      </section>
      <section className="zn-list" aria-label={m.graph_lines()}>
        <Lines />
        <Sliders />
        <CurveFit />
        <Words id={wordsId} />
        <div className="zn-units">
          <Switch isSelected={doc.angle === 'degrees'} onChange={on => setUnits({ angle: on ? 'degrees' : 'radians' })}>
            {m.graph_in_degrees()}
          </Switch>
          <Switch isSelected={doc.ticks === 'pi'} onChange={on => setUnits({ ticks: on ? 'pi' : 'number' })}>
            {m.graph_ticks_pi()}
          </Switch>
          <Switch isSelected={doc.isEqual} onChange={isEqual => setUnits({ isEqual })}>
            {m.graph_equal_axes()}
          </Switch>
        </div>
      </section>
      {view && <ValueTable view={view} />}
    </div>
  )
}
