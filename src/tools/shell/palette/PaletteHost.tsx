import { useStore } from '@nanostores/react'
import { lazy, Suspense, useEffect, type ReactNode } from 'react'
import { $areKeysOpen, openKeys } from '#tools/shared/keys/keys-open.store.ts'
import { listenForKeys } from '#tools/shared/keys/use-keys.ts'
import { $isPaletteOpen, openPalette } from '#tools/shell/frame/palette-open.store.ts'

const palette = () => import('#tools/shell/palette/Palette.tsx')
const Palette = lazy(async () => ({ default: (await palette()).Palette }))
const Keys = lazy(async () => ({ default: (await import('#tools/shell/keys/Keys.tsx')).Keys }))

/** Later than anything a room fetches for itself. */
const IDLE = 3000

/** What opens over any room: the palette and the list of keys, fetched when they are first asked for. */
export function PaletteHost(): ReactNode {
  useEffect(() => listenForKeys('everywhere', () => ({ palette: openPalette }), 'page'), [])
  useEffect(() => listenForKeys('page', () => ({ keys: openKeys })), [])
  // Once the room stands: who asks for the palette does not wait for it. A failure is met when it is opened.
  useEffect(() => {
    const fetching = setTimeout(() => void palette().catch(() => undefined), IDLE)
    return () => clearTimeout(fetching)
  }, [])
  const isPaletteOpen = useStore($isPaletteOpen)
  const areKeysOpen = useStore($areKeysOpen)
  return (
    <Suspense>
      {isPaletteOpen && <Palette />}
      {areKeysOpen && <Keys />}
    </Suspense>
  )
}
