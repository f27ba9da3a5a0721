import type { Page } from '@playwright/test'
import { expectAccessible } from './steps/accessible.ts'
import { keptOffline, synced } from './steps/device.ts'
import { expect, test } from './steps/fixtures.ts'
import { serverView, signedInState } from './steps/student.ts'

test.use({ expectedErrors: [/ERR_INTERNET_DISCONNECTED/] })

const ANSWER = 'Aid from America made Stalin fear its influence, so he set up Cominform.'

async function paste(page: Page): Promise<void> {
  await page.goto('/answer-reviewer?view=new')
  await page
    .getByLabel('The question', { exact: true })
    .fill('Explain two effects of the Marshall Plan on the superpowers. [4]')
  await page.getByLabel('Your answer').fill(ANSWER)
  await page
    .getByLabel('The mark scheme')
    .fill(
      'PUBLISHED\nStalin feared American influence (1)\nCominform set up in answer (1)\nDivision of Europe into two blocs (1)'
    )
}

const verdict = (page: Page, point: number, title: string) =>
  page
    .getByRole('group', { name: new RegExp(`your verdict on point ${point}$`) })
    .getByRole('button', { name: title, exact: true })

test('an answer is pasted, the tab killed, marked point by point offline, and what it lost is won back', async ({
  signedIn: page,
  browser,
  student,
  baseURL
}) => {
  await paste(page)
  // A scheme that does not add up says so and keeps what was typed.
  await page.getByRole('button', { name: 'Mark it', exact: true }).click()
  await expect(page.getByRole('alert')).toContainText('The points add up to 3, but the question has 4 marks.')
  const read = page.getByRole('region', { name: 'What was read' })
  await expect(read.getByRole('status')).toContainText('The points add up to 3, but the question is out of 4.')
  await read.getByRole('button', { name: 'Mark it out of 3' }).click()
  await expect(read.getByRole('status')).toHaveText('The points add up to 3, and the question is out of 3.')
  // Each line of the paste says what it was taken for, and each point can be put right.
  await expect(page.locator('.rv-paste li').first()).toHaveText(/PUBLISHED\s*left out/)
  await expect(page.locator('.rv-paste li').nth(3)).toHaveText(/Division of Europe.*point 3/)
  await read.getByLabel('Point 2', { exact: true }).fill('Cominform set up')
  await read.getByRole('button', { name: 'Remove point 1' }).press('Enter')
  await expect(read.getByRole('status')).toContainText('The points add up to 2')
  await read.getByRole('button', { name: 'Put point 1 back' }).press('Enter')
  await read.getByRole('button', { name: 'Add a point' }).press('Enter')
  await expect(read.getByLabel('Point 4', { exact: true })).toBeFocused()
  await read.getByRole('button', { name: 'Remove point 4' }).press('Enter')
  await expect(read.getByRole('button', { name: 'Add a point' })).toBeFocused()
  await expectAccessible(page)
  await synced(page)
  const after = await page.context().newPage()
  await page.close({ runBeforeUnload: false })
  await after.goto('/answer-reviewer?view=new')
  await expect(after.getByLabel('Your answer')).toHaveValue(ANSWER)
  await expect(after.getByLabel('Point 2', { exact: true })).toHaveValue('Cominform set up')
  await after.getByRole('button', { name: 'Mark it', exact: true }).click()
  await expect(after.locator('.rv-near').first()).toBeVisible()
  await keptOffline(after)
  await after.context().setOffline(true)
  const address = after.url()
  // One press a point: it is kept, and the next point that is open has the focus.
  await after.keyboard.press('1')
  await verdict(after, 2, 'Earned').press('Space')
  await expect(after.locator('.rv-sum')).toContainText('2 of 3 · 1 point not decided')
  await after.keyboard.press('2')
  await expect(after.locator('.rv-sum')).toHaveText('2 of 3')
  // After the last point a digit decides nothing.
  await after.keyboard.press('1')
  // Z takes the last press back; the other two stay.
  await after.keyboard.press('z')
  await expect(after.locator('.rv-sum')).toContainText('1 point not decided')
  await after.keyboard.press('2')
  await expect(after.getByText('All points are decided')).toBeVisible()
  // The card is read, and changed, before it is kept.
  await after.getByRole('button', { name: 'Make a card' }).click()
  await expect(after.getByLabel('Front', { exact: true })).toHaveValue(
    /Explain two effects of the Marshall Plan[^]*Which point is missing/
  )
  await expect(after.getByLabel('Back', { exact: true })).toHaveValue('Division of Europe into two blocs')
  await after.getByRole('button', { name: 'Keep this card' }).click()
  await expect(after.getByText(/^Card made/)).toBeVisible()
  await after.getByRole('button', { name: 'Plan 15 min' }).click()
  await expect(after.getByText(/^In your tasks, due .+ It has no time yet/)).toBeVisible()
  await expect(after.getByText('Right in later reviews: 0 of 2')).toBeVisible()
  await expectAccessible(after)
  await after.context().setOffline(false)
  await synced(after)
  const other = await browser.newContext({ storageState: signedInState(baseURL ?? '', student) })
  const screen = await other.newPage()
  await screen.goto(address)
  await expect(screen.locator('.rv-sum')).toContainText('2 of 3')
  await expect(verdict(screen, 3, 'Not earned')).toHaveAttribute('aria-pressed', 'true')
  await expect(screen.getByText(/^Card made/)).toBeVisible()
  await expect(screen.getByRole('button', { name: 'Undo' }), 'only of presses since the page opened').toHaveCount(0)
  await screen.getByRole('link', { name: 'All answers' }).first().click()
  await expect(screen.getByText('Points to win back')).toBeVisible()
  await expect(screen.locator('.rv-lost')).toContainText('Division of Europe into two blocs')
  await screen.goto('/main')
  await expect(screen.getByText('1 open · 0 won back')).toBeVisible()
  await other.close()
})

