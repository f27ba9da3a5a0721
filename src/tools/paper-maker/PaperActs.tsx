import { useStore } from '@nanostores/react'
import type { ReactNode } from 'react'
import type { Preset } from '#domain/paper/preset.ts'
import { m } from '#messages/generated/messages.js'
import { openTool } from '#stores/route.ts'
import { $busy, asFile, deletePaper, makeAgain, setSize, type OpenPaper } from '#tools/paper-maker/paper.store.ts'
import { Button } from '#ui/Button.tsx'
import { download } from '#ui/download.ts'
import { Menu } from '#ui/Menu.tsx'

interface PaperActsProps {
  readonly paper: OpenPaper
  readonly preset: Preset | null
  /** It was begun and not submitted. */
  readonly isOpen: boolean
}

/** One main act, printing beside it, and the rest in a menu. */
export function PaperActs({ paper, preset, isOpen }: PaperActsProps): ReactNode {
  const isBusy = useStore($busy) !== null
  const { id, seed, blueprint } = paper
  const other = blueprint.size === 'A4' ? 'Letter' : 'A4'
  const keep = (): void =>
    download(new Blob([asFile(paper)], { type: 'application/json' }), `paper-${seed.toString(32)}.json`)
  return (
    <>
      <Button kind="ink-small" onPress={() => openTool('paper-maker', { sit: id })}>
        {isOpen ? m.paper_go_on() : m.sit_now()}
      </Button>
      <Button onPress={() => print()}>{m.paper_print()}</Button>
      <Menu
        label={m.paper_more_acts()}
        trigger={m.paper_more_word()}
        placement="bottom end"
        entries={[
          ...(preset
            ? [
                {
                  id: 'again',
                  text: m.paper_again(),
                  isDisabled: isBusy || isOpen,
                  run: () => void makeAgain(paper, preset)
                }
              ]
            : []),
          { id: 'size', text: m.paper_size_other({ size: other }), run: () => void setSize(paper, other) },
          { id: 'keep', text: m.paper_keep(), run: keep },
          { id: 'all', text: m.paper_back(), run: () => openTool('paper-maker') },
          { id: 'delete', text: m.paper_delete(), run: () => void deletePaper(id) }
        ]}
      />
    </>
  )
}
