import type { BankIndex } from '#data/read/papers/bank.ts'
import type { Request } from '#domain/paper/compose.ts'
import { bankCodes } from '#domain/paper/syllabus/fit.ts'
import { paperCode, presetOfCode, readPaperCode } from '#domain/paper/paper-code.ts'
import type { Preset } from '#domain/paper/preset.ts'
import type { PaperQuestion } from '#domain/paper/question.ts'
import { TEMPLATE_TOPICS } from '#domain/paper/template-topics.ts'
import type { Wishes } from '#domain/paper/wishes.ts'

export interface Form {
  /** Null: the one that fits the student. */
  readonly presetId: string | null
  readonly wishes: Wishes
  /** The code of a paper, as typed; empty for a new one. */
  readonly code: string
  readonly useOwn: boolean
}

export interface Source {
  readonly questions: readonly PaperQuestion[]
  readonly version: string
  readonly topics: readonly string[]
}

/** Topics of a preset's subject, of its questions and of those that are computed. */
export function topicsOf(index: BankIndex, { subject }: Preset): [code: string, name: string][] {
  const written = index.subjects.find(one => one.subject === subject.key)?.topics ?? []
  const made = TEMPLATE_TOPICS.filter(one => one.subject === subject.key)
  return [...new Map([...written, ...made].map(one => [one.code, one.name]))]
}

/** Those of its topics that its syllabus holds. */
export function syllabusTopics(index: BankIndex, preset: Preset): [code: string, name: string][] {
  const codes = bankCodes(preset)
  return topicsOf(index, preset).filter(([code]) => codes.has(code))
}

/** Which paper is asked for: what a code says, else what stands in the form; null where a code is none. */
export const presetAsked = (form: Form, presets: readonly Preset[], chosen: Preset | null): Preset | null =>
  form.code.trim() === '' ? chosen : presetOfCode(form.code, presets)

interface World {
  readonly preset: Preset
  readonly source: Source
  readonly own: readonly PaperQuestion[]
  readonly seen: readonly string[]
  /** For a new paper. */
  readonly seed: number
}

export interface Asked {
  readonly request: Request
  /** Makes the same paper for anybody; null where own questions are in it. */
  readonly code: string | null
  /** Of a code: whether the questions are those that it was made from. */
  readonly isSameBank: boolean
}

/** What is composed. A code says everything: nothing that stands in the form, and nothing that was sat, changes it. */
export function askedOf(form: Form, { preset, source, own, seen, seed }: World): Asked | null {
  const world = { topics: source.topics, bank: source.questions, version: source.version }
  const base = { preset, bank: source.questions }
  if (form.code.trim() !== '') {
    const read = readPaperCode(form.code, preset.id, world)
    if (!read) return null
    const { presetId, isSameBank, ...said } = read
    return { request: { ...base, ...said, own: [] }, code: paperCode({ presetId, ...said }, world), isSameBank }
  }
  const { wishes, useOwn } = form
  const request = { ...base, wishes, seed, own: useOwn ? own : [], seen }
  const code = request.own.length > 0 ? null : paperCode({ presetId: preset.id, wishes, seed, seen }, world)
  return { request, code, isSameBank: true }
}
