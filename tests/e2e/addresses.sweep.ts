import { tools, type ToolId } from '#config/tools.ts'
import { href, type Places } from '#stores/places.ts'
import { expect, test } from './steps/fixtures.ts'

const ID = '0198c5f0-0000-7000-8000-0000000000aa'

/** Each kind of address that leads into a room from elsewhere, to something that is not there (any more). */
const ADDRESSES: { readonly [Id in ToolId]: readonly Places[Id][] } = {
  main: [{}],
  notetaker: [
    { note: ID, at: 'block' },
    { subject: ID },
    { quiz: ID },
    { cards: 'all' },
    { stats: '' },
    { review: 'today' },
    { review: `note:${ID}` },
    { review: `subject:${ID}` },
    { import: '' },
    { recording: ID, t: '12' }
  ],
  planner: [{ day: '2027-05-12', block: ID }],
  'paper-maker': [{ skill: 'evaluate', topic: ID }, { sit: ID }, { paper: ID, view: 'print' }],
  'answer-reviewer': [{ attempt: ID, part: 'a:0' }, { attempt: ID, view: 'print' }, { loss: ID }, { view: 'new' }],
  chatbot: [
    { thread: ID },
    { about: `card:${ID}` },
    { about: `note:${ID}` },
    { about: `question:${ID}` },
    { about: `mark:${ID}` }
  ],
  'study-zone': [{ timer: `block:${ID}` }, { graph: ID }, { tool: 'calculator' }, { log: 'week' }],
  'user-settings': [{ part: 'subjects' }],
  onboarding: [{ step: 'name' }]
}

test('every address of the rooms opens its room, whatever it names', async ({ signedIn: page }) => {
  for (const [id, places] of Object.entries(ADDRESSES) as [ToolId, readonly Places[ToolId][]][])
    for (const place of places) {
      await page.goto(href(id, place))
      await expect(page, href(id, place)).toHaveTitle(new RegExp(`^${tools[id].title} `))
      await expect(page.locator('#tool-title'), href(id, place)).toHaveText(/\w/)
      await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toBeAttached()
    }
})
