import { useStore } from '@nanostores/react'
import type { ReactNode } from 'react'
import type { Figures } from '#data/read/cards/stats.ts'
import { m } from '#messages/generated/messages.js'
import { href } from '#stores/route.ts'
import { wordsFor } from '#stores/words.ts'
import { RoomTabs } from '#tools/notetaker/cards-list/RoomTabs.tsx'
import { Answered, Due } from '#tools/notetaker/stats/ByDay.tsx'
import { Health } from '#tools/notetaker/stats/Health.tsx'
import { ByTopic, Calibrated, Retention } from '#tools/notetaker/stats/Recall.tsx'
import { $figures } from '#tools/notetaker/stats/stats.store.ts'
import { PageFrame } from '#ui/page/PageFrame.tsx'
import { Empty } from '#ui/state/Empty.tsx'
import { Progress } from '#ui/state/Progress.tsx'
import listCss from '#tools/notetaker/cards-list/cards-list.css?inline'
import css from '#tools/notetaker/stats/stats.css?inline'
import { adoptStyles } from '#ui/adopt-styles.ts'

adoptStyles(listCss)
adoptStyles(css)

function NoAnswers({ cards }: { readonly cards: number }): ReactNode {
  return (
    <Empty
      title={m.collection_stats_empty_title()}
      action={
        cards === 0 ? (
          <a href={href('notetaker')}>{m.begin_cards_act()}</a>
        ) : (
          <a className="act" href={href('notetaker', { review: 'today' })}>
            {m.collection_stats_review()}
          </a>
        )
      }
    >
      {cards === 0 ? m.collection_stats_empty_cards() : m.collection_stats_empty()}
    </Empty>
  )
}

function Pictures({ figures, wish }: { readonly figures: Figures; readonly wish: number }): ReactNode {
  return (
    <>
      <Answered figures={figures} />
      <Due figures={figures} />
      <div className="fg-pair">
        <Retention figures={figures} wish={wish} />
        <Calibrated figures={figures} />
      </div>
      <ByTopic figures={figures} />
      {figures.sums.future > 0 && <p className="hint">{m.collection_stats_future({ count: figures.sums.future })}</p>}
    </>
  )
}

/** What the student's own log says, each picture with its table; nothing is claimed of too few answers. */
export function StatsPlace(): ReactNode {
  const now = useStore($figures)
  const figures = now.state === 'ready' ? now.figures : null
  return (
    <PageFrame title={m.collection_stats_title()} tools={<RoomTabs here="stats" />}>
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
          <NoAnswers cards={now.figures.cards} />
        ) : (
          <Pictures figures={now.figures} wish={now.wish} />
        ))}
      {figures?.cards !== 0 && <Health />}
    </PageFrame>
  )
}
