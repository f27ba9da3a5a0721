import { useStore } from '@nanostores/react'
import type { ReactNode } from 'react'
import type { Figures } from '#data/read/cards/stats.ts'
import { LEAST_ANSWERS, SPANS, calibrationOf, shareOf } from '#domain/progress/review-stats.ts'
import { m } from '#messages/generated/messages.js'
import { href } from '#stores/route.ts'
import { wordsFor } from '#stores/words.ts'
import { Ways } from '#tools/notetaker/cards-list/Ways.tsx'
import { $names } from '#tools/notetaker/cards-list/names.store.ts'
import { Answered, Due } from '#tools/notetaker/stats/ByDay.tsx'
import { Health } from '#tools/notetaker/stats/Health.tsx'
import { $figures } from '#tools/notetaker/stats/stats.store.ts'
import { LineChart } from '#ui/chart/LineChart.tsx'
import { PageFrame, Section } from '#ui/page/PageFrame.tsx'
import { Empty } from '#ui/state/Empty.tsx'
import { Meter } from '#ui/state/Meter.tsx'
import { Progress } from '#ui/state/Progress.tsx'
import css from '#tools/notetaker/cards-list/cards-list.css?inline'
import { adoptStyles } from '#ui/adopt-styles.ts'

adoptStyles(css)

const percent = (share: number): number => Math.round(100 * share)
const SPAN_WORDS = [m.collection_stats_week, m.collection_stats_month, m.collection_stats_year]

function Retention({ figures, wish }: { readonly figures: Figures; readonly wish: number }): ReactNode {
  const most = Math.max(...figures.sums.spans.map(({ count }) => count))
  if (most < LEAST_ANSWERS)
    return (
      <Section title={m.collection_stats_retention()}>
        <p>{m.collection_stats_until({ count: most, least: LEAST_ANSWERS })}</p>
      </Section>
    )
  return (
    <Section title={m.collection_stats_retention()}>
      <p className="hint">{m.collection_stats_retention_text({ wish: percent(wish), least: LEAST_ANSWERS })}</p>
      {SPANS.map((span, index) => {
        const words = SPAN_WORDS[index]?.() ?? ''
        const share = figures.sums.spans[index] ?? { right: 0, count: 0 }
        const value = shareOf(share)
        return (
          <Meter
            key={span}
            label={`${m.collection_stats_retention()}, ${words}`}
            value={value}
            aim={wish}
            words={
              value === null
                ? `${words}: ${m.collection_none()}`
                : `${words}: ${m.collection_percent({ percent: percent(value) })}`
            }
            aside={m.collection_stats_answers({ count: share.count })}
          />
        )
      })}
    </Section>
  )
}

function Calibrated({ figures }: { readonly figures: Figures }): ReactNode {
  const { bins, error } = calibrationOf(figures.sums)
  const told = error === null ? null : m.collection_stats_calibration_text({ points: Math.round(1000 * error) / 10 })
  return (
    <Section title={m.collection_stats_calibration()}>
      {told === null ? (
        <p>{m.collection_stats_none({ least: LEAST_ANSWERS })}</p>
      ) : (
        <>
          <LineChart
            title={m.collection_stats_calibration()}
            summary={told}
            open={m.collection_stats_open()}
            across={m.collection_stats_predicted()}
            labels={bins.map(({ predicted }) => `${percent(predicted)} %`)}
            lines={[
              { name: m.collection_stats_actual(), values: bins.map(({ actual }) => percent(actual)) },
              { name: m.collection_stats_predicted(), values: bins.map(({ predicted }) => percent(predicted)) }
            ]}
            range={[0, 100]}
          />
          <p className="hint">{told}</p>
        </>
      )}
    </Section>
  )
}

function ByTopic({ figures }: { readonly figures: Figures }): ReactNode {
  const { of: names } = useStore($names)
  const day = new Map(figures.onTheDay.map(topic => [topic.id, topic]))
  const ids = [...new Set([...figures.sums.topics.keys(), ...day.keys()])].filter(id => names.has(id))
  if (ids.length === 0) return null
  const written = (value: number | null | undefined): string =>
    value === null || value === undefined ? m.collection_none() : m.collection_percent({ percent: percent(value) })
  return (
    <Section title={m.collection_stats_topics()}>
      <p className="hint">{m.collection_stats_topics_text()}</p>
      <table className="cl-log">
        <thead>
          <tr>
            <th scope="col">{m.collection_topic()}</th>
            <th scope="col">{m.collection_stats_recalled()}</th>
            <th scope="col">{m.collection_col_day()}</th>
          </tr>
        </thead>
        <tbody>
          {ids.map(id => (
            <tr key={id}>
              <th scope="row">{names.get(id)}</th>
              <td>{written(shareOf(figures.sums.topics.get(id) ?? { right: 0, count: 0 }))}</td>
              <td>{written(day.get(id)?.recall)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
  )
}

/** What the student's own log says, each picture with its table; nothing is claimed of too few answers. */
export function StatsPlace(): ReactNode {
  const now = useStore($figures)
  return (
    <PageFrame title={m.collection_stats_title()} tools={<Ways here="stats" />}>
      {now.state === 'failed' && (
        <p className="error" role="alert">
          {m.collection_failed()} {wordsFor(now.error)}
        </p>
      )}
      {now.state === 'reading' && (
        <Progress
          label={m.collection_stats_reading({ done: now.done, all: now.all })}
          {...(now.all > 0 && { value: now.done / now.all })}
        />
      )}
      {now.state === 'ready' &&
        (now.figures.answered === 0 ? (
          <Empty
            title={m.collection_none()}
            action={<a href={href('notetaker', { review: 'today' })}>{m.collection_stats_review()}</a>}
          >
            {m.collection_stats_empty()}
          </Empty>
        ) : (
          <>
            <Answered figures={now.figures} />
            <Due figures={now.figures} />
            <Retention figures={now.figures} wish={now.wish} />
            <Calibrated figures={now.figures} />
            <ByTopic figures={now.figures} />
            {now.figures.sums.future > 0 && (
              <p className="hint">{m.collection_stats_future({ count: now.figures.sums.future })}</p>
            )}
          </>
        ))}
      <Health />
    </PageFrame>
  )
}
