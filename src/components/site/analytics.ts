import { mayCount } from '#lib/browser/may-count.ts'

if (mayCount(navigator))
  addEventListener('load', () => {
    void import('@vercel/analytics').then(({ inject }) => inject())
    void import('@vercel/speed-insights').then(({ injectSpeedInsights }) => injectSpeedInsights())
  })
