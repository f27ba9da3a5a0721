/** What a model in the browser is asked about one part of a note. */
export interface PrivateCall {
  readonly instructions: string
  /** A JSON Schema of the answer. */
  readonly form: object
  /** Sets the student's words apart from the task; nobody could have written it into them. */
  readonly boundary: string
  readonly data: string
}

export interface PrivateAnswer {
  readonly boundary: string
  /** Null where the model did not answer for this part. */
  readonly text: string | null
}
