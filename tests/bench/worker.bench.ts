import { globSync } from 'node:fs'
import { basename } from 'node:path'
import { type Row, milliseconds, quantile } from '#cli/report/bench-table.ts'
import { startApp } from '#cli/process/running-app.ts'
import { sourceFromText } from '#engine/source-text.ts'
import { launch } from './browser.ts'
import { longNote } from './engine.ts'
import { timeWorker } from './time-worker.ts'

export const title = "The engine's worker, in Chromium on the built app"
export const how =
  'From the message to the worker to its answer on the page. The longest frame is the longest time between two frames of the page while the worker works. 2,000 blocks lie in 100 notes.'

const QUESTIONS = [
  'Why does the rate of photosynthesis fall at high temperatures?',
  'What is opportunity cost?',
  'When is momentum conserved?',
  'Who painted the Mona Lisa?'
]

const isLine = (block: { readonly kind: string }): boolean => block.kind !== 'heading'

/** A hundred notes of twenty blocks each, as the editor stores them. */
function hundredNotes(): { id: string; title: string; doc: unknown }[] {
  const lines = sourceFromText('bench', 'Notes', longNote(130_000)).blocks.filter(isLine)
  return Array.from({ length: 100 }, (_, note) => {
    const content = lines.slice(note * 20, note * 20 + 20).map(({ text }, at) => ({
      type: 'paragraph',
      attrs: { id: `b${note}-${at}` },
      content: [{ type: 'text', text }]
    }))
    return { id: `note-${note}`, title: `Note ${note}`, doc: { type: 'doc', content } }
  })
}

export async function measure(): Promise<readonly Row[]> {
  const [worker] = globSync('dist/client/_astro/engine.worker*.js')
  if (!worker) return [{ what: 'the worker', value: 'not measured: run npm run build first' }]
  const { origin, stop } = await startApp()
  const browser = await launch()
  try {
    const page = await browser.newPage()
    await page.goto(`${origin}/about`)
    const { cards, index, asks, longestFrame } = await timeWorker(page, {
      worker: `/_astro/${basename(worker)}`,
      source: sourceFromText('bench', 'A long note', longNote(10_000)),
      notes: hundredNotes(),
      questions: QUESTIONS
    })
    const [first = 0, ...later] = cards
    return [
      {
        what: '10,000 words to cards',
        value: `${milliseconds(later)}, ${first.toFixed(0)} first`,
        bar: 'median ≤ 1,000 ms',
        isMet: quantile(later, 0.5) <= 1000
      },
      { what: '2,000 blocks indexed', value: index.toFixed(0) },
      {
        what: 'one question over 2,000 blocks',
        value: milliseconds(asks),
        bar: 'p75 ≤ 100 ms',
        isMet: quantile(asks, 0.75) <= 100
      },
      {
        what: 'longest frame of the page meanwhile',
        value: longestFrame.toFixed(0),
        bar: '≤ 50 ms',
        isMet: longestFrame <= 50
      }
    ]
  } finally {
    await browser.close()
    await stop()
  }
}
