import type { Page } from '@playwright/test'
import { wavFile } from '#workers/cut-wav.ts'
import { expectAccessible } from './steps/accessible.ts'
import { expect, test, watch } from './steps/fixtures.ts'
import { signedInState, signUpStudent } from './steps/student.ts'

const SENTENCE = 'Osmosis is the movement of water through a partially permeable membrane.'
const VTT = `WEBVTT

00:02.000 --> 00:07.000
${SENTENCE}

00:08.000 --> 00:12.000
Water moves from a dilute solution to a concentrated one.
`
const SECONDS = 14

const tone = (): Buffer =>
  Buffer.from(wavFile(Float32Array.from({ length: 16_000 * SECONDS }, (_, at) => Math.sin(at / 6) * 0.4)))

/** As a student draws over a line with the pointer. */
const choose = (page: Page, words: string): Promise<void> =>
  page.evaluate(wanted => {
    const said = [...document.querySelectorAll('[data-said]')].find(one => one.textContent.includes(wanted))
    if (said) getSelection()?.selectAllChildren(said)
  }, words)

test('words of a lecture become a card that is heard in its review, offline too', async ({ baseURL, browser }) => {
  const origin = baseURL ?? ''
  const student = await signUpStudent(origin)
  const context = await browser.newContext({ storageState: signedInState(origin, student) })
  const wrong = watch(context)
  const page = await context.newPage()
  await page.goto(`${origin}/notetaker?recording=all`)
  await page
    .locator('.lc-bring input[type=file]')
    .setInputFiles({ name: 'Osmosis.wav', mimeType: 'audio/wav', buffer: tone() })
  await expect(page.getByRole('heading', { name: 'Osmosis' })).toBeVisible()
  const text = page.getByRole('article', { name: 'What was said' })
  await text
    .locator('input[type=file]')
    .setInputFiles({ name: 'said.vtt', mimeType: 'text/vtt', buffer: Buffer.from(VTT) })
  await expect(text.getByText(SENTENCE)).toBeVisible()

  await page.getByRole('button', { name: /^Important/ }).click()
  const back = page.getByRole('region', { name: 'Come back to these' })
  await expect(back).toContainText('1 of 1 open')
  await back.getByRole('button', { name: 'Done: Important' }).click()
  await expect(back).toContainText('0 of 1 open')

  await choose(page, SENTENCE)
  await page.getByRole('group', { name: 'Chosen words' }).getByRole('button', { name: 'Make a card' }).click()
  const form = page.getByRole('dialog', { name: 'A card of 0:02' })
  await expect(form.getByRole('textbox', { name: 'Answer', exact: true })).toHaveValue(SENTENCE)
  await form.getByRole('textbox', { name: 'Question', exact: true }).fill('What is osmosis?')
  await form.getByRole('button', { name: 'Save card' }).click()
  await expect(form).toBeHidden()
  await text.getByRole('button', { name: 'Change the text at 0:08' }).focus()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  const second = page.getByRole('dialog', { name: 'A card of 0:08' })
  await expect(second.getByRole('textbox', { name: 'Answer', exact: true })).toHaveValue(/^Water moves from/)
  await second.getByRole('button', { name: 'Cancel' }).click()
  await expect(text.getByRole('button', { name: 'Make a card of 0:08' })).toBeFocused()
  await expectAccessible(page)

  await page.goto(`${origin}/notetaker?review=today`)
  await page.getByRole('button', { name: /^Show answer/ }).click()
  const review = page.url()
  await page.getByRole('button', { name: 'Hear it', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Pause' })).toBeFocused()
  await expect(page.getByRole('group', { name: 'Player' })).toContainText('of 0:07')
  await expect(page.getByRole('button', { name: 'Hear it again' })).toBeVisible()
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Hear it again' }).click()
  await expect(page.getByRole('button', { name: 'Pause' })).toBeVisible()
  await context.setOffline(false)
  expect(page.url()).toBe(review)
  expect(wrong.filter(said => !said.includes('ERR_INTERNET_DISCONNECTED'))).toEqual([])
  await context.close()
})

test('of a video that a browser recorded only the sound is kept', async ({ signedIn: page, baseURL }) => {
  await page.goto(`${baseURL ?? ''}/notetaker?recording=all`)
  // A page that nobody has pressed makes no sound.
  await page.getByRole('heading', { name: 'Lectures' }).first().click()
  const film = await page.evaluate(async () => {
    const canvas = document.createElement('canvas')
    const sound = new AudioContext()
    await sound.resume()
    const beep = sound.createOscillator()
    const out = sound.createMediaStreamDestination()
    beep.connect(out)
    beep.start()
    const stream = new MediaStream([...canvas.captureStream(10).getTracks(), ...out.stream.getTracks()])
    const draw = setInterval(() => canvas.getContext('2d')?.fillRect(Math.random() * 300, 0, 9, 9), 50)
    const recorder = new MediaRecorder(stream, { mimeType: 'video/webm' })
    const pieces: Blob[] = []
    recorder.ondataavailable = ({ data }) => void pieces.push(data)
    const ended = new Promise(resolve => recorder.addEventListener('stop', resolve))
    recorder.start(500)
    // So much of it is a film; nothing is measured by it.
    while (pieces.length < 5)
      await new Promise(resolve => recorder.addEventListener('dataavailable', resolve, { once: true }))
    recorder.stop()
    await ended
    clearInterval(draw)
    const bytes = new Uint8Array(await new Blob(pieces).arrayBuffer())
    return Array.from(bytes)
  })
  await page
    .locator('.lc-bring input[type=file]')
    .setInputFiles({ name: 'Film of a lesson.webm', mimeType: 'video/webm', buffer: Buffer.from(film) })
  await expect(page.getByRole('heading', { name: 'Film of a lesson' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Play' })).toBeEnabled()
  await page.getByRole('button', { name: 'Play' }).click()
  await expect(page.getByRole('button', { name: 'Pause' })).toBeVisible()
})
