import { givesAway, newWords } from '../../../src/domain/dialogue/gives-away.ts'

const ANSWER = /^(.*?)(?: \(missing\)| \((?:you had this|you wrote): .*\))$/

/** The rounds of a transcript in which the tutor said too much before the answer was shown, each with the words. */
export function spoilt(transcript: string): string[] {
  const faults: string[] = []
  let [known, heard] = ['', '']
  let rounds = 0
  for (const line of transcript.split('\n')) {
    const asked = /^Tutor \[ask(?: again)?\]: (.*)$/.exec(line)
    if (asked) {
      known = asked[1] ?? ''
      heard = ''
      continue
    }
    const student = /^Student: (.*)$/.exec(line)
    if (student) {
      known += `\n${student[1] ?? ''}`
      continue
    }
    const shown = /^Tutor \[shown\]: The answer: \/ (.*)$/.exec(line)
    if (shown) {
      rounds += 1
      for (const part of (shown[1] ?? '').split(' / ')) {
        const point = ANSWER.exec(part)?.[1]
        if (point !== undefined && newWords(point, known).length > 0 && givesAway(heard, point, known))
          faults.push(`${point} <- ${heard}`)
      }
      continue
    }
    heard += `\n${/^Tutor \[[^\]]*\]: (.*)$/.exec(line)?.[1] ?? ''}`
  }
  return rounds === 0 ? ['no answer was ever shown'] : faults
}
