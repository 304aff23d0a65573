import { expect, test } from 'vitest'
import { changesBetween, isSameLook, shownColour } from './look.ts'

const record = { primaryColor: '#ffdd00', secondaryColor: null, logo: null, favicon: '/api/a', version: 3 }

test.each([
  ['#FFDD00', '#ffdd00'],
  [' #ffdd00 ', '#ffdd00'],
  ['#ffdd0', '#1e40af'],
  ['', '#1e40af'],
  [undefined, '#1e40af'],
])('a primary color typed as %j shows as %s', (typed, shown) => {
  expect(shownColour(typed, 'primaryColor')).toBe(shown)
})

test('another version alone is the same look', () => {
  expect(isSameLook(record, { ...record, version: 4 })).toBe(true)
  expect(isSameLook(record, { ...record, favicon: null })).toBe(false)
})

test('what somebody else changed is said part by part', () => {
  expect(changesBetween(record, { ...record, primaryColor: null, secondaryColor: '#eeeeee', logo: '/api/b' })).toEqual([
    'primary colour: default',
    'secondary colour: #eeeeee',
    'logo: a different image',
  ])
})
