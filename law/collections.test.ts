import { describe, expect, it } from 'vitest'
import { collectionRules } from './collections.ts'
import { overOn } from './deadlines.ts'
import { deemedReceivedOn } from './delivery.ts'
import { jurisdictions } from './jurisdiction.ts'

describe('what the law says of collecting what owners owe', () => {
  it.each([
    ['BC', 'lien', 14, 7, 'Strata Property Act, s. 113'],
    ['AB', 'caveat', undefined, undefined, undefined],
    ['other', 'lien', undefined, undefined, undefined],
  ] as const)('%s: a %s, %s days of demand, %s to release it', (jurisdiction, charge, demand, release, copy) => {
    const rules = collectionRules(jurisdiction)
    expect([rules.charge, rules.Charge.toLowerCase()]).toEqual([charge, charge])
    expect([rules.demand?.days, rules.release?.days, rules.copy?.source]).toEqual([demand, release, copy])
  })

  it.each(jurisdictions)('%s: says why, and where no act of ours says so', (jurisdiction) => {
    const { secures, arrangement, trust } = collectionRules(jurisdiction)
    for (const { why } of [secures, arrangement, trust]) expect(why).toMatch(/\.$/)
    expect(secures.unverified ?? false).toBe(jurisdiction === 'AB')
  })

  it('row 31: mailed November 2, received November 6, followed up from November 21', () => {
    const received = deemedReceivedOn('BC', { method: 'mail', sentOn: '2026-11-02' })!
    expect([received, overOn(collectionRules('BC').demand!, received)]).toEqual(['2026-11-06', '2026-11-21'])
    expect(deemedReceivedOn('BC', { method: 'recordedMail', sentOn: '2026-11-02' })).toBeNull()
  })
})
