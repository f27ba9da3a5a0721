import { useStore } from '@nanostores/react'
import { lazy, Suspense, useEffect, type ReactNode } from 'react'
import { $isPaletteOpen, listenForPalette } from '#tools/shell/frame/palette-open.store.ts'

const Palette = lazy(async () => ({ default: (await import('#tools/shell/palette/Palette.tsx')).Palette }))

/** Fetched when it is first asked for. */
export function PaletteHost(): ReactNode {
  useEffect(() => listenForPalette(document), [])
  return useStore($isPaletteOpen) ? (
    <Suspense>
      <Palette />
    </Suspense>
  ) : null
}
