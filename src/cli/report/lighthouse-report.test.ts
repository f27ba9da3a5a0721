import { expect, test } from 'vitest'
import { broken, lostPoints, summary, type Report } from '#cli/report/lighthouse-report.ts'

function report(performance: number, seo: number, shift: number): Report {
  const whole = { score: 1, auditRefs: [] }
  return {
    categories: {
      performance: { score: performance, auditRefs: [{ id: 'largest-contentful-paint', weight: 25 }] },
      accessibility: whole,
      'best-practices': whole,
      seo: { score: seo, auditRefs: [] }
    },
    audits: {
      'first-contentful-paint': { title: 'FCP', score: 1, numericValue: 900 },
      'largest-contentful-paint': { title: 'LCP', score: performance, numericValue: 1500, displayValue: '1.5 s' },
      'total-blocking-time': { title: 'TBT', score: 1, numericValue: 0 },
      'cumulative-layout-shift': { title: 'CLS', score: 1, numericValue: shift },
      'total-byte-weight': { title: 'Bytes', score: 1, numericValue: 51_000 }
    }
  }
}

test('a line holds the median of each figure, and a range where runs differ', () => {
  const reports = [report(0.97, 1, 0), report(1, 1, 0), report(0.99, 1, 0)]
  const cells = summary([{ path: '/', reports }])
    .split('\n')[2]
    ?.split('|')
    .map(cell => cell.trim())
  expect(cells?.slice(1, -1)).toEqual(['/', '99 (97–100)', '100', '100', '100', '900', '1500', '0', '0.000', '51'])
})

test('a lost point names its audit', () => {
  expect(lostPoints([{ path: '/', reports: [report(0.97, 1, 0)] }])).toEqual(['/: LCP (1.5 s)'])
  expect(lostPoints([{ path: '/', reports: [report(1, 1, 0)] }])).toEqual([])
})

test('speed alone breaks nothing, a shift or a point of SEO does', () => {
  expect(broken([{ path: '/', reports: [report(0.5, 1, 0)] }])).toEqual([])
  expect(broken([{ path: '/', reports: [report(1, 0.9, 0), report(1, 1, 0.02)] }])).toEqual([
    '/: seo below 100',
    '/: shifts'
  ])
})
