import { upperFirst } from '#engine/text/casing.ts'

export const bullets = (items: readonly string[]): string => items.map(item => `• ${upperFirst(item)}`).join('\n')
export const numbered = (items: readonly string[]): string =>
  items.map((item, at) => `${at + 1}. ${upperFirst(item)}`).join('\n')
