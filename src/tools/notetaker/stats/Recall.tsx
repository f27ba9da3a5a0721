import { useStore } from '@nanostores/react'
import type { ReactNode } from 'react'
import type { Figures } from '#data/read/cards/stats.ts'
import { LEAST_ANSWERS, SPANS, calibrationOf, shareOf } from '#domain/progress/review-stats.ts'
import { m } from '#messages/generated/messages.js'
import { $names } from '#tools/notetaker/cards-list/names.store.ts'
import { LineChart } from '#ui/chart/LineChart.tsx'
import { Section } from '#ui/page/PageFrame.tsx'
import { Meter } from '#ui/state/Meter.tsx'

const percent = (share: number): number => Math.round(100 * share)
const SPAN_WORDS = [m.collection_stats_week, m.collection_stats_month, m.collection_stats_year]
/** A line through fewer points says less than their words. */
const LEAST_POINTS = 3

interface Share {
  readonly right: number
  readonly count: number
}

/** The share, or how many answers there are of those it needs. */
function shareWords(share: Share): string {
  const value = shareOf(share)
  if (value !== null) return m.collection_percent({ percent: percent(value) })
  return share.count === 0
    ? m.collection_none()
    : m.collection_stats_so_far({ done: share.count, least: LEAST_ANSWERS })
}

/** What was still known when it came back. */
export function Retention({ figures, wish }: { readonly figures: Figures; readonly wish: number }): ReactNode {
  const most = Math.max(...figures.sums.spans.map(({ count }) => count))
  if (most < LEAST_ANSWERS)
    return (
      <Section title={m.collection_stats_retention()}>
        <p className="fg-lead">{m.collection_stats_until({ count: most, least: LEAST_ANSWERS })}</p>
      </Section>
    )
  return (
    <Section title={m.collection_stats_retention()}>
      <p>{m.collection_stats_retention_text({ wish: percent(wish) })}</p>
      <div className="fg-shares">
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
              words={`${words}: ${shareWords(share)}`}
              {...(value !== null && { aside: m.collection_stats_answers({ count: share.count }) })}
            />
          )
        })}
      </div>
    </Section>
  )
}

/** What was predicted before each answer, and what came true. */
export function Calibrated({ figures }: { readonly figures: Figures }): ReactNode {
  const { bins, error } = calibrationOf(figures.sums)
  if (error === null)
    return (
      <Section title={m.collection_stats_calibration()}>
        <p className="fg-lead">{m.collection_stats_none({ least: LEAST_ANSWERS })}</p>
      </Section>
    )
  const told = m.collection_stats_calibration_text({ points: Math.round(1000 * error) / 10 })
  return (
    <Section title={m.collection_stats_calibration()}>
      <p className="fg-lead">{told}</p>
      {bins.length < LEAST_POINTS ? (
        <ul className="fg-bins">
          {bins.map(({ predicted, actual }) => (
            <li key={predicted}>
              {m.collection_stats_bin({ predicted: percent(predicted), actual: percent(actual) })}
            </li>
          ))}
        </ul>
      ) : (
        <LineChart
          title={m.collection_stats_calibration()}
          summary={told}
          open={m.collection_stats_open()}
          across={m.collection_stats_predicted()}
          up={m.collection_stats_actual()}
          labels={bins.map(({ predicted }) => `${percent(predicted)} %`)}
          lines={[
            { name: m.collection_stats_actual(), values: bins.map(({ actual }) => percent(actual)) },
            { name: m.collection_stats_predicted(), values: bins.map(({ predicted }) => percent(predicted)) }
          ]}
          format={value => `${value} %`}
          range={[0, 100]}
        />
      )}
    </Section>
  )
}

/** The same by topic, with what is expected on the day of the exam. */
export function ByTopic({ figures }: { readonly figures: Figures }): ReactNode {
  const { of: names } = useStore($names)
  const day = new Map(figures.onTheDay.map(topic => [topic.id, topic]))
  const ids = [...new Set([...figures.sums.topics.keys(), ...day.keys()])].filter(id => names.has(id))
  if (ids.length === 0) return null
  return (
    <Section title={m.collection_stats_topics()}>
      <p className="fg-lead">{m.collection_stats_topics_text()}</p>
      <table className="cl-log fg-topics">
        <thead>
          <tr>
            <th scope="col">{m.collection_topic()}</th>
            <th scope="col">{m.collection_stats_recalled()}</th>
            <th scope="col">{m.collection_col_day()}</th>
          </tr>
        </thead>
        <tbody>
          {ids.map(id => {
            const recall = day.get(id)?.recall
            return (
              <tr key={id}>
                <th scope="row">{names.get(id)}</th>
                <td>{shareWords(figures.sums.topics.get(id) ?? { right: 0, count: 0 })}</td>
                <td>
                  {recall === undefined ? m.collection_none() : m.collection_percent({ percent: percent(recall) })}
                </td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </Section>
  )
}
