import { expect, test } from 'vitest'
import { makeCards } from '#engine/builtin/cards.ts'
import { sourceFromText } from '#engine/source-text.ts'

const cardsOf = (text: string): string[] =>
  makeCards(sourceFromText('note', '', text))
    .cards.map(card => `${card.front} → ${card.back}`)
    .sort()

test('terms and meanings with a tab between them are asked as definitions', () => {
  expect(
    cardsOf('Photosynthesis\tthe process by which plants make glucose\nStomata\ttiny pores that let gases in and out')
  ).toEqual([
    'What is meant by photosynthesis? → The process by which plants make glucose',
    'What is meant by stomata? → Tiny pores that let gases in and out'
  ])
})

test('words of another language are asked for what they mean', () => {
  expect(cardsOf('la cuisine = the kitchen\nle salon = the living room\nla chambre = the bedroom')).toEqual([
    'What does “la chambre” mean? → the bedroom',
    'What does “la cuisine” mean? → the kitchen',
    'What does “le salon” mean? → the living room'
  ])
  expect(cardsOf('# Palabras\n\n- el perro - the dog\n- la casa - the house\n- los libros - the books')).toContain(
    'What does “el perro” mean? → the dog'
  )
})

test('two such lines, or pairs of English words, are no vocabulary', () => {
  expect(cardsOf('la cuisine = the kitchen\nle salon = the living room').join()).not.toContain('“')
  expect(cardsOf('the cat = the dog\nthe house = the street\nthe old book = the new book')).toEqual([])
})

test('questions and answers in small letters, one a line', () => {
  expect(
    cardsOf(
      'what is a prime number? a number with exactly two factors\nhow do you find the HCF? multiply the common primes'
    )
  ).toEqual([
    'How do you find the HCF? → Multiply the common primes',
    'What is a prime number? → A number with exactly two factors'
  ])
})

test('an order is a question where its answer is labelled', () => {
  expect(cardsOf('Q. Define inertia.\nA. The tendency of a body to resist a change in its motion.')).toEqual([
    'Define inertia. → The tendency of a body to resist a change in its motion'
  ])
  expect(cardsOf('1. What is the unit of charge?\n   Ans: coulomb')).toEqual(['What is the unit of charge? → Coulomb'])
})

test('terms in small letters, one a line, are lines of their own, and a wrapped sentence is none', () => {
  expect(
    cardsOf(
      'osmosis: the movement of water through a partially permeable membrane\nturgid: a cell that is full of water'
    )
  ).toHaveLength(2)
  const wrapped = sourceFromText(
    'note',
    '',
    'The cell is full of water and\npresses on its wall: it is turgid and\nfirm.'
  )
  expect(wrapped.blocks).toHaveLength(1)
})

test('a question and its answer with a bar between them', () => {
  expect(cardsOf('What is a phobia? | An extreme and irrational fear of an object')).toEqual([
    'What is a phobia? → An extreme and irrational fear of an object'
  ])
})
