import { expect, test } from 'vitest'
import { languageOf } from '#engine/text/language.ts'

test.each([
  ['en', 'Photosynthesis is the process by which plants make food.'],
  ['en', 'A catalyst is a substance that speeds up a reaction without being used up.'],
  [
    'en',
    'Key vocabulary: enzyme, substrate, active site, denature, pH optimum, inhibitor, cofactor, coenzyme, induced fit'
  ],
  ['en', 'F = ma, v = u + at, KE = ½mv²'],
  ['en', 'French verbs such as être, avoir, aller and faire are irregular, and you must learn them by heart.'],
  ['es', 'La célula es la unidad básica de la vida. Todas las células tienen membrana.'],
  [
    'fr',
    'La Révolution française commence en 1789. Louis XVI est exécuté en janvier 1793 sur la place de la Révolution.'
  ],
  ['de', 'Die Zelle ist die kleinste lebende Einheit aller Organismen und wird von einer Membran umgeben.'],
  ['it', 'La cellula è l’unità di base della vita e tutti gli organismi sono fatti di cellule.'],
  ['pt', 'A célula é a unidade básica da vida e todos os organismos são formados por células.'],
  ['nl', 'De cel is de kleinste eenheid van het leven en wordt door een membraan omgeven.'],
  ['ru', 'Клетка является основной единицей жизни всех организмов на Земле.'],
  ['hi', 'प्रकाश संश्लेषण वह प्रक्रिया है जिसके द्वारा पौधे भोजन बनाते हैं।'],
  ['ar', 'الخلية هي الوحدة الأساسية للحياة في كل الكائنات الحية'],
  ['zh', '细胞是生命的基本单位。']
])('%s: %s', (language, text) => {
  expect(languageOf(text)).toBe(language)
})
