import { expect, test } from 'vitest'
import { careOf } from '#engine/care/care.ts'
import { toldOf } from '#engine/care/told.ts'

test.each([
  'me kiero matar',
  'kiero morir',
  'qiero morirme',
  'i wana die',
  'kero morrer',
  'n quero mais viver',
  'eu qria morrer',
  'no quiero despertarme mañana',
  'me hago cortes',
  'estoy embarazada y no sé qué hacer',
  'im pregnant and i dont know what to do',
  'vull morir',
  'no vull viure més',
  'el meu pare em pega'
])('words as they are typed on a telephone were not read: %s', text => {
  expect(careOf(text)).toBe('crisis')
})

test.each([
  'mi amiga se kiere morir',
  'a friend of mine took a lot of pills',
  'my sister swallowed a whole bottle of paracetamol',
  'my freind says she wants to dissapear forever',
  'i have a friend who doesnt eat anymore',
  'she took too many pills',
  'hes going to jump',
  'someone brought a knife to school',
  'a boy in my class has a gun in his bag',
  'mi hermana se ha tomado un monton de pastillas',
  'mi amigo se ha tragado todas las pastillas',
  'mi compañero ha traido una navaja al insti',
  'tengo una amiga que ya no come nada',
  'ella quiere morir',
  'minha irma tomou um monte de remedios',
  'um colega trouxe uma faca para a escola',
  'ela quer morrer',
  'mon amie a pris beaucoup de médicaments',
  'un élève a ramené un couteau au collège',
  'elle veut mourir',
  'meine Freundin hat viele Tabletten genommen',
  'ein Mitschüler hat ein Messer in die Schule mitgebracht',
  'er will springen',
  'temanku minum banyak pil'
])('an emergency of somebody else was not read: %s', text => {
  expect(careOf(text)).toBe('crisis')
})

test('the text about a friend fits a friend of mine', () => {
  expect(toldOf('a friend of mine took a lot of pills')).toBe('friend')
  expect(toldOf('mi amiga se kiere morir')).toBe('friend')
})

test.each([
  'I cut myself shaving',
  'A diver is going to jump from a board 10 m high. Find her speed',
  'She takes a lot of notes in class',
  'Why did the boy bring a knife to the feast?',
  'k = 5 N/m, find the extension',
  'cuantos kilos pesa un litro de agua',
  'la quimica es facil y quiero aprobar',
  'el soldado quiere morir por la patria',
  'mi hermana toma una pastilla para la alergia',
  'la mujer embarazada y la placenta',
  'a friend of mine took a lot of notes',
  'ein Messer liegt auf dem Tisch',
  'elle veut manger',
  'he took all the marks from the paper'
])('study and daily life are not stopped: %s', text => {
  expect(careOf(text)).toBe('none')
})
