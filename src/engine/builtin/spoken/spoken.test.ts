import { describe, expect, it } from 'vitest'
import { cardsOf } from '#engine/builtin/cards.ts'
import { original, replace, unedited } from '#engine/builtin/spoken/edit.ts'
import { isSpoken } from '#engine/builtin/spoken/is-spoken.ts'
import { written } from '#engine/builtin/spoken/written.ts'
import { read } from '#engine/builtin/read.ts'
import { sourceFromText } from '#engine/source-text.ts'

const PAD =
  "Okay, so settle down please, phones away. Um, today we're going to look at something that's, you know, quite hard, but don't worry about it. " +
  "Right, I've put the sheet on your desks, and if you can't see it there's another one at the front. Okay? I'll come round in a minute and we'll go through it together, so let's get going and I want you to shout if it doesn't make sense. " +
  "So we did the homework last week, yeah, and it wasn't bad, but a lot of you didn't read the question, and that's where the marks went. Okay, so let's try not to do that again, and let's use the words that are on the board, because they're the ones in the exam. " +
  'Write that down, it comes up every single year, and I really mean that.'

const cards = (text: string): readonly { readonly line: string; readonly quote: string }[] =>
  cardsOf(read(sourceFromText('t', 'Lesson', `${PAD}\n\n${text}`))).cards.map(card => ({
    line: `${card.front} → ${card.back}`.trim(),
    quote: card.source.quote
  }))
const lines = (text: string): string[] => cards(text).map(one => one.line)

describe('a lecture as it would read in writing', () => {
  it('loses its fillers and frames, and begins with a capital', () => {
    expect(written('Okay, so, um, the cell is, you know, full of water, right?').text).toBe(
      'The cell is full of water.'
    )
    expect(written('And what I want you to remember is that enzymes are proteins.').text).toBe('Enzymes are proteins.')
    expect(written('So far nothing has happened. Right angles are ninety degrees.').text).toBe(
      'So far nothing has happened. Right angles are ninety degrees.'
    )
    expect(written('How do you know if it works?').text).toBe('How do you know if it works?')
  })

  it('names things as writers do', () => {
    expect(written('They found a chain of mountains, which we call the Mid-Atlantic Ridge.').text).toBe(
      'They found a chain of mountains, which is called the Mid-Atlantic Ridge.'
    )
    expect(written("That's what's known as a brute force attack.").text).toBe('That is known as a brute force attack.')
    expect(written('By palaeomagnetism I mean the record of old magnetic fields in rocks.').text).toBe(
      'Palaeomagnetism means the record of old magnetic fields in rocks.'
    )
    expect(written("Number two, systematic sampling, that's where you take every tenth person.").text).toBe(
      'Systematic sampling is where you take every tenth person.'
    )
  })

  it('knows where its words came from', () => {
    const text = 'Um, so it is, you know, red.'
    const edited = replace(unedited(text), /, you know,/g, () => '')
    const at = edited.text.indexOf('it is red.')
    const { start, end } = original(edited, { start: at, end: at + 'it is red.'.length })
    expect(text.slice(start, end)).toBe('it is, you know, red.')
  })

  it('is told by fillers and short forms, not by a sentence or two', () => {
    expect(isSpoken(read(sourceFromText('t', 'Lesson', PAD)))).toBe(true)
    const prose = 'The heart pumps blood through the body. Its left side is stronger. '.repeat(20)
    expect(isSpoken(read(sourceFromText('t', 'Heart', `${prose}Okay, that's it.`)))).toBe(false)
  })
})

describe('cards of a lecture', () => {
  it('quote the words of the lecturer', () => {
    const text = "So a neurotransmitter is basically a chemical that carries the message across a synapse. That's all."
    expect(cards(text)).toContainEqual({
      line: 'What is a neurotransmitter? → A chemical that carries the message across a synapse',
      quote: 'a neurotransmitter is basically a chemical that carries the message across a synapse.'
    })
  })

  it('take what a speaker says a thing is, when or where it is, or means', () => {
    expect(lines("Number two, systematic sampling, that's where you take every nth person from a list.")).toContain(
      'What is meant by systematic sampling? → Where you take every nth person from a list'
    )
    expect(lines('A categorical imperative is a command that applies to everybody, whatever they want.')).toContain(
      'What is a categorical imperative? → A command that applies to everybody'
    )
    expect(lines('Deception is when you lie to them, basically, or leave something out.').join()).not.toContain(
      'lie to'
    )
    expect(lines('The pulmonary artery is the one that catches everybody out.').join()).not.toContain('pulmonary')
  })

  it('ask in the lecturer’s own words where the lecturer answers', () => {
    expect(
      lines(
        'Why do synapses only work one way? Because the vesicles are only on one side and the receptors on the other.'
      )
    ).toContain(
      'Why do synapses only work one way? → Because the vesicles are only on one side and the receptors on the other'
    )
    expect(lines('Why is that useless today? Because there are only twenty-five keys.').join()).not.toContain('useless')
  })

  it('are not made of half an answer, nor twice of one meaning', () => {
    const found = lines(
      "Why can't you hear explosions in space? Because there's no air, so there's nothing to vibrate. So the wavelength is the distance from one compression to the next. Sound travels as a longitudinal wave."
    )
    expect(found.join()).not.toContain('nothing to vibrate?')
    expect(found.filter(one => /what is the wavelength/i.test(one))).toHaveLength(1)
  })

  it('take the word for something, and what a clause behind it means', () => {
    expect(lines('The word for the groups in a population is strata, so you pick within each one.')).toContain(
      'What is the word for the groups in a population? → Strata'
    )
    expect(lines("Grabbing whoever's around, that's called opportunity sampling. It's quick and cheap.")).toContain(
      "Grabbing whoever's around, that is called {{c1::opportunity sampling::term}}. →"
    )
    expect(
      lines('Ross talked about prima facie duties, which means duties that hold unless a stronger one overrides them.')
    ).toContain('What is meant by prima facie duties? → Duties that hold unless a stronger one overrides them')
  })
})