test('several questions in one paste are mended, undone, killed and marked in two tabs', async ({
  signedIn: page,
  student,
  baseURL
}) => {
  await page.goto('/answer-reviewer?view=many')
  await page.getByLabel('Questions, mark schemes and answers').fill(
    `1. Which gas do plants give out? [1]
A argon
B oxygen
C neon
D helium
2. Explain why leaves are green. [2]
Mark scheme
1. B
2. chlorophyll ; reflects green light ; [2]
Answers
Written in a hurry.
1. B
2. They have chlorophyll.`
  )
  await page.getByRole('button', { name: 'Read it', exact: true }).click()
  const read = page.getByRole('region', { name: 'What was read' })
  await expect(read.getByRole('status')).toHaveText('2 questions, out of 3.')
  await expect(read.getByText('The right letter is B.')).toBeVisible()
  await expect(read.getByText('Written in a hurry.')).toBeVisible()
  await expectAccessible(page)
  await read.getByLabel('It belongs to').selectOption('Question 2')
  await read.getByRole('button', { name: 'Put it there' }).click()
  await expect(page.getByLabel('Question 2, your answer')).toHaveValue('They have chlorophyll.\nWritten in a hurry.')
  await read.getByRole('button', { name: 'Leave out question 1' }).click()
  await expect(read.getByRole('status')).toHaveText('1 question, out of 2.')
  for (let presses = 0; presses < 2; presses += 1) await read.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByLabel('Question 2, your answer')).toHaveValue('They have chlorophyll.')
  await read.getByRole('button', { name: 'Leave these lines out' }).click()
  await page.getByLabel('Question 2, its words').fill('Why are leaves green? [2]')
  // The last mending is on the disk, and a moment later with the server.
  const client = await serverView(baseURL ?? '', student)
  const kept = async (): Promise<string> =>
    JSON.stringify(await client.from('attempts').select('asked').is('finished_at', null).is('deleted_at', null))
  await expect.poll(kept).toContain('Why are leaves green?')
  const after = await page.context().newPage()
  await page.close({ runBeforeUnload: false })
  await after.goto('/answer-reviewer?view=many')
  await expect(after.getByLabel('Question 2, its words')).toHaveValue('Why are leaves green? [2]')
  await after.getByRole('button', { name: 'Mark these' }).click()
  await expect(after.getByRole('heading', { name: '2 questions of your own' })).toBeVisible()
  const second = await after.context().newPage()
  await second.goto(after.url())
  await verdict(after, 1, 'Earned').click()
  await expect(verdict(second, 1, 'Earned')).toHaveAttribute('aria-pressed', 'true')
  await verdict(second, 2, 'Not earned').click()
  await expect(verdict(after, 2, 'Not earned')).toHaveAttribute('aria-pressed', 'true')
  for (const tab of [after, second])
    await expect(tab.getByRole('group', { name: 'So far' }).getByRole('status')).toHaveText('2 of 3')
})
