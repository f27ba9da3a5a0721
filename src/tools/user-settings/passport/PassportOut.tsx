import { useEffect, useRef, useState, type ReactNode } from 'react'
import { isLectureSound } from '#domain/passport/asset-name.ts'
import { m } from '#messages/generated/messages.js'
import { wordsFor } from '#stores/words.ts'
import { exportEverything } from '#tools/shared/export-all.ts'
import { ComingIn, useComingIn } from '#tools/shared/saving/ComingIn.tsx'
import { Button } from '#ui/Button.tsx'
import { Checkbox } from '#ui/Checkbox.tsx'
import { Progress } from '#ui/state/Progress.tsx'

type State =
  | { readonly kind: 'ready'; readonly words: string; readonly isFault?: boolean }
  | { readonly kind: 'making'; readonly share: number; readonly stop: AbortController }

const MEGABYTE = 1024 * 1024

/** Megabytes of the sounds of lectures; 0 until they are counted. */
function useSoundSize(): number {
  const [size, setSize] = useState(0)
  useEffect(() => {
    let isHere = true
    const count = async (): Promise<void> => {
      const { fileEntries } = await import('#data/account/passport/rows.ts')
      const bytes = (await fileEntries()).filter(isLectureSound).reduce((sum, entry) => sum + entry.size, 0)
      if (isHere) setSize(bytes / MEGABYTE)
    }
    // Where the device cannot be read, the export itself says so.
    void count().catch(() => undefined)
    return () => {
      isHere = false
    }
  }, [])
  return size
}

/** Everything in one file, with how far it is and the way to stop it. */
export function PassportOut(): ReactNode {
  const [state, setState] = useState<State>({ kind: 'ready', words: '' })
  const [withSound, setWithSound] = useState(false)
  const size = useSoundSize()
  const isPart = useComingIn() !== undefined
  const button = useRef<HTMLDivElement>(null)
  const wasMaking = useRef(false)
  useEffect(() => {
    // The bar had the focus, and is gone.
    if (wasMaking.current && state.kind === 'ready') button.current?.querySelector('button')?.focus()
    wasMaking.current = state.kind === 'making'
  }, [state.kind])
  const make = async (): Promise<void> => {
    const stop = new AbortController()
    setState({ kind: 'making', share: 0, stop })
    try {
      const report = (share: number): void => setState({ kind: 'making', share, stop })
      const missing = await exportEverything({ withSound, signal: stop.signal, report })
      const words = missing === 0 ? m.passport_done() : m.passport_done_without({ count: missing })
      setState({ kind: 'ready', words })
    } catch (error) {
      const words = stop.signal.aborted ? m.passport_stopped() : wordsFor(error)
      setState({ kind: 'ready', words, isFault: !stop.signal.aborted })
    }
  }
  if (state.kind === 'making')
    return (
      <Progress
        label={m.passport_making()}
        value={state.share}
        cancel={{ label: m.passport_stop(), onPress: () => state.stop.abort() }}
      />
    )
  return (
    <>
      {size > 0 && (
        <Checkbox isSelected={withSound} onChange={setWithSound}>
          {m.passport_with_sound({ size: size < 10 ? size.toFixed(1) : String(Math.round(size)) })}
        </Checkbox>
      )}
      <ComingIn />
      {isPart && <p className="hint">{m.passport_wait()}</p>}
      <div className="row" ref={button}>
        <Button isDisabled={isPart} onPress={() => void make()}>
          {m.settings_data_export()}
        </Button>
      </div>
      <p role="status" className={state.isFault ? 'error' : 'hint'}>
        {state.words}
      </p>
    </>
  )
}
