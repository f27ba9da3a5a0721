/** One field of a panel; what stands in it is kept under its id. */
export interface FieldSpec {
  readonly id: string
  readonly label: string
  /** Rows of a list or table; a number has one. */
  readonly rows?: number
  readonly hint?: string
}

export interface ChoiceSpec {
  readonly id: string
  readonly label: string
  readonly options: readonly { readonly value: string; readonly text: string }[]
}

/** A result is a line, worked out as all lines are: so it can be put among them. */
export interface Fact {
  readonly label: string
  readonly line: string
}

export interface Found {
  readonly facts: readonly Fact[]
  /** What it means, or why there is nothing. */
  readonly says?: string
}

export interface Shown extends Found {
  readonly choices: readonly ChoiceSpec[]
  readonly fields: readonly FieldSpec[]
}

/** What is typed in the fields of a panel. */
export interface Typed {
  /** The text of a field, trimmed. */
  readonly text: (id: string) => string
  /** The number that a field comes to, which may be a sum or use a line; null where it has none. */
  readonly number: (id: string) => number | null
  /** The chosen option, or the first. */
  readonly choice: <Value extends string>(id: string, options: readonly Value[]) => Value
}

export type Form = (typed: Typed) => Shown

/** A number as a line can hold it without loss. */
export const asLine = (value: number): string => String(value).replace('e', 'E').replace('Infinity', '∞')

export const option = (value: string, text: string): { readonly value: string; readonly text: string } => ({
  value,
  text
})
