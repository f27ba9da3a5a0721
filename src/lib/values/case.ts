/** Column names are snake_case in the database and in the device's tables, never above `data`. */
export type Snake<Text extends string> = Text extends `${infer Head}${infer Tail}`
  ? Head extends Lowercase<Head>
    ? `${Head}${Snake<Tail>}`
    : `_${Lowercase<Head>}${Snake<Tail>}`
  : Text

export function toSnake(key: string): string {
  return key.replaceAll(/[A-Z]/g, letter => `_${letter.toLowerCase()}`)
}

export function toCamel(key: string): string {
  return key.replaceAll(/_([a-z])/g, (_, letter: string) => letter.toUpperCase())
}
