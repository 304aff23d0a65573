import { describe, expect, test } from 'vitest'
import { councilDoubts, councilRuleFor, eligibilityDoubts } from './law.ts'

const seat = (office?: 'president' | 'vice' | 'both') => ({
  isPresident: office === 'president' || office === 'both',
  isVicePresident: office === 'vice' || office === 'both',
})
const seats = (count: number) => [seat('president'), ...Array.from({ length: count - 1 }, () => seat())]
const many = { lots: 64, owners: 80 }

describe('in British Columbia', () => {
  test.each([
    [1, ['Council has 1 member.']],
    [2, ['Council has 2 members.']],
    [3, []],
    [7, []],
    [8, ['Council has 8 members.']],
  ])('a council of %i, one of them president: %j', (count, texts) => {
    expect(councilDoubts('BC', seats(count), many).map(({ text }) => text)).toEqual(texts)
  })

  test.each([
    ['nobody', [], ['Council has 0 members.']],
    ['no president', [seat(), seat('vice'), seat()], ['There is no president.']],
    ['two presidents', [seat('president'), seat('president'), seat()], ['2 members are president at the same time.']],
    ['one in both chairs', [seat('both'), seat(), seat()], ['One person is both president and vice president.']],
  ])('%s', (_, council, texts) => {
    expect(councilDoubts('BC', council, many).map(({ text }) => text)).toEqual(texts)
  })

  test.each([
    ['3 lots', { lots: 3, owners: 5 }, 5, []],
    ['3 lots', { lots: 3, owners: 5 }, 4, ['Council has 4 members, and there are 5 owners.']],
    ['2 owners of many lots', { lots: 9, owners: 2 }, 2, []],
    ['4 of both', { lots: 4, owners: 4 }, 2, ['Council has 2 members.']],
  ])('with %s everybody below four is on council: %j, %i on it', (_, electors, count, texts) => {
    expect(councilDoubts('BC', seats(count), electors).map(({ text }) => text)).toEqual(texts)
  })

  test.each([
    ['an owner', { owns: true, rents: false, coOwner: null }, []],
    ['an owner who rents as well', { owns: true, rents: true, coOwner: null }, []],
    ['a co-owner', { owns: true, rents: false, coOwner: 'Emil Novak' }, ['Strata Property Act, s. 28']],
    ['a tenant', { owns: false, rents: true, coOwner: null }, ['Strata Property Act, ss. 28, 147 and 148']],
    ['somebody else', { owns: false, rents: false, coOwner: null }, ['Strata Property Act, s. 28']],
  ])('%s may sit, with these doubts', (_, who, sources) => {
    expect(eligibilityDoubts('BC', { name: 'Hana Sato', ...who }).map(({ source }) => source)).toEqual(sources)
  })

  test('every doubt says where it stands, and a term when it ends', () => {
    const doubts = [...councilDoubts('BC', [], many), ...councilDoubts('BC', [seat('both')], many)]
    for (const { why, source } of doubts)
      expect([why.endsWith('.'), source]).toEqual([true, expect.stringMatching(/\d/)])
    expect(councilRuleFor('BC')?.termEnds.source).toBe('Standard Bylaw 10')
  })
})

test.each(['AB', 'other'] as const)('in %s nothing is said, because no law was found that does', (jurisdiction) => {
  const who = { name: 'Hana Sato', owns: false, rents: true, coOwner: null }
  expect([councilRuleFor(jurisdiction), councilDoubts(jurisdiction, [], many)]).toEqual([null, []])
  expect(eligibilityDoubts(jurisdiction, who)).toEqual([])
})
