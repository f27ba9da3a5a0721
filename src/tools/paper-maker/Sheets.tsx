import { useMemo, useState, type ReactNode } from 'react'
import { asPrinted } from '#domain/paper/print/figure-numbers.ts'
import { printedSections } from '#domain/paper/print/front.ts'
import { numberingOf, type Preset } from '#domain/paper/preset.ts'
import { m } from '#messages/generated/messages.js'
import { codeOf } from '#tools/paper-maker/maker.store.ts'
import { blocksOf, type View } from '#tools/paper-maker/page/blocks.ts'
import { Cover } from '#tools/paper-maker/page/Cover.tsx'
import { Flow } from '#tools/paper-maker/page/Flow.tsx'
import { Pages } from '#tools/paper-maker/page/Pages.tsx'
import type { OpenPaper } from '#tools/paper-maker/paper.store.ts'
import { Button } from '#ui/Button.tsx'
import { useNarrow } from '#ui/use-narrow.ts'

interface SheetsProps {
  readonly paper: OpenPaper
  readonly preset: Preset | null
  readonly view: View
}

/** A view of the paper: pages as they are printed, and on a phone the same to read. */
export function Sheets({ paper, preset, view }: SheetsProps): ReactNode {
  const isNarrow = useNarrow()
  const sections = useMemo(
    () => asPrinted(printedSections(paper.sections, paper), numberingOf(preset)),
    [paper, preset]
  )
  const blocks = useMemo(() => blocksOf({ sections, preset, view }), [sections, preset, view])
  const cover = useMemo(
    () => <Cover paper={paper} sections={sections} preset={preset} view={view} />,
    [paper, sections, preset, view]
  )
  return (
    <>
      {isNarrow && <Flow blocks={blocks} cover={cover} />}
      <Pages
        blocks={blocks}
        size={paper.blueprint.size}
        code={codeOf(paper.blueprint) ?? paper.title}
        label={m.paper_pages()}
        cover={cover}
        isForPrint={isNarrow}
      />
    </>
  )
}

/** While the clock of a sitting runs, its scheme is not in sight; who wants it may have it. */
export function SchemeSheets({ isOpen, ...props }: SheetsProps & { readonly isOpen: boolean }): ReactNode {
  const [isShown, show] = useState(false)
  if (!isOpen || isShown) return <Sheets {...props} />
  return (
    <div className="pp-facts">
      <p>{m.paper_scheme_closed()}</p>
      <Button kind="quiet" onPress={() => show(true)}>
        {m.paper_scheme_open()}
      </Button>
    </div>
  )
}
