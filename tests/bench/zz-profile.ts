import { writeFile } from 'node:fs/promises'
import { startApp } from '#cli/process/running-app.ts'
import { choose, goButton, MADE, openStudent, timed } from './import.bench.ts'

const [, , which, alone] = process.argv
const made = MADE[Number(which)]!
const path = `/tmp/imp/${made.name}`
await writeFile(path, await made.bytes())
const { origin, stop } = await startApp()
try {
  const { browser, page } = await openStudent(origin, alone !== 'sync')
  page.on('console', m => console.log('C', m.text()))
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('Profiler.enable')
  await cdp.send('Profiler.setSamplingInterval', { interval: 1000 })
  const prof = async (label: string, work: () => Promise<unknown>) => {
    await cdp.send('Profiler.start')
    const r = await timed(page, work)
    const { profile } = await cdp.send('Profiler.stop')
    await writeFile(`/tmp/imp/${label}.cpuprofile`, JSON.stringify(profile))
    console.log(label, JSON.stringify(r))
    const self = new Map<string, number>()
    const byId = new Map(profile.nodes.map(n => [n.id, n]))
    const dts = profile.timeDeltas ?? []
    for (const [i, s] of (profile.samples ?? []).entries()) {
      const n = byId.get(s)!
      const k = `${n.callFrame.functionName || '(anon)'} ${n.callFrame.url.split('/').pop()}:${n.callFrame.lineNumber}:${n.callFrame.columnNumber}`
      self.set(k, (self.get(k) ?? 0) + dts[i]! / 1000)
    }
    for (const [k, v] of [...self].sort((a, b) => b[1] - a[1]).slice(0, 18)) console.log('  ', v.toFixed(0).padStart(7), k)
  }
  await prof('read', () => choose(page, path).then(() => goButton(page).waitFor({ timeout: 200_000 })))
  await prof('in', async () => {
    await goButton(page).click()
    await page.getByText(`cards of ${made.name} are in.`).waitFor({ timeout: 200_000 })
  })
  await browser.close()
} catch (e) { console.log(e) } finally {
  await stop()
}
