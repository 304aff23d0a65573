import { expect, test } from 'vitest'
import { withoutPieces, withPieces } from './merge-field.ts'

const unit = '<span data-field="unit.number">{{unit.number}}</span>'

test.each([
  ['a field in a sentence', '<p>Unit {{unit.number}}.</p>', `<p>Unit ${unit}.</p>`],
  ['two beside each other', '<p>{{unit.number}}{{unit.number}}</p>', `<p>${unit}${unit}</p>`],
  ['one in bold', '<p><strong>{{unit.number}}</strong></p>', `<p><strong>${unit}</strong></p>`],
  ['no field', '<p>Braces { } and {{ }} stay.</p>', '<p>Braces { } and {{ }} stay.</p>'],
] as const)('%s is shown as one piece, and kept as it was', (_, kept, shown) => {
  expect(withPieces(kept)).toBe(shown)
  expect(withoutPieces(shown)).toBe(kept)
})

test('room inside the braces is not kept', () => {
  expect(withoutPieces(withPieces('<p>{{ unit.number }}</p>'))).toBe('<p>{{unit.number}}</p>')
})

test('what stands inside a tag stays as it is', () => {
  const link = '<a href="/units/{{unit.number}}">your unit</a>'
  expect(withPieces(link)).toBe(link)
})

test('the words of a piece are not kept, only its name', () => {
  expect(withoutPieces('<p><span class="field" data-field="unit.number">Unit number</span></p>')).toBe(
    '<p>{{unit.number}}</p>',
  )
})
