import { expect, test } from 'vitest'
import { noteMarkdown } from '#lib/pages/note-markdown.ts'

test('a drawing leaves its caption, and no tag stays', () => {
  const page = `## One

<figure>
<svg viewBox="0 0 1 1"><text>x</text></svg>
<figcaption>A <em>line</em>
of events</figcaption>
</figure>

<!-- a remark -->

| a | b |
|---|---|
| one<br>two | 3 < 4 and 5 > 2 |`
  expect(noteMarkdown(page)).toBe(`## One

*A line of events*

| a | b |
|---|---|
| one two | 3 < 4 and 5 > 2 |`)
})
