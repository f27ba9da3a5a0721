import { useStore } from '@nanostores/react'
import { lazy, Suspense, useEffect, useRef, type ReactNode } from 'react'
import { retry } from '#lib/async/retry.ts'
import { m } from '#messages/generated/messages.js'
import css from '#tools/user-settings/passport/passport.css?inline'
import { $passport, leavePassport, takePassport } from '#tools/user-settings/passport/passport-in.store.ts'
import { adoptStyles } from '#ui/adopt-styles.ts'
import { FileDrop } from '#ui/choice/FileDrop.tsx'
import { Progress } from '#ui/state/Progress.tsx'

adoptStyles(css)

const PassportFound = lazy(async () => {
  const { PassportFound: Part } = await retry(() => import('#tools/user-settings/passport/PassportFound.tsx'))
  return { default: Part }
})

/** A passport back in: what it would do is shown first. */
export function PassportIn(): ReactNode {
  const state = useStore($passport)
  const title = useRef<HTMLHeadingElement>(null)
  const before = useRef(state.kind)
  useEffect(() => {
    // What had the focus is gone with the step before.
    if (before.current !== state.kind && document.activeElement === document.body) title.current?.focus()
    before.current = state.kind
  }, [state.kind])
  return (
    <div className="pt-in">
      <h3 ref={title} tabIndex={-1}>
        {m.passport_in_title()}
      </h3>
      {state.kind === 'busy' && (
        <Progress
          label={state.words}
          value={state.share}
          cancel={{ label: m.passport_in_cancel(), onPress: leavePassport }}
        />
      )}
      {state.kind === 'found' && (
        <Suspense fallback={<p role="status">{m.passport_in_comparing()}</p>}>
          <PassportFound found={state} />
        </Suspense>
      )}
      {(state.kind === 'none' || state.kind === 'failed') && (
        <>
          <p>{m.passport_in_text()}</p>
          {state.kind === 'failed' && (
            <p className="error" role="alert">
              {state.words}
            </p>
          )}
          <FileDrop
            label={m.passport_in_drop()}
            choose={m.passport_in_choose()}
            accept={['.zip', 'application/zip']}
            onFiles={([file]) => void (file && takePassport(file))}
          />
        </>
      )}
    </div>
  )
}
