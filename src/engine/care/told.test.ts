import { expect, test } from 'vitest'
import { careOf } from '#engine/care/care.ts'
import { toldOf, toldOfAny } from '#engine/care/told.ts'

test.each([
  ['i want to die', 'self'],
  ['my dad hits me when I get bad grades', 'home'],
  ['my father beats me…', 'home'],
  ['my father beats me and i want to die', 'home'],
  ['i want to die. sir touched me in tuition', 'home'],
  ['my friend says she will end it tonight', 'friend'],
  ['my best friend wants to kill herself', 'friend'],
  ['मेरी सहेली कहती है कि वह मर जाएगी', 'friend'],
  ['mera dost suicide karne ki baat karta hai', 'friend'],
  ['mi mejor amiga se quiere matar', 'friend'],
  ['mon meilleur ami veut se suicider', 'friend'],
  ['meine Freundin will sich umbringen', 'friend'],
  ['صديقتي تريد أن تنتحر', 'friend'],
  ['我的闺蜜说她不想活了', 'friend'],
  ['minha amiga quer se matar', 'friend'],
  ['temanku mau bunuh diri', 'friend'],
  ['мой друг хочет умереть', 'friend'],
  ['میرا دوست مرنا چاہتا ہے', 'friend'],
  ['আমার বন্ধু মরতে চায়', 'friend'],
  ['என் தோழி தற்கொலை செய்து கொள்ள நினைக்கிறாள்', 'friend'],
  ['mi padre me pega', 'home'],
  ['quiero morir', 'self']
])('%s: the text is for %s', (text, told) => {
  expect(careOf(text)).toBe('crisis')
  expect(toldOf(text)).toBe(told)
})

test('outside the chatbot whoever was hurt at home was sent to a parent first: one such text among others decides', () => {
  expect(toldOfAny(['Rivers erode their banks.', 'My dad hits me every day'])).toBe('home')
  expect(toldOfAny(['I want to die'])).toBe('self')
  expect(toldOfAny(['My friend says that rivers erode'])).toBe('self')
})
