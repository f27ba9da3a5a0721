import { expect, test } from 'vitest'
import { drawLine } from '#domain/graph/draw.ts'
import { readLines } from '#domain/graph/lines.ts'

const VIEW = { x0: -2, x1: 6.5, y0: -5, y1: 5, width: 400, height: 400 }

function dots(texts: readonly string[], values: Record<string, number> = {}, line = 0) {
  const sheet = readLines(texts)
  const reading = sheet.readings[line]
  if (reading?.kind !== 'drawn') return reading?.kind === 'trouble' ? reading.trouble : reading?.kind
  const { dots: found, problem } = drawLine(reading.drawn, sheet, { values, angle: 'radians' }, VIEW)
  return problem?.code ?? found.map(([x, y]) => `${x}:${Number(y.toFixed(9))}`).join(' ')
}

test.each([
  ['u_n = 3n + 2', '1:5 2:8 3:11 4:14 5:17 6:20'],
  ['uₙ = 2ⁿ', '1:2 2:4 3:8 4:16 5:32 6:64'],
  ['u(n) = n²', '1:1 2:4 3:9 4:16 5:25 6:36'],
  ['T_k = k(k+1)/2', '1:1 2:3 3:6 4:10 5:15 6:21'],
  ['u_n = n, n ≥ 3', '3:3 4:4 5:5 6:6'],
  ['u_{n+1} = 2u_n + 1, u_1 = 3', '1:3 2:7 3:15 4:31 5:63 6:127'],
  ['u_(n+1) = 2u_n + 1, u_1 = 3', '1:3 2:7 3:15 4:31 5:63 6:127'],
  ['u_n+1 = 2u_n + 1, u_1 = 3', '1:3 2:7 3:15 4:31 5:63 6:127'],
  ['uₙ₊₁ = 0.5uₙ + 3, u₀ = 2', '0:2 1:4 2:5 3:5.5 4:5.75 5:5.875 6:5.9375'],
  ['u_n = u_{n-1} + n, u_0 = 0', '0:0 1:1 2:3 3:6 4:10 5:15 6:21'],
  ['u(n+1) = 3u(n), u(1) = 2', '1:2 2:6 3:18 4:54 5:162 6:486'],
  ['u_{n+2} = u_{n+1} + u_n, u_1 = 1, u_2 = 1', '1:1 2:1 3:2 4:3 5:5 6:8']
])('%s', (text, expected) => expect(dots([text])).toBe(expected))

test('terms that other lines give, and letters that slide', () => {
  expect(dots(['u_{n+1} = r u_n', 'u_1 = a'], { r: 2, a: 3 })).toBe('1:3 2:6 3:12 4:24 5:48 6:96')
  expect(readLines(['u_{n+1} = q u_n', 'u_1 = a']).sliders).toEqual(['a', 'q'])
})

test('what has no start says so, and what looks ahead is no sequence', () => {
  expect(dots(['u_{n+1} = 2u_n'])).toBe('noStart')
  expect(dots(['u_{n+2} = u_{n+1} + u_n, u_1 = 1'])).toBe('noStart')
  expect(dots(['u_n = u_{n+1} + 1, u_1 = 1'])).not.toContain('1:')
  expect(dots(['u_{n+1} = u_n + 1/(n-2), u_1 = 0'])).toBe('1:0 2:-1 3:Infinity 4:Infinity 5:Infinity 6:Infinity')
})
