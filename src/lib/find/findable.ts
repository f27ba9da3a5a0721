export type FindKind = 'note' | 'card' | 'paper' | 'thread' | 'task' | 'topic' | 'subject' | 'graph' | 'lecture'

/** Something of the student's that can be found by its words. */
export interface Findable {
  readonly kind: FindKind
  readonly id: string
  readonly title: string
  readonly text: string
}
