import { describe, expect, it, test } from 'vitest'
import { jurisdictions, penaltyAsks } from './law.ts'
import type { PenaltyAsks } from './penalty-steps.ts'

const steps = [
  ['complaint', 's. 135 (1) (d)'],
  ['rule_in_force', 'ss. 125 and 128'],
  ['fine_set', 's. 132'],
  ['right_person', 's. 130'],
  ['particulars', 's. 135 (1) (e)'],
  ['delivered', 's. 61'],
  ['landlord_copy', 's. 135 (1) (f)'],
  ['answer_open', 's. 135 (1) (e)'],
  ['hearing', 's. 135 (1) (e), and Regulation, s. 7.2'],
  ['decision', 's. 136, and Standard Bylaw 20'],
  ['told', 's. 135 (2)'],
  ['amount', 's. 132, and Regulation, s. 7.1'],
  ['interval', 's. 135 (3), and Regulation, s. 7.1'],
] as const satisfies readonly (readonly [PenaltyAsks, string])[]

test.each(steps)('in BC %s is asked for by %s', (step, section) => {
  const asked = penaltyAsks('BC', step)
  expect(asked).toMatchObject({ source: expect.stringContaining('Strata Property Act'), why: expect.any(String) })
  expect(asked!.source!.endsWith(section)).toBe(true)
  expect(asked!.unverified).toBeUndefined()
})

describe('elsewhere', () => {
  it.each(['AB', 'other'] as const)('in %s everything but a copy to the landlord is asked for', (jurisdiction) => {
    expect(steps.filter(([step]) => penaltyAsks(jurisdiction, step) === null).map(([step]) => step)).toEqual([
      'landlord_copy',
    ])
  })

  it('Alberta’s sections are marked as unverified, and what no act says is ours', () => {
    const asked = steps.flatMap(([step]) => penaltyAsks('AB', step) ?? [])
    for (const { why, source, unverified = false } of asked) expect([why, unverified]).toEqual([why, source !== null])
    expect(penaltyAsks('AB', 'hearing')!.source).toBeNull()
    expect(penaltyAsks('AB', 'fine_set')!.source).toBe('Condominium Property Act, s. 35')
  })

  it('without a law of ours no section is named', () => {
    for (const [step] of steps) expect(penaltyAsks('other', step)?.source ?? null).toBeNull()
  })
})

test.each(jurisdictions)('in %s every reason is a whole sentence', (jurisdiction) => {
  for (const [step] of steps) expect(penaltyAsks(jurisdiction, step)?.why ?? 'None.').toMatch(/^[A-Z][^\n]+\.$/)
})
