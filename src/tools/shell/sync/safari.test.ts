import { expect, test } from 'vitest'
import { clearsAfterSevenDays } from '#tools/shell/sync/safari.ts'

const device = { maxTouchPoints: 0, isInstalled: false, isPersisted: false }
const SAFARI =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Safari/605.1.15'
const IPHONE_CHROME =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/130.0 Mobile/15E148 Safari/604.1'
const CHROME =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36'

test('Safari, and every browser of an iPhone, clears after seven days', () => {
  expect(clearsAfterSevenDays({ ...device, userAgent: SAFARI })).toBe(true)
  expect(clearsAfterSevenDays({ ...device, userAgent: IPHONE_CHROME, maxTouchPoints: 5 })).toBe(true)
})

test('other browsers do not, nor does an installed or persisted site', () => {
  expect(clearsAfterSevenDays({ ...device, userAgent: CHROME })).toBe(false)
  expect(clearsAfterSevenDays({ ...device, userAgent: SAFARI, isInstalled: true })).toBe(false)
  expect(clearsAfterSevenDays({ ...device, userAgent: SAFARI, isPersisted: true })).toBe(false)
})
