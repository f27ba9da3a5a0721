import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { aRow } from '../../../../../tests/support/any-row.ts'
import { packLevels } from '#domain/lecture/loudness.ts'
import type { LineDraft } from '#data/write/lecture/lines.ts'
import type { Said } from '#domain/lecture/said/said.ts'
import { Coverage } from '#tools/notetaker/lecture/transcript/Coverage.tsx'
import { SameAgain } from '#tools/notetaker/lecture/transcript/FindReplace.tsx'
import { typedLetters, type Typed } from '#tools/notetaker/lecture/transcript/LineEditor.tsx'
import { Lines, type LinesProps } from '#tools/notetaker/lecture/transcript/Lines.tsx'
import { withTime } from '#tools/notetaker/lecture/transcript/line-acts.ts'
import { certificateOf, voicedIn } from '#tools/notetaker/lecture/transcript/transcript.store.ts'
import { gapWords, lengthWords } from '#tools/notetaker/lecture/transcript/transcript-words.ts'

vi.mock('#data/ai/feature-model.ts', async () => {
  const { atom } = await import('nanostores')
  return { $featureModels: { transcribe: atom('whisper') } }
})

const line = (id: string, from: number, to: number, text: string, more: Partial<Said> = {}): Said => ({
  id,
  kind: 'speech',
  from,
  to,
  text,
  speaker: '',
  engine: 'whisper',
  isOwn: false,
  marks: [],
  anchors: [],
  ...more
})
/** A voice for 60 s, silence for 20, a voice for 24. */
const levels = Array.from({ length: 104 }, (_one, at) => (at < 60 || at >= 80 ? 100 : 1))
const recording = {
  ...{ id: 'r', rev: 0, createdAt: '', updatedAt: '', deletedAt: null },
  ...aRow('recordings'),
  seconds: 104,
  state: 'kept' as const,
  sound: { v: 1 as const, mime: 'audio/webm', cuts: [], making: [] },
  loudness: { v: 1 as const, step: 1, levels: packLevels(levels) }
}
const words = (html: string): string => html.replaceAll(/<[^>]+>/g, '|').replaceAll(/\|+/g, '|')
const nothing = () => undefined

test('what has text and what has none is said with its seconds, each part to hear, send and type', () => {
  const lines = [line('a', 0, 60, 'All of the first minute.')]
  const certificate = certificateOf(voicedIn(recording), lines)
  expect(certificate).toMatchObject({ voiced: 84, bare: 24, gaps: [{ from: 80, to: 104, mark: undefined }] })
  const html = renderToStaticMarkup(
    <Coverage recording={recording} certificate={certificate} lines={lines} onSeek={nothing} onType={nothing} />
  )
  expect(words(html)).toContain('1 min 24 s of speech, all but 24 s has text.')
  expect(words(html)).toContain('|1:20 to 1:44|Listen|Send this part|Type it|')
})

test('doubtful text counts as none, and why is said', () => {
  const lines = [line('a', 0, 60, 'Good.'), line('b', 80, 104, 'And so on.', { marks: ['loop'] })]
  const [gap] = certificateOf(voicedIn(recording), lines).gaps
  expect(gap && gapWords(gap, gap.mark)).toBe('1:20 to 1:44 is not clear: the text repeats itself.')
})

test('text in a line is text: nothing in it becomes markup', () => {
  const html = renderToStaticMarkup(
    <Lines
      recordingId="r"
      lines={[
        line('a', 0, 10, 'One. <img src=x onerror=y> two.', { speaker: 'Ms <b>Rao' }),
        line('b', 10, 20, 'Three.')
      ]}
      photos={[]}
      at={9}
      isFollowed
      onSeek={nothing}
      draft={null}
      onDraft={nothing}
      onKeep={() => Promise.resolve()}
      typed={typedLetters()}
      shown={null}
      list={{ current: null }}
    />
  )
  expect(html).not.toContain('<img')
  expect(html).toContain('Ms &lt;b&gt;Rao')
  expect(html).toMatch(/<mark class="tr-now">&lt;img src=x onerror=y&gt; two\.<\/mark>/)
  // One line is a stop of the Tab key: its second, and what can be done with it.
  expect(html.match(/tabindex="0"/g)).toHaveLength(4)
  expect(html.match(/tabindex="-1"/g)).toHaveLength(4)
})

test('a line is copied with its time and who says it', () => {
  expect(withTime(line('a', 252, 260, 'Water is split.'))).toBe('4:12 Water is split.')
  expect(withTime(line('a', 252, 260, 'Water is split.', { speaker: 'Ms Rao' }))).toBe('4:12 Ms Rao: Water is split.')
})

