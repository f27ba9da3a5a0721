import type { EntityName, Fields } from '#contract/entities.ts'

export type Edit = {
  [Name in EntityName]: {
    readonly name: Name
    readonly id: string
    readonly fields: Partial<Fields<Name>>
    /** Those of a new row that nobody chose: they give way to a row that is there. */
    readonly assumed?: readonly (keyof Fields<Name> & string)[]
  }
}
type Removal = { readonly name: EntityName; readonly id: string; readonly remove: true }
type Restoration = { readonly name: EntityName; readonly id: string; readonly restore: true }
export type Rewritable = 'notes' | 'answers' | 'attempts' | 'graphs'
/** An edit that looks at the row it meets, inside the transaction: what another write brought is kept, not lost. */
type Rewriting = {
  [Name in Rewritable]: {
    readonly name: Name
    readonly id: string
    /** What stood there is kept as a version of the note. */
    readonly keeps?: true
    readonly rewrite: (now: Fields<Name> | null) => Partial<Fields<Name>>
    /** What takes it back from the row as it is by then; where nothing is said, the changed fields are as they were. */
    readonly takeBack?: ((now: Fields<Name> | null) => Partial<Fields<Name>>) | undefined
  }
}[Rewritable]
/** What a student's act does to one row. */
export type Change = Edit[EntityName] | Rewriting | Removal | Restoration
