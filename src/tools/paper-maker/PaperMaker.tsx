import { useStore } from '@nanostores/react'
import { lazy, Suspense, useEffect, type ReactNode } from 'react'
import { retry } from '#lib/async/retry.ts'
import { m } from '#messages/generated/messages.js'
import { $index, $place, loadIndex, wish } from '#tools/paper-maker/maker.store.ts'
import { DrillPage } from '#tools/paper-maker/drill/DrillPage.tsx'
import { Make } from '#tools/paper-maker/Make.tsx'
import { OwnList } from '#tools/paper-maker/own/OwnList.tsx'
import { OwnPage } from '#tools/paper-maker/own/OwnPage.tsx'
import { PaperList } from '#tools/paper-maker/PaperList.tsx'
import { FirstPaper } from '#tools/paper-maker/ten/FirstPaper.tsx'
import { PaperPage } from '#tools/paper-maker/PaperPage.tsx'
import css from '#tools/paper-maker/room.css?inline'
import { UnderWay } from '#tools/paper-maker/sit/UnderWay.tsx'
import { RemoteView } from '#tools/shared/RemoteView.tsx'
import { adoptStyles } from '#ui/adopt-styles.ts'
import { PageFrame, Section, SidePart } from '#ui/page/PageFrame.tsx'

adoptStyles(css)

const SitPlace = lazy(async () => {
  const { SitPlace: Place } = await retry(() => import('#tools/paper-maker/sit/SitPlace.tsx'))
  return { default: Place }
})

const TenMarks = lazy(async () => {
  const { TenMarks: Place } = await retry(() => import('#tools/paper-maker/ten/TenMarks.tsx'))
  return { default: Place }
})

/** A paper to make, or one that was made. */
export function PaperMaker(): ReactNode {
  const place = useStore($place)
  const index = useStore($index)
  useEffect(() => void loadIndex(), [])
  useEffect(() => {
    if (place.preset !== undefined) return
    if (place.skill !== undefined) wish({ skill: place.skill })
    if (place.topic !== undefined) wish({ topics: [place.topic] })
  }, [place.preset, place.skill, place.topic])
  if (place.sit !== undefined)
    return (
      <Suspense fallback={<p role="status">{m.sit_loading()}</p>}>
        <SitPlace />
      </Suspense>
    )
  if (place.ten !== undefined)
    return (
      <Suspense fallback={<p role="status">{m.paper_making()}</p>}>
        <TenMarks key={place.ten} subjectId={place.ten} />
      </Suspense>
    )
  if (place.paper !== undefined) return <PaperPage key={place.paper} />
  if (place.preset !== undefined && place.topic !== undefined)
    return <DrillPage presetId={place.preset} topic={place.topic} skill={place.skill ?? ''} />
  if (place.own !== undefined) return <OwnPage key={place.own} id={place.own} />
  return (
    <PageFrame
      title={m.paper_title()}
      side={
        <>
          <SidePart title={m.paper_yours()}>
            <PaperList />
          </SidePart>
          <SidePart title={m.paper_own_title()}>
            <OwnList />
          </SidePart>
        </>
      }
    >
      <UnderWay />
      <FirstPaper />
      <Section title={m.paper_new()}>
        <RemoteView
          remote={index}
          loading={m.paper_bank_loading()}
          failed={m.paper_bank_failed()}
          onRetry={() => void loadIndex()}
        >
          {value => (
            <>
              <Make index={value} />
              {value.errata.length > 0 && (
                <>
                  <p className="hint">{m.paper_errata()}</p>
                  <ul>
                    {value.errata.map(({ on, key, what }) => (
                      <li key={`${on}${key}`}>{`${on} · ${key}: ${what}`}</li>
                    ))}
                  </ul>
                </>
              )}
            </>
          )}
        </RemoteView>
      </Section>
    </PageFrame>
  )
}
