import { useStore } from '@nanostores/react'
import { lazy, Suspense, useEffect, type ReactNode } from 'react'
import { $areKeysOpen, openKeys } from '#tools/shared/keys/keys-open.store.ts'
import { listenForKeys } from '#tools/shared/keys/use-keys.ts'
import { $isPaletteOpen, openPalette } from '#tools/shell/frame/palette-open.store.ts'

const Palette = lazy(async () => ({ default: (await import('#tools/shell/palette/Palette.tsx')).Palette }))
const Keys = lazy(async () => ({ default: (await import('#tools/shell/keys/Keys.tsx')).Keys }))

/** What opens over any room: the palette and the list of keys, fetched when they are first asked for. */
export function PaletteHost(): ReactNode {
  useEffect(() => listenForKeys('everywhere', () => ({ palette: openPalette }), 'page'), [])
  useEffect(() => listenForKeys('page', () => ({ keys: openKeys })), [])
  const isPaletteOpen = useStore($isPaletteOpen)
  const areKeysOpen = useStore($areKeysOpen)
  return (
    <Suspense>
      {isPaletteOpen && <Palette />}
      {areKeysOpen && <Keys />}
    </Suspense>
  )
}
