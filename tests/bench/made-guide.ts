/** Of the length and kind of a short guide, so that cost per page is seen, not cost per word. */
const WORDS =
  'recall notes answer mark scheme evidence energy treaty coast river sonnet slope cell enzyme demand price city voice reason cause change measure compare test sleep week hour plan error retry'.split(
    ' '
  )
const SECTIONS = 5

/** A guide of about 800 words with five headings, a table, lists and ten formulas; each number its own words. */
export function madeGuide(number: number): string {
  const sentence = (place: number): string => {
    const words = Array.from({ length: 14 }, (_, at) => WORDS[(number * 31 + place * 17 + at * at) % WORDS.length])
    return `${words.join(' ')}.`
  }
  const section = (index: number): string => {
    const at = index * 12
    return `## Section ${index + 1} on ${WORDS[(number + index) % WORDS.length] ?? ''}

${Array.from({ length: 7 }, (_, line) => sentence(at + line)).join(' ')} So $\\frac{${number}}{${index + 1}} = ${(number / (index + 1)).toFixed(2)}$.

- ${sentence(at + 7)}
- ${sentence(at + 8)}

$$E_{${index}} = \\sqrt{${number}^2 + ${at}^2}$$

${sentence(at + 9)}`
  }
  const table = `| Week | Topic | Hours |\n| --- | --- | --- |\n${[1, 2, 3].map(week => `| ${week} | ${sentence(week + 70).slice(0, 20)} | ${week + 1} |`).join('\n')}`
  const sections = Array.from({ length: SECTIONS }, (_, index) => section(index)).join('\n\n')
  return `---
title: Made guide ${number}
description: A guide made for measuring the build, number ${number}. Nobody reads it, and no built site holds it.
order: ${100 + number}
reviewed: 2026-11-21
---

${sections}

${table}
`
}
