import { expect, test } from 'vitest'
import { timeZones, zoneWords } from '#tools/user-settings/time-zones.ts'

test('old zone names are not shown: Asia/Calcutta reads Asia/Kolkata, once, in its place', () => {
  for (const own of ['Asia/Calcutta', 'Asia/Kolkata']) {
    const zones = timeZones(own)
    expect(zones).toContain(own)
    const words = zones.map(zoneWords)
    expect(words.filter(zone => zone === 'Asia/Kolkata')).toHaveLength(1)
    expect(words.filter(zone => /Calcutta|Kiev|Saigon|Katmandu/.test(zone))).toEqual([])
    expect(words).toEqual(words.toSorted((a, b) => a.localeCompare(b, 'en-GB')))
  }
})

test('a zone this browser does not know stays the choice of its owner', () => {
  expect(timeZones('Mars/Olympus_Mons')).toContain('Mars/Olympus_Mons')
})
