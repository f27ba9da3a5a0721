import type { Board } from '#config/boards.ts'
import { TERM_LINES } from '#tools/study-zone/terms/term-lines.ts'

export interface Term {
  readonly term: string
  readonly asks: string
  readonly needs: string
}

const TERMS: readonly Term[] = TERM_LINES.trim()
  .split('\n')
  .map(line => {
    const [term = '', asks = '', needs = ''] = line.split(' | ')
    return { term, asks, needs }
  })

type Sciences = 'AO1' | 'AO2' | 'AO3'
type Cambridge = 'recall' | 'account' | 'reason' | 'compare' | 'quantity' | 'judge'
export type Group = Sciences | Cambridge | 'claim' | 'represent' | 'essay' | 'know' | 'apply' | 'analyse'

type BoardWithTerms = Exclude<Board, 'IB MYP'>

interface BoardTerms {
  /** Where the board's list was read in November 2026. */
  readonly from: string
  readonly groups: Readonly<Partial<Record<Group, readonly string[]>>>
}

const words = (text: string): readonly string[] => text.split(', ')

/** MYP tasks are marked by criteria, not by command terms: it has no list here. */
export const BOARD_TERMS: Readonly<Record<BoardWithTerms, BoardTerms>> = {
  IBDP: {
    from: 'studylib.net 26084369; knowt.com; tutopiya.com (sciences; other subjects sort some terms in another way)',
    groups: {
      AO1: words('define, draw, label, list, measure, state'),
      AO2: words('annotate, apply, calculate, describe, distinguish, estimate, identify, outline'),
      AO3: words(
        'analyse, comment, compare, compare and contrast, construct, deduce, derive, design, determine, discuss, evaluate, explain, predict, sketch, suggest'
      )
    }
  },
  IGCSE: {
    from: 'scribd.com 740911154 and tutopiya.com (Cambridge command words)',
    groups: {
      recall: words('define, identify, list, state'),
      account: words('describe, outline, summarise'),
      reason: words('explain, justify, predict, suggest'),
      compare: words('compare'),
      quantity: words('calculate, determine'),
      judge: words('analyse, comment, discuss, evaluate, examine')
    }
  },
  'A Level': {
    from: 'scribd.com 740911154 and tutopiya.com (Cambridge command words)',
    groups: {
      recall: words('define, identify, state'),
      account: words('describe, outline'),
      reason: words('explain, justify, predict, suggest'),
      compare: words('compare'),
      quantity: words('calculate, determine, draw'),
      judge: words('discuss, evaluate')
    }
  },
  AP: {
    from: 'sites.google.com/a/muskegonorway and an AP Biology guide to free-response questions',
    groups: {
      claim: words('describe, identify, state'),
      quantity: words('calculate, determine'),
      reason: words('compare, evaluate, explain, justify, predict'),
      represent: words('draw'),
      essay: words('write')
    }
  },
  CBSE: {
    from: 'adarshbarnwal.com and safalta.com (kinds of questions); the sorting is ours',
    groups: {
      know: words('define, describe, draw, identify, list, state'),
      apply: words('calculate, determine, explain'),
      analyse: words('compare, design, justify, predict')
    }
  },
  ICSE: {
    from: 'byjus.com and icsesyllabus.in; the sorting is ours',
    groups: {
      recall: words('define, draw, identify, label, list, state'),
      apply: words('calculate, determine, explain'),
      analyse: words('compare, design, distinguish, justify, predict')
    }
  }
}

export const TERM_BOARDS = Object.keys(BOARD_TERMS) as BoardWithTerms[]

/** A board's terms by its groups, with those that have the words in them; groups with none are gone. */
export function termsOf(
  board: BoardWithTerms,
  typed: string
): readonly { readonly group: Group; readonly terms: readonly Term[] }[] {
  const wanted = typed.trim().toLocaleLowerCase('en')
  return Object.entries(BOARD_TERMS[board].groups)
    .map(([group, names]) => ({
      group: group as Group,
      terms: TERMS.filter(
        ({ term, asks, needs }) =>
          names.includes(term) && `${term} ${asks} ${needs}`.toLocaleLowerCase('en').includes(wanted)
      )
    }))
    .filter(({ terms }) => terms.length > 0)
}
