import { useEffect, useState, type ReactNode } from 'react'
import { site } from '#config/site.ts'
import type { FeedStyle, PlanFeedAnswer } from '#contract/calendar.ts'
import { askPlanFeed, endPlanFeed, makePlanFeed } from '#data/sync/feeds/plan-feed.ts'
import { m } from '#messages/generated/messages.js'
import { wordsFor } from '#stores/words.ts'
import { Button } from '#ui/Button.tsx'
import { RadioGroup } from '#ui/RadioGroup.tsx'
import { TextField } from '#ui/TextField.tsx'
import { ConfirmDialog } from '#ui/overlay/ConfirmDialog.tsx'
import { Section } from '#ui/page/PageFrame.tsx'

const day = new Intl.DateTimeFormat(site.locale, { dateStyle: 'long' })

const styles = (): readonly { value: FeedStyle; text: string }[] => [
  { value: 'titles', text: m.planner_address_titles() },
  { value: 'busy', text: m.planner_address_busy() }
]

/** The address as it is told once. */
function Made({ path }: { readonly path: string }): ReactNode {
  const [isCopied, setCopied] = useState(false)
  const address = new URL(path, location.origin).href
  return (
    <div className="pl-address">
      <TextField label={m.planner_address_new()} hint={m.planner_address_once()} value={address} isReadOnly />
      <Button onPress={() => void navigator.clipboard.writeText(address).then(() => setCopied(true))}>
        {m.planner_address_copy()}
      </Button>
      <p role="status">{isCopied && m.planner_address_copied()}</p>
    </div>
  )
}

/** A private address at which another calendar reads the plan: made and renewed in one press each, ended after a question. */
export function PlanFeedPart(): ReactNode {
  const [known, setKnown] = useState<PlanFeedAnswer | null>(null)
  const [style, setStyle] = useState<FeedStyle>('titles')
  const [failed, setFailed] = useState('')
  const [isRunning, setRunning] = useState(false)
  const [isAsked, setAsked] = useState(false)
  const [isEnded, setEnded] = useState(false)
  const take = (answer: PlanFeedAnswer): void => {
    setKnown(answer)
    if (answer.feed) setStyle(answer.feed.style)
  }
  const fail = (error: unknown): void => setFailed(wordsFor(error))
  const run = (work: () => Promise<PlanFeedAnswer>): Promise<void> => {
    setRunning(true)
    setFailed('')
    setEnded(false)
    return work()
      .then(take, fail)
      .finally(() => setRunning(false))
  }
  useEffect(() => {
    if (navigator.onLine) void askPlanFeed().then(take, fail)
  }, [])
  const feed = known?.feed ?? null
  return (
    <Section title={m.planner_address()}>
      <p className="hint">{m.planner_address_lead()}</p>
      <p role="status">
        {isEnded && !feed && m.planner_address_ended()}
        {feed &&
          (feed.style === 'busy' ? m.planner_address_is_busy : m.planner_address_is)({
            day: day.format(new Date(feed.madeAt))
          })}
      </p>
      {known?.path && <Made key={known.path} path={known.path} />}
      <RadioGroup label={m.planner_address_style()} value={style} options={styles()} onChange={setStyle} />
      <p className="row">
        <Button isPending={isRunning} onPress={() => void run(() => makePlanFeed(style))}>
          {feed ? m.planner_address_renew() : m.planner_address_make()}
        </Button>
        {feed && (
          <Button kind="quiet" isPending={isRunning} onPress={() => setAsked(true)}>
            {m.planner_address_end()}
          </Button>
        )}
      </p>
      {feed && <p className="hint">{m.planner_address_renew_hint()}</p>}
      <ConfirmDialog
        title={m.planner_address_end_title()}
        isOpen={isAsked}
        confirm={m.planner_address_end()}
        cancel={m.planner_address_keep()}
        onConfirm={() => run(() => endPlanFeed().finally(() => setAsked(false))).then(() => setEnded(true))}
        onClose={() => setAsked(false)}
      >
        <p>{m.planner_address_end_what()}</p>
      </ConfirmDialog>
      <div role="alert">{failed !== '' && <p className="error">{failed}</p>}</div>
    </Section>
  )
}
