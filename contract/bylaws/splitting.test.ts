import { describe, expect, test } from 'vitest'
import { splitBylaws } from './splitting.ts'

const read = (...lines: string[]) => splitBylaws(lines.join('\n'))
/** Each text in a line: its number, its heading and its text. */
const linesOf = (...lines: string[]) => read(...lines).texts.map(({ number, heading, text }) => [number, heading, text])

describe('a line begins a new text', () => {
  test.each([
    ['3 Pets', '3', 'Pets'],
    ['3. Pets', '3', 'Pets'],
    ['3) Pets', '3', 'Pets'],
    ['3: Pets.', '3', 'Pets'],
    ['3 – Pets', '3', 'Pets'],
    ['3\tPets and “service dogs”', '3', 'Pets and “service dogs”'],
    ['3A Leashes', '3A', 'Leashes'],
    ['12.1 Moving in', '12.1', 'Moving in'],
    ['Bylaw 3 – Pets', '3', 'Pets'],
    ['By-law 3: Pets', '3', 'Pets'],
    ['RULE 7. no glass at the pool', '7', 'no glass at the pool'],
    ['Section 4.2 Élévateur', '4.2', 'Élévateur'],
  ])('%s', (line, number, heading) => {
    expect(linesOf(line, 'One dog.')).toEqual([[number, heading, 'One dog.']])
  })
})

describe('a line stays in the text', () => {
  test.each([
    '(1) One dog or one cat.',
    '(a) a dog;',
    '30 days after the notice.',
    '5 dogs at most.',
    '2 Cats',
    '3 Again',
    '355 Harbour Street, Vancouver',
    '10-15 guests',
    '3.5 metres',
    '4rd Floor',
    '2026-11-20 Amended',
    'section 135 of the Act.',
    'Bylaw 5 requires it.',
    'Part 4 of the Act applies.',
  ])('%s', (line) => {
    expect(linesOf('3 Pets', 'First.', line)).toEqual([['3', 'Pets', `First.\n${line}`]])
  })
})

test('numbers may skip some, and parts come after their whole', () => {
  const texts = linesOf(
    '1 Fees',
    'A',
    '9 Pets',
    'B',
    '9.1 Dogs',
    'C',
    '9.2 Cats',
    'D',
    '9.10 Birds',
    'E',
    '10 Moves',
    'F',
  )
  expect(texts.map(([number]) => number)).toEqual(['1', '9', '9.1', '9.2', '9.10', '10'])
})

test('paragraphs keep their lines, with one empty line between them at most', () => {
  expect(linesOf('3. Pets', '', '  (1) One dog,', '   or one cat.', '', '', '(2) On a leash.', '')).toEqual([
    ['3', 'Pets', '(1) One dog,\nor one cat.\n\n(2) On a leash.'],
  ])
  expect(splitBylaws('1 Fees\r\nPay.\r2 Pets\rNone.').texts).toHaveLength(2)
})

test('a title above the number is the heading, as in the standard bylaws', () => {
  expect(
    read(
      'Schedule of Standard Bylaws',
      'Division 1 — Duties of Owners, Tenants, Occupants and Visitors',
      'Payment of strata fees',
      '1 An owner must pay strata fees on or before the first day of the month.',
      'Repair and maintenance of property by owner',
      '2 (1) An owner must repair and maintain the strata lot.',
      '(2) An owner must also maintain limited common property.',
      'Division 2 — Powers and Duties of Strata Corporation',
      'Size',
      '9 (1) The council must have 3 to 7 members.',
    ),
  ).toEqual({
    texts: [
      {
        number: '1',
        heading: 'Payment of strata fees',
        text: 'An owner must pay strata fees on or before the first day of the month.',
      },
      {
        number: '2',
        heading: 'Repair and maintenance of property by owner',
        text: '(1) An owner must repair and maintain the strata lot.\n(2) An owner must also maintain limited common property.',
      },
      { number: '9', heading: 'Size', text: '(1) The council must have 3 to 7 members.' },
    ],
    leftOut: [
      'Schedule of Standard Bylaws',
      'Division 1 — Duties of Owners, Tenants, Occupants and Visitors',
      'Division 2 — Powers and Duties of Strata Corporation',
    ],
  })
})

test('a title below a number alone is the heading', () => {
  expect(linesOf('Bylaw 1', 'Pets', '(1) One dog.', 'Bylaw 2', '(1) No smoking.')).toEqual([
    ['1', 'Pets', '(1) One dog.'],
    ['2', '', '(1) No smoking.'],
  ])
})

test('a sentence without a title leaves the heading open, and one that may be a title is taken for it', () => {
  const long = 'An owner must not use a strata lot in a way that is a nuisance to another person'
  expect(linesOf('First.', '1 An owner must pay the fees on time.')).toEqual([
    ['1', '', 'An owner must pay the fees on time.'],
  ])
  expect(linesOf(`1 ${long}`, 'or causes noise.')).toEqual([['1', long, 'or causes noise.']])
  expect(linesOf(`1 ${long} ${long}`, 'or causes noise.')).toEqual([['1', '', `${long} ${long}\nor causes noise.`]])
})

test('what comes before the first number is left out', () => {
  expect(read('Harbour View', '', '355 Harbour Street', '1 Pets', 'One dog.').leftOut).toEqual([
    'Harbour View',
    '355 Harbour Street',
  ])
  expect(read('No numbers here.')).toEqual({ texts: [], leftOut: ['No numbers here.'] })
  expect(splitBylaws('')).toEqual({ texts: [], leftOut: [] })
})
