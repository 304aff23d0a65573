import { describe, expect, it } from 'vitest'
import { councilBars, councilMajority, councilQuorum, councilTies } from './law.ts'

describe('the quorum of council', () => {
  const standard = [
    [1, 1],
    [2, 2],
    [3, 2],
    [4, 2],
    [5, 3],
    [6, 3],
    [7, 4],
  ] as const
  it.each(standard)('is by Standard Bylaw 16 of %i members %i', (members, needed) => {
    expect(councilQuorum('BC', members)).toMatchObject({ needed, source: 'Standard Bylaw 16', unverified: true })
  })

  it.each([
    ['BC', 8, 5],
    ['BC', 0, 1],
    ['AB', 5, 3],
    ['AB', 4, 3],
    ['other', 1, 1],
  ] as const)('is in %s of %i members more than half, %i, by a rule of ours', (jurisdiction, members, needed) => {
    expect(councilQuorum(jurisdiction, members)).toMatchObject({ needed, source: null })
  })
})

describe('a tie, and the majority', () => {
  it('are ruled by Standard Bylaw 18, and by no law of ours elsewhere', () => {
    expect(councilTies('BC')).toMatchObject({ rule: 'president', source: 'Standard Bylaw 18' })
    expect(councilMajority('BC')?.source).toBe('Standard Bylaw 18')
    expect(councilBars('BC')).toMatchObject({ source: 'Strata Property Act, s. 136' })
    expect([councilBars('AB'), councilBars('other')]).toEqual([null, null])
    expect([councilTies('AB'), councilTies('other'), councilMajority('AB')]).toEqual([null, null, null])
  })
})