test('the same term elsewhere is offered with its count, and not where it is nowhere else', () => {
  const lines = [line('a', 0, 9, 'File a coid and file a coid.'), line('b', 9, 12, 'File a coid.')]
  const again = (to: string) =>
    words(
      renderToStaticMarkup(
        <SameAgain
          recordingId="r"
          lines={lines}
          term={{ from: to, to: 'thylakoid' }}
          onLook={nothing}
          onDone={nothing}
        />
      )
    )
  expect(again('file a coid')).toContain('It stands 3 more times.|Change all 3|Look at each|')
  expect(again('osmosis')).toBe('')
  expect(lengthWords(2292)).toBe('38 min 12 s')
})

const long = (
  lines: readonly Said[],
  more: Partial<Pick<LinesProps, 'photos' | 'at'>> & { readonly draft?: LineDraft; readonly typed?: Typed } = {}
) =>
  renderToStaticMarkup(
    <Lines
      recordingId="r"
      lines={lines}
      photos={more.photos ?? []}
      at={more.at ?? 0}
      isFollowed
      onSeek={nothing}
      draft={more.draft ?? null}
      onDraft={nothing}
      onKeep={() => Promise.resolve()}
      typed={more.typed ?? typedLetters()}
      shown={null}
      list={{ current: null }}
    />
  )

test('a photo of the board stands in the text after what was said before it', () => {
  const lines = [line('a', 5, 10, 'One.'), line('b', 10, 20, 'Two.'), line('c', 20, 30, 'Three.')]
  const none = { rev: 0, createdAt: '', updatedAt: '', deletedAt: null }
  const photo = (second: number) => ({
    ...none,
    ...aRow('markers'),
    id: `p${second}`,
    kind: 'photo' as const,
    fileId: 'f',
    second
  })
  const html = long(lines, { photos: [2, 9, 15, 40].map(photo) })
  const photoAt = (time: string): string => `Hear from ${time}: Photo`
  const order = [photoAt('0:02'), 'One.', photoAt('0:09'), 'Two.', photoAt('0:15'), 'Three.', photoAt('0:40')]
  const found = order.map(words => html.lastIndexOf(words))
  expect(found).toEqual(found.toSorted((one, other) => one - other))
  expect(found).not.toContain(-1)
})

test('of a long text only what is near, what is heard and what is changed is in the page', () => {
  const lines = Array.from({ length: 5000 }, (_one, at) => line(`l${at}`, at, at + 1, `Line ${at}.`))
  const draft = { id: 'l4000', from: 4000, to: 4001, text: 'Line 4000.', speaker: '' }
  const html = long(lines, { at: 2500.5, draft })
  expect(html.match(/class="tr-line"/g)).toHaveLength(100)
  expect(html.match(/class="tr-gap"/g)).toHaveLength(196)
  for (const there of ['Line 0.', 'Line 2500.', 'Line 4000.']) expect(html).toContain(there)
  expect(html).not.toContain('Line 1000.')
})

test('the letters of an open editor stay when an answer moves its line to another block', () => {
  const draft = { id: 'a', from: 3, to: 9, text: 'File a coid.', speaker: '' }
  const typed = typedLetters()
  typed.write({ ...draft, text: 'Half a sen' })
  const html = long([line('a', 3, 9, 'File a coid.')], { draft, typed })
  expect(html).toContain('Half a sen')
  expect(html).not.toContain('File a coid.')
  expect(long([line('b', 3, 9, 'Other.')], { draft: { ...draft, id: 'b', text: 'Other.' }, typed })).toContain('Other.')
})

test('where the sound was deleted a press still says which place is meant', () => {
  const silent = renderToStaticMarkup(
    <Lines
      recordingId="r"
      lines={[line('a', 30, 33, 'The rate is limited.')]}
      at={0}
      isFollowed={false}
      onSeek={nothing}
      isSilent
      photos={[]}
      draft={null}
      onDraft={nothing}
      onKeep={() => Promise.resolve()}
      typed={typedLetters()}
      shown={null}
      list={{ current: null }}
    />
  )
  expect(silent).toContain('aria-label="Go to 0:30: The rate is limited."')
  expect(silent).not.toContain('Hear from')
})

test('of a line that two writers changed both versions are in the page, each to be taken by name', () => {
  const others = [{ id: 'b', text: 'The thylakoid.', speaker: 'Ms Rao' }]
  const double = line('c', 30, 33, 'The stroma.', { edit: { rows: ['a', 'b', 'c'], others, taken: [] } })
  const html = long([double, line('d', 33, 36, 'Next.')])
  expect(words(html)).toContain('|The stroma.|')
  expect(words(html)).toContain('|Ms Rao|The thylakoid.|Use this one|Leave it out|')
  expect(html).toContain('aria-label="Leave out the other version of 0:30"')
  // What was typed before the other tab's words came is still of this line.
  const draft = { id: 'a', from: 30, to: 33, text: 'The stro', speaker: '' }
  expect(long([double], { draft })).toContain('The stro</textarea>')
})
