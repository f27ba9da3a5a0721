const plain = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/\banswer:/g, '')
    .match(/[\p{L}\p{N}]+/gu)
    ?.join(' ') ?? ''

/** Whether a model answer adds to the points it stands below: that of a calculation is often the points, one a line. */
export const saysMore = (model: string, points: readonly string[]): boolean =>
  plain(model) !== '' && plain(model) !== plain(points.join(' '))
