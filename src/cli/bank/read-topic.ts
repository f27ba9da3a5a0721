import { isNode, LineCounter, parseDocument, type Document } from 'yaml'
import * as z from 'zod/mini'
import { bankTopic, type BankTopic } from '#contract/bank.ts'

export type YamlPath = readonly (string | number)[]

export interface ReadTopic {
  /** Null where the file is no YAML or not of the schema; `faults` says where. */
  readonly topic: BankTopic | null
  /** `path:line what is wrong`. */
  readonly faults: readonly string[]
  /** `path:line`, of the nearest place that stands in the file. */
  readonly at: (place: YamlPath) => string
}

/** Reads one topic of the bank; every fault carries its file and line. */
export function readTopic(path: string, source: string): ReadTopic {
  const lineCounter = new LineCounter()
  const document = parseDocument(source, { lineCounter })
  const line = (offset: number): string => `${path}:${lineCounter.linePos(offset).line}`
  const at = (place: YamlPath): string => line(offsetOf(document, place))
  if (document.errors.length > 0)
    return {
      topic: null,
      faults: document.errors.map(({ pos, message }) => `${line(pos[0])} ${message.split('\n')[0] ?? ''}`),
      at
    }
  const checked = z.safeParse(bankTopic, document.toJS())
  if (checked.success) return { topic: checked.data, faults: [], at }
  const faults = checked.error.issues.map(issue => {
    const place = issue.path.map(step => (typeof step === 'number' ? step : String(step)))
    return `${at(place)} ${place.join('.')}: ${issue.message}`
  })
  return { topic: null, faults, at }
}

function offsetOf(document: Document, place: YamlPath): number {
  for (let length = place.length; length > 0; length -= 1) {
    const node = document.getIn(place.slice(0, length), true)
    if (isNode(node) && node.range) return node.range[0]
  }
  return 0
}
