import { expect, test } from 'vitest'
import { colourName, primaryFacts, secondaryFacts } from './colour-facts.ts'

test.each([
  ['#ffdd00', 'yellow'],
  ['#1e40af', 'blue'],
  ['#dbeafe', 'blue'],
  ['#fefefe', 'white'],
  ['#ffffff', 'white'],
  ['#010101', 'black'],
  ['#808080', 'grey'],
  ['#ff0000', 'red'],
  ['#ff0033', 'red'],
  ['#ff7a00', 'orange'],
  ['#6b3e1a', 'brown'],
  ['#0f766e', 'teal'],
  ['#14a028', 'green'],
  ['#7c3aed', 'purple'],
  ['#ec4899', 'pink'],
])('%s is called %s', (colour, name) => {
  expect(colourName(colour)).toBe(name)
})

test('a yellow is written on in black, darkened for links in light, and edged there', () => {
  expect(primaryFacts('#ffdd00')).toEqual([
    'Text on this yellow is black, 15.5:1.',
    'In the light theme, links are darkened for legibility, 4.5:1.',
    'In the dark theme, links use it unchanged, 11.8:1.',
    'In the light theme, buttons get a visible border, 3.2:1.',
  ])
})

test('the usual blue needs an edge on dark pages', () => {
  expect(primaryFacts('#1e40af')).toEqual([
    'Text on this blue is white, 8.7:1.',
    'In the light theme, links use it unchanged, 8.2:1.',
    'In the dark theme, links are lightened for legibility, 4.8:1.',
    'In the dark theme, buttons get a visible border, 3.2:1.',
  ])
})

test('a middle grey stands out from both pages', () => {
  expect(primaryFacts('#808080').at(-1)).toBe('Buttons and checked boxes stand out in both themes.')
})

test('the second colour only carries text', () => {
  expect(secondaryFacts('#dbeafe')).toEqual(['Text on this blue is black, 17.2:1.'])
})
