import { describe, expect, test } from 'vitest'
import {
  askingRight,
  jurisdictions,
  reachesKind,
  recordsAskers,
  redactionGuide,
  refusalGround,
  refusalGrounds,
  requestClock,
  whereToTurn,
} from './law.ts'

describe('who may ask for what', () => {
  test.each([
    ['BC', 'owner', 'all', 'Strata Property Act, s. 36'],
    ['BC', 'tenant', 'bylawsAndRules', 'Strata Property Act, s. 36'],
    ['BC', 'assignedTenant', 'all', 'Strata Property Act, ss. 36, 147 and 148'],
    ['BC', 'authorized', 'all', 'Strata Property Act, s. 36'],
    ['BC', 'former', 'ownTime', 'Strata Property Act, s. 36'],
    ['BC', 'buyerOrLender', 'none', 'Strata Property Act, s. 36'],
    ['AB', 'owner', 'all', 'Condominium Property Act, s. 44'],
    ['AB', 'tenant', 'bylawsAndRules', 'Condominium Property Act, s. 44'],
    ['AB', 'buyerOrLender', 'all', 'Condominium Property Act, s. 44'],
    ['other', 'owner', 'all', null],
    ['other', 'buyerOrLender', 'none', null],
  ] as const)('in %s %s: %s (%s)', (jurisdiction, asker, reach, source) => {
    expect(askingRight(jurisdiction, asker)).toMatchObject({ reach, source })
  })

  test.each([
    ['all', 'minutes', true],
    ['ownTime', 'minutes', true],
    ['bylawsAndRules', 'minutes', false],
    ['bylawsAndRules', 'bylaws', true],
    ['bylawsAndRules', 'rules', true],
    ['none', 'bylaws', false],
  ] as const)('%s and %s: %s', (reach, kind, is) => {
    expect(reachesKind({ reach }, kind)).toBe(is)
  })

  test('everything of Alberta says that nobody held it against the act', () => {
    expect(recordsAskers.map((asker) => askingRight('AB', asker).unverified)).toEqual(recordsAskers.map(() => true))
  })
})

describe('an answer', () => {
  test.each(jurisdictions)('has its reasons to refuse in %s', (jurisdiction) => {
    for (const ground of refusalGrounds) {
      const { label, why, source } = refusalGround(jurisdiction, ground)
      expect([label.length > 5, why.endsWith('.'), source === null || source.length > 5]).toEqual([true, true, true])
    }
  })

  test('about a suit stands by section 169, from memory', () => {
    expect(refusalGround('BC', 'inDispute')).toMatchObject({ source: 'Strata Property Act, s. 169', unverified: true })
    expect(refusalGround('AB', 'inDispute').source).toBeNull()
  })

  test.each(jurisdictions)('about blacking out hears both sides in %s', (jurisdiction) => {
    const { whole, lessened } = redactionGuide(jurisdiction)
    expect([whole.length > 0, lessened.length > 0]).toEqual([true, true])
  })

  test('names the tribunal’s decision in British Columbia', () => {
    expect(redactionGuide('BC').whole[0]?.source).toBe('Mason v. BCS 4338, 2017 BCCRT 47')
  })

  test.each([
    ['BC', 'Civil Resolution Tribunal', 'Strata Property Act, s. 36; Strata Property Regulation, s. 4.2'],
    ['AB', 'Condominium Dispute Resolution Tribunal', 'Condominium Property Act, s. 44'],
  ] as const)('in %s leads on to the %s, and its clock stands in %s', (jurisdiction, tribunal, source) => {
    expect(whereToTurn(jurisdiction)?.why).toContain(tribunal)
    expect(requestClock(jurisdiction)?.source).toBe(source)
  })

  test('elsewhere says nothing that it does not know', () => {
    expect([whereToTurn('other'), requestClock('other')]).toEqual([null, null])
  })
})
