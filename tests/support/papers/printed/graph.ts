/** A drawn graph read as a student reads it: by its line, its crosses and the numbers at its axes. */
export interface Read {
  readonly points: readonly (readonly [x: number, y: number])[]
  readonly xs: readonly number[]
  readonly ys: readonly number[]
  y(x: number): number
  /** The first place where the line has this height. */
  x(y: number): number
}

interface Words {
  readonly x: number
  readonly y: number
  readonly anchor: string
  readonly words: string
}

export const wordsOf = (svg: string): Words[] =>
  [...svg.matchAll(/<text x="([\d.]+)" y="([\d.]+)" text-anchor="(\w+)"[^>]*>([^<]*)</g)].map(
    ([, x, y, anchor = '', words = '']) => ({ x: Number(x), y: Number(y), anchor, words })
  )

export const between = (list: readonly (readonly [number, number])[], at: number): number => {
  const next = list.findIndex(([x], index) => index > 0 && (list[index - 1]?.[0] ?? 0) <= at && at <= x)
  const [[x0, y0], [x1, y1]] = [list[next - 1] ?? [NaN, NaN], list[next] ?? [NaN, NaN]]
  return x1 === x0 ? y0 : y0 + ((at - x0) / (x1 - x0)) * (y1 - y0)
}

/** Pixels to numbers, by the first and the last number of an axis. */
function axis(marks: readonly (readonly [pixel: number, value: number])[]): (pixel: number) => number {
  const [[p0, v0], [p1, v1]] = [marks[0] ?? [NaN, NaN], marks.at(-1) ?? [NaN, NaN]]
  return pixel => v0 + ((pixel - p0) / (p1 - p0)) * (v1 - v0)
}

export function readGraph(svg: string): Read {
  const numbered = wordsOf(svg).filter(({ words }) => /^[\d.]+$/.test(words))
  const low = numbered.filter(({ anchor }) => anchor === 'middle').map(({ x, words }) => [x, Number(words)] as const)
  const left = numbered.filter(({ anchor }) => anchor === 'end').map(({ y, words }) => [y - 4, Number(words)] as const)
  const [toX, toY] = [axis(low), axis(left)]
  const drawn = /<polyline points="([^"]+)"/.exec(svg)?.[1]
  const pixels = drawn
    ? drawn.split(' ').map(pair => pair.split(',').map(Number))
    : [...svg.matchAll(/<line x1="([\d.]+)" y1="([\d.]+)" x2="([\d.]+)" y2="([\d.]+)" \/>/g)]
        .map(found => found.slice(1).map(Number))
        .filter(([x1 = 0, y1 = 0, x2 = 0, y2 = 0]) => Math.abs(x2 - x1 - 8) < 0.2 && Math.abs(y2 - y1 - 8) < 0.2)
        .map(([x1 = 0, y1 = 0, x2 = 0, y2 = 0]) => [(x1 + x2) / 2, (y1 + y2) / 2])
  const points = pixels.map(([x = NaN, y = NaN]) => [toX(x), toY(y)] as const)
  const turned = points.map(([x, y]) => [y, x] as const)
  const rising = (turned[0]?.[0] ?? 0) <= (turned.at(-1)?.[0] ?? 0)
  return {
    points,
    xs: low.map(([, value]) => value),
    ys: left.map(([, value]) => value),
    y: x => between(points, x),
    x: y => between(rising ? turned : turned.toReversed(), y)
  }
}

/** Pairs of words that lie over each other: letters of 13 units are about 7 wide and 10 high. */
export function overlaps(svg: string): string[] {
  const boxes = wordsOf(svg).map(({ x, y, anchor, words }) => {
    const wide = words.length * 7
    const left = anchor === 'start' ? x : anchor === 'end' ? x - wide : x - wide / 2
    return { words, left, right: left + wide, top: y - 10, bottom: y + 2 }
  })
  return boxes.flatMap((a, at) =>
    boxes
      .slice(at + 1)
      .filter(b => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom)
      .map(b => `"${a.words}" over "${b.words}"`)
  )
}

/** The points that the words for those who cannot see the figure give. */
export const spoken = (alt: string): (readonly [number, number])[] =>
  [...alt.matchAll(/\(([\d.]+), ([\d.]+)\)/g)].map(([, x, y]) => [Number(x), Number(y)] as const)
