import type { Page } from '@playwright/test'
import { FAKE_MICROPHONE } from './steps/fake-microphone.ts'
import { expect, test, watch } from './steps/fixtures.ts'
import { isRecording, lecturesOn, pieces } from './steps/recorder.ts'
import { signedInState, signUpStudent } from './steps/student.ts'

test.use({ launchOptions: FAKE_MICROPHONE })

interface Ears {
  fault?: string
  track?: MediaStreamTrack
  volume?: GainNode
  isFull?: boolean
}

/** A microphone and a disk that fail when they are told to, as browsers let them fail. */
async function trouble(page: Page) {
  await page.addInitScript(() => {
    const own = window as unknown as Ears
    const ask = navigator.mediaDevices.getUserMedia.bind(navigator.mediaDevices)
    navigator.mediaDevices.getUserMedia = async wishes => {
      if (own.fault !== undefined) throw new DOMException('', own.fault)
      const context = new AudioContext()
      const volume = context.createGain()
      const heard = context.createMediaStreamDestination()
      context
        .createMediaStreamSource(await ask(wishes))
        .connect(volume)
        .connect(heard)
      Object.assign(own, { volume, track: heard.stream.getAudioTracks()[0] })
      return heard.stream
    }
    const put = Reflect.get(IDBObjectStore.prototype, 'put') as (
      value: unknown,
      key?: IDBValidKey
    ) => IDBRequest<IDBValidKey>
    IDBObjectStore.prototype.put = function refuse(...args: Parameters<typeof put>) {
      if (own.isFull === true && this.name === 'pieces') throw new DOMException('', 'QuotaExceededError')
      return put.apply(this, args)
    }
  })
  return {
    fault: (fault: string | undefined) => page.evaluate(value => Object.assign(window, { fault: value }), fault),
    setFull: (isFull: boolean) => page.evaluate(value => Object.assign(window, { isFull: value }), isFull),
    switchOff: (isOff: boolean) =>
      page.evaluate(value => {
        const { volume } = window as unknown as Ears
        if (volume) volume.gain.value = value ? 0 : 1
      }, isOff),
    /** A script that stops a track hears no event of it; an unplugged device tells. */
    unplug: () =>
      page.evaluate(() => {
        const { track } = window as unknown as Ears
        track?.stop()
        track?.dispatchEvent(new Event('ended'))
      })
  }
}

test('a microphone that is refused, missing, unplugged or switched off, and a full disk, each in its words; nothing is lost', async ({
  baseURL,
  browser
}) => {
  const origin = baseURL ?? ''
  const student = await signUpStudent(origin)
  const context = await browser.newContext({ storageState: signedInState(origin, student) })
  const wrong = watch(context)
  const page = await context.newPage()
  const ears = await trouble(page)
  await page.goto(`${origin}/notetaker?recording=all`)
  await expect(page.getByRole('button', { name: 'Record a lecture' })).toHaveCount(1)
  await page.getByRole('button', { name: 'Record a lecture' }).click()
  await page.getByText('I have asked, and they agree').click()
  for (const [fault, words] of [
    ['NotAllowedError', 'The browser may not use the microphone.'],
    ['NotFoundError', 'No microphone was found.'],
    ['NotReadableError', 'The microphone did not start.']
  ] as const) {
    await ears.fault(fault)
    await page.getByRole('button', { name: 'Start recording' }).click()
    await expect(page.getByRole('alert').filter({ hasText: words })).toBeVisible()
  }
  expect(await lecturesOn(page, student.id)).toEqual([])

  await ears.fault(undefined)
  await page.getByLabel('What it is about').fill('Osmosis')
  await page.getByRole('button', { name: 'Start recording' }).click()
  await expect(isRecording(page)).toBeVisible()
  await ears.switchOff(true)
  await expect(page.getByRole('status').filter({ hasText: 'The microphone gives no sound.' })).toBeVisible()
  await ears.switchOff(false)
  await expect(isRecording(page)).toBeVisible()
  await pieces(page, 1)
  await ears.unplug()
  await expect(page.getByText('The recording stopped, as the microphone went away.')).toBeVisible()
  const offer = page.getByRole('group', { name: 'Osmosis' })
  await expect(offer).toContainText('was cut off')

  await offer.getByRole('button', { name: 'Go on recording' }).click()
  const before = (await lecturesOn(page, student.id))[0]?.until ?? 0
  await pieces(page, Math.floor(before / 5) + 1)
  await ears.setFull(true)
  await expect(page.getByText('The recording stopped, as this device did not take more.')).toBeVisible()
  await ears.setFull(false)
  const kept = (await lecturesOn(page, student.id))[0]?.until ?? 0
  expect(kept).toBeGreaterThan(before)
  await offer.getByRole('button', { name: 'Keep it' }).click()
  await expect(page.getByRole('button', { name: /^Play/ }).first()).toBeEnabled()
  await expect.poll(async () => (await lecturesOn(page, student.id))[0]?.state).toBe('kept')
  // The sound has its own length, the pieces that of the clock: on a busy machine they part by some seconds, never a piece.
  expect(Math.abs(((await lecturesOn(page, student.id))[0]?.seconds ?? 0) - kept)).toBeLessThan(5)
  expect(wrong).toEqual([])
  await context.close()
})
