import { expect, test } from 'vitest'
import { headingsUnder } from './heading-levels.ts'

test.each([
  ['no heading', '<p>Water is off.</p>', 1, '<p>Water is off.</p>'],
  ['a heading as deep as it may be', '<h2>When</h2><h3>Where</h3>', 1, '<h2>When</h2><h3>Where</h3>'],
  ['the title of a page', '<h1>When</h1><p>Now</p><h2>Where</h2>', 1, '<h2>When</h2><p>Now</p><h3>Where</h3>'],
  ['one that skips a level', '<h3>What</h3><h3>How</h3>', 1, '<h2>What</h2><h2>How</h2>'],
  ['a level left out', '<h2>What</h2><h4>How</h4><h2>Who</h2>', 1, '<h2>What</h2><h3>How</h3><h2>Who</h2>'],
  ['a small one first', '<h4>What</h4><h2>How</h2>', 1, '<h2>What</h2><h2>How</h2>'],
  [
    'below a heading of the third level',
    '<h2 class="x">What</h2><h3>How</h3>',
    3,
    '<h4 class="x">What</h4><h5>How</h5>',
  ],
  ['no deeper than there is', '<h2>A</h2><h3>B</h3>', 5, '<h6>A</h6><h6>B</h6>'],
] as const)('%s', (_, html, under, expected) => {
  expect(headingsUnder(html, under)).toBe(expected)
})
