import { existsSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { type Row, milliseconds, quantile } from '#cli/report/bench-table.ts'
import { startApp } from '#cli/process/running-app.ts'
import { packLevels } from '#domain/lecture/loudness.ts'
import { newId } from '#lib/ids.ts'
import { signUpStudent } from '../e2e/steps/student.ts'
import { launch } from './browser.ts'
import { schedulesDerived } from './fill-device.ts'
import { follow } from './follow.ts'

export const title = 'The text of four hours, in Chromium on the built app'
export const how =
  'From the click to the first lines, and from a chosen second to its line in sight, in a lecture of 40,000 words in 5,000 lines. Its sound is not there, so what the browser takes to decode is not in it.'

const SECONDS = 14_400
const LINES = 5_000
const TIMES = 7
const OPENS = 300
const SEEKS = 100

/** A lecture whose text alone is on the device. */
async function fill(page: Page, userId: string, id: string): Promise<void> {
  const levels = packLevels(Array.from({ length: SECONDS }, (_one, at) => (at % 17 === 0 ? 1 : 90 + (at % 60))))
  await page.evaluate(
    async ({ userId, id, levels, seconds, lines }) => {
      const db = await new Promise<IDBDatabase>((resolve, reject) => {
        const opening = indexedDB.open(`cramless-${userId}`)
        opening.onsuccess = () => resolve(opening.result)
        opening.onerror = () => reject(opening.error ?? new Error('IndexedDB'))
      })
      const at = new Date().toISOString()
      const base = { rev: 1, created_at: at, updated_at: at, deleted_at: null, user_id: userId }
      const work = db.transaction(['recordings', 'segments'], 'readwrite', { durability: 'relaxed' })
      work.objectStore('recordings').put({
        ...{ ...base, id, title: 'Four hours', subject_id: null, topic_id: null, note_id: null, origin: 'transcript' },
        ...{
          started_at: at,
          seconds,
          state: 'text',
          sound: null,
          loudness: { v: 1, step: 1, levels },
          transcript: null
        }
      })
      const words =
        'the proton gradient across that membrane drives synthesis while light excites another electron here'.split(' ')
      for (let line = 0; line < lines; line += 1) {
        const from = (line * seconds) / lines
        const text = Array.from({ length: 8 }, (_one, word) => words[(line * 7 + word * 3) % words.length]).join(' ')
        work.objectStore('segments').put({
          ...{ ...base, id: crypto.randomUUID(), recording_id: id, kind: 'speech', from_second: from },
          ...{ to_second: from + 2.6, text: `Line ${line}: ${text}.`, words: null, engine: 'file', replaces: null },
          ...{ speaker: '', flags: null }
        })
      }
      await new Promise<void>((resolve, reject) => {
        work.oncomplete = () => resolve()
        work.onerror = () => reject(work.error ?? new Error('IndexedDB'))
      })
      db.close()
    },
    { userId, id, levels, seconds: SECONDS, lines: LINES }
  )
}

/** From the search's press on a line to that line in sight. */
async function seek(page: Page, line: number): Promise<number> {
  const wanted = `Line ${line}:`
  await page.locator('.tr-find input').first().fill(wanted)
  await page.locator('.tr-find li').filter({ hasText: wanted }).waitFor()
  return page.evaluate(async words => {
    const inList = (list: string): HTMLElement | undefined =>
      [...document.querySelectorAll<HTMLElement>(list)].find(one => one.textContent.includes(words))
    const start = performance.now()
    inList('.tr-find li')?.querySelector('button')?.click()
    for (;;) {
      await new Promise(requestAnimationFrame)
      const place = inList('.tr-lines .tr-line')?.getBoundingClientRect()
      if (place && place.top >= 0 && place.bottom <= innerHeight) return performance.now() - start
    }
  }, wanted)
}

export async function measure(): Promise<readonly Row[]> {
  if (!existsSync('dist/client')) return [{ what: 'transcript', value: 'not measured: run npm run build first' }]
  const { origin, stop } = await startApp()
  const browser = await launch()
  try {
    const student = await signUpStudent(origin)
    const context = await browser.newContext({ baseURL: origin })
    await context.route('**/rest/v1/**', route => route.abort())
    await context.addInitScript(
      session => localStorage.setItem('cramless-auth', session),
      JSON.stringify(student.session)
    )
    const page = await context.newPage()
    await page.goto('/main')
    await page.getByRole('navigation').first().waitFor()
    await schedulesDerived(page, student.id)
    const id = newId()
    await fill(page, student.id, id)
    const opened: number[] = []
    for (let time = 0; time < TIMES; time += 1) {
      await page.goto('/notetaker?recording=all')
      await page.locator(`a[href*="${id}"]`).waitFor()
      await page.waitForFunction(() => new Promise(resolve => requestIdleCallback(() => resolve(true))))
      opened.push(await follow(page, `/notetaker?recording=${id}`, '.tr-lines .tr-line'))
    }
    await page.getByRole('button', { name: 'Find and replace' }).click()
    const sought: number[] = []
    for (const line of [4321, 12, 2500, 4999, 777, 3333, 1500]) sought.push(await seek(page, line))
    return [
      {
        what: 'text of 40,000 words, from the click',
        value: milliseconds(opened),
        bar: `median ≤ ${OPENS} ms`,
        isMet: quantile(opened, 0.5) <= OPENS
      },
      {
        what: 'from a press to a line far away, in sight',
        value: milliseconds(sought),
        bar: `median ≤ ${SEEKS} ms`,
        isMet: quantile(sought, 0.5) <= SEEKS
      }
    ]
  } finally {
    await browser.close()
    await stop()
  }
}
