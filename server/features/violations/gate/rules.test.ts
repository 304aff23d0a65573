/** Each step of the gate: what makes it missing, in which words, and what gets it done. */
import { describe, expect, it, test } from 'vitest'
import { PenaltyStep } from '../../../../contract/violations/violation.ts'
import type { CaseFacts, ContravenedText } from './case-facts.ts'
import { checksOf, missingOf } from './rules.ts'

const theo = { personId: 'Theo Tenant', name: 'Theo Tenant', isCopy: false, deemedOn: '2026-11-24' }
const olivia = { personId: 'Olivia Owner', name: 'Olivia Owner', isCopy: true, deemedOn: '2026-11-24' }
const sent = { state: 'sent', addressees: [theo, olivia] } as const
const letter = { ...sent, on: '2026-11-20' } as const
const bylaw: ContravenedText = {
  ...{ kind: 'bylaw', isShortStay: false, state: 'inForce' },
  ...{ fineCents: 20_000, laterFineCents: null, fineEveryDays: 7 },
}
const decided = { on: '2026-12-10', upheld: true, made: 'meeting', ratification: 'none', barred: [] } as const
const noHearing = { askedOn: null, heldOn: null, withdrawnOn: null }

/** A case about a tenant in BC with every step on file, two days after the decision. */
const whole: CaseFacts = {
  ...{ jurisdiction: 'BC', today: '2026-12-12', happenedOn: '2026-11-18', complaintsOn: ['2026-11-19'], bylaw },
  ...{ hasUnit: true, accused: 'tenants', causedBy: 'self', strangers: [] },
  ...{ particulars: letter, answerBy: '2026-12-08', answeredOn: null, hearing: noHearing },
  ...{ decision: decided, told: sent, finedOn: [], finedElsewhere: 0, sightings: [] },
}
const fine = { kind: 'fine', cents: 20_000 } as const

/** What is missing of a case that differs from a whole one, as `step: words (remedy)`. */
const lacks = (over: Partial<CaseFacts>, of: Parameters<typeof missingOf>[1] = fine): string[] =>
  missingOf({ ...whole, ...over }, of).map((one) => `${one.step}: ${one.words} (${one.do})`)

test('a whole case lacks nothing, in the order of the law', () => {
  expect(lacks({})).toEqual([])
  const asked = { hearing: { askedOn: '2026-12-01', heldOn: '2026-12-09', withdrawnOn: null } }
  const again = { finedOn: ['2026-12-11'] }
  expect(checksOf({ ...whole, ...asked, ...again }, fine).map(({ step }) => step)).toEqual(PenaltyStep.options)
  const bare = checksOf(whole, { kind: 'fine', cents: null }).map(({ step }) => step)
  const left = new Set<PenaltyStep>(['hearing', 'amount', 'interval'])
  expect(bare).toEqual(PenaltyStep.options.filter((step) => !left.has(step)))
})

test('an empty case lacks its steps in the order of the law, each with its reason', () => {
  const empty = {
    ...{ complaintsOn: [], bylaw: null, hasUnit: false, accused: null, causedBy: null, particulars: null },
    ...{ answerBy: null, decision: null, told: null },
  }
  expect(missingOf({ ...whole, ...empty }, fine).map(({ step }) => step)).toEqual([
    ...['complaint', 'rule_in_force', 'fine_set', 'right_person', 'particulars', 'delivered', 'answer_open'],
    ...['decision', 'told'],
  ])
  for (const one of missingOf({ ...whole, ...empty }, fine))
    expect(one).toMatchObject({ why: expect.stringMatching(/\.$/), source: expect.any(String), unverified: false })
})

test.each<[name: string, over: Partial<CaseFacts>, missing: string[]]>([
  [
    'no complaint',
    { complaintsOn: [] },
    ['complaint: No complaint about it was received before the particulars were sent. (addComplaint)'],
  ],
  [
    'a complaint after the particulars',
    { complaintsOn: ['2026-11-21'] },
    ['complaint: No complaint about it was received before the particulars were sent. (addComplaint)'],
  ],
  ['a complaint on the day of the particulars', { complaintsOn: ['2026-11-21', '2026-11-20'] }, []],
  [
    'no bylaw',
    { bylaw: null },
    [
      'rule_in_force: No bylaw or rule has been chosen. (screen)',
      'fine_set: No bylaw or rule has been chosen, so no fine is set. (screen)',
    ],
  ],
  [
    'a bylaw that wasn’t filed',
    { bylaw: { ...bylaw, state: 'waiting' } },
    ['rule_in_force: The bylaw wasn’t in force yet on Nov 18, 2026. (register)'],
  ],
  ['a rule that a meeting still ratifies', { bylaw: { ...bylaw, state: 'toRatify' } }, []],
  [
    'a rule that had lapsed',
    { bylaw: { ...bylaw, kind: 'rule', fineCents: 5000, state: 'lapsed' } },
    [
      'rule_in_force: The rule had lapsed on Nov 18, 2026. (register)',
      'amount: The fine can be at most $50.00. (fine)',
    ],
  ],
  [
    'a bylaw without a fine',
    { bylaw: { ...bylaw, fineCents: null } },
    ['fine_set: The register names no fine for it, so no fine can be imposed. (register)'],
  ],
  [
    'no unit',
    { hasUnit: false, accused: null, causedBy: null },
    ['right_person: No owner or tenant has been named. A visitor alone can’t be fined. (screen)'],
  ],
  [
    'a unit, but no one named',
    { accused: null, causedBy: null },
    ['right_person: No owner or tenant has been named. A visitor alone can’t be fined. (screen)'],
  ],
  [
    'an owner for their tenant',
    { accused: 'owners', causedBy: 'tenant' },
    ['right_person: The owner can’t be fined for their tenant. Choose the tenant. (screen)'],
  ],
  ['an owner for a visitor', { accused: 'owners', causedBy: 'visitor' }, []],
  [
    'people who moved in later',
    { strangers: ['Bo Buyer', 'Cy Buyer'] },
    ['right_person: Bo Buyer and Cy Buyer had no tie to the unit on the day it happened. (screen)'],
  ],
  ['no decision', { decision: null }, ['decision: Council hasn’t decided that there was a contravention. (decide)']],
  [
    'no contravention found',
    { decision: { ...decided, upheld: false } },
    ['decision: Council found no contravention. (decide)'],
  ],
  [
    'a member who couldn’t take part',
    { decision: { ...decided, barred: ['Carla Council'] } },
    ['decision: Carla Council took part in the decision, which isn’t allowed. (decide)'],
  ],
  [
    'a decision between meetings',
    { decision: { ...decided, made: 'between', ratification: 'awaits' } },
    ['decision: The decision was made between meetings and a meeting hasn’t ratified it. (ratify)'],
  ],
  ['one that a meeting ratified', { decision: { ...decided, made: 'between', ratification: 'ratified' } }, []],
  ['a decision not sent', { told: null }, ['told: The decision hasn’t been sent in writing. (tell)']],
  [
    'a decision that couldn’t be sent',
    { told: { ...sent, state: 'failed' } },
    ['told: The decision hasn’t been sent in writing. (tell)'],
  ],
  [
    'a decision on its way',
    { told: { ...sent, state: 'waiting' } },
    ['told: The decision letter is being prepared. (wait)'],
  ],
  [
    'a decision without the copy',
    { told: { ...sent, addressees: [theo] } },
    ['told: Olivia Owner didn’t get the decision in writing. (tell)'],
  ],
  [
    'a complaint before it happened',
    { complaintsOn: ['2026-11-17'] },
    ['complaint: No complaint about it was received before the particulars were sent. (addComplaint)'],
  ],
])('%s', (_, over, missing) => expect(lacks(over)).toEqual(missing))

describe('the letter with the particulars', () => {
  const withLetter = (over: object) => ({ particulars: { ...letter, ...over } })
  test.each<[name: string, over: Partial<CaseFacts>, missing: string[]]>([
    [
      'not sent',
      { particulars: null, answerBy: null },
      [
        'particulars: The particulars haven’t been sent in writing. (particulars)',
        'delivered: No letter with the particulars has been delivered. (particulars)',
        'landlord_copy: The landlord and owner haven’t been given notice of the complaint. (particulars)',
        'answer_open: No one has been asked for an answer. (particulars)',
      ],
    ],
    [
      'failed',
      withLetter({ state: 'failed' }),
      [
        'particulars: The letter with the particulars couldn’t be sent. (particulars)',
        'delivered: No letter with the particulars has been delivered. (particulars)',
        'landlord_copy: The landlord and owner haven’t been given notice of the complaint. (particulars)',
        'answer_open: No one has been asked for an answer. (particulars)',
      ],
    ],
    [
      'by a way that doesn’t count',
      withLetter({ addressees: [{ ...theo, deemedOn: null }, olivia] }),
      [
        'delivered: There’s no proof yet that Theo Tenant received the letter. (deliver)',
        'answer_open: The time to answer begins when the letter is received. (deliver)',
      ],
    ],
    [
      'received by one of two, and on its way to a third',
      withLetter({
        addressees: [
          { ...theo, deemedOn: '2026-12-14' },
          { ...theo, name: 'Tia Tenant', deemedOn: null },
          { ...theo, name: 'Ty Tenant' },
          olivia,
        ],
      }),
      [
        'delivered: There’s no proof yet that Tia Tenant received the letter. (deliver)',
        'answer_open: The time to answer begins when the letter is received. (deliver)',
      ],
    ],
    [
      'received tomorrow at the earliest',
      {
        ...withLetter({
          addressees: [
            { ...theo, deemedOn: '2026-12-14' },
            { ...theo, name: 'Tia Tenant', deemedOn: '2026-12-13' },
            { ...olivia, deemedOn: '2026-12-13' },
          ],
        }),
        decision: null,
      },
      [
        'delivered: The letter counts as received on Dec 14, 2026. (wait)',
        'landlord_copy: The letter counts as received on Dec 13, 2026. (wait)',
        'answer_open: They can answer until Dec 21, 2026. (wait)',
        'decision: Council hasn’t decided that there was a contravention. (decide)',
      ],
    ],
    [
      'no copy for the landlord',
      withLetter({ addressees: [theo] }),
      ['landlord_copy: The letter didn’t go to the landlord and owner. (particulars)'],
    ],
    [
      'a copy that hasn’t arrived',
      withLetter({ addressees: [theo, { ...olivia, deemedOn: null }] }),
      ['landlord_copy: There’s no proof yet that Olivia Owner received the letter. (deliver)'],
    ],
    ['an owner, who gets no copy', { ...withLetter({ addressees: [theo] }), accused: 'owners' }, []],
  ])('%s', (_, over, missing) => expect(lacks(over)).toEqual(missing))
})

const again = 'Council decided before the time to answer ends on Dec 8, 2026, and has to decide again after that.'
test.each<[name: string, over: Partial<CaseFacts>, missing: string[]]>([
  [
    'is open on its last day',
    { today: '2026-12-08', decision: null },
    [
      'answer_open: They can answer until Dec 8, 2026. (wait)',
      'decision: Council hasn’t decided that there was a contravention. (decide)',
    ],
  ],
  ['was open when council decided', { decision: { ...decided, on: '2026-12-08' } }, [`answer_open: ${again} (decide)`]],
  [
    'is open still, though council decided',
    { today: '2026-12-02', decision: { ...decided, on: '2026-12-01' } },
    [`answer_open: ${again} (wait)`],
  ],
  ['doesn’t matter once they answered', { decision: { ...decided, on: '2026-11-30' }, answeredOn: '2026-11-30' }, []],
  [
    'matters where they answered after council decided',
    { decision: { ...decided, on: '2026-11-30' }, answeredOn: '2026-12-01' },
    ['answer_open: Council decided before the answer of Dec 1, 2026. (decide)'],
  ],
])('the time to answer %s', (_, over, missing) => expect(lacks(over)).toEqual(missing))

test.each<[name: string, hearing: Partial<CaseFacts['hearing']>, missing: string[]]>([
  [
    'isn’t held',
    { askedOn: '2026-12-01' },
    ['hearing: A hearing was requested on Dec 1, 2026 and hasn’t been held. (holdHearing)'],
  ],
  ['was withdrawn', { askedOn: '2026-12-01', withdrawnOn: '2026-12-03' }, []],
  ['was held before the decision', { askedOn: '2026-12-01', heldOn: '2026-12-10' }, []],
  [
    'was held after the decision',
    { askedOn: '2026-12-01', heldOn: '2026-12-11' },
    ['hearing: Council decided before the hearing on Dec 11, 2026. (decide)'],
  ],
  [
    'was requested after the day of the decision',
    { askedOn: '2026-12-11' },
    ['hearing: A hearing was requested on Dec 11, 2026 and hasn’t been held. (holdHearing)'],
  ],
])('a hearing that %s', (_, hearing, missing) =>
  expect(lacks({ hearing: { ...noHearing, ...hearing } })).toEqual(missing),
)

test('a hearing that was held lacks nothing before the decision', () => {
  const hearing = { askedOn: '2026-12-01', heldOn: '2026-12-05', withdrawnOn: null }
  expect(lacks({ hearing, decision: null })).toEqual([
    'decision: Council hasn’t decided that there was a contravention. (decide)',
  ])
})

describe('costs and the denial of a facility', () => {
  it.each(['charge', 'deny'] as const)('%s asks for all but the fine, its amount and its interval', (kind) => {
    expect(checksOf(whole, { kind, cents: null }).map(({ step }) => step)).toEqual(
      PenaltyStep.options.filter((step) => !['fine_set', 'hearing', 'amount', 'interval'].includes(step)),
    )
    const over = { bylaw: { ...bylaw, fineCents: null }, finedOn: ['2026-12-11'], told: null }
    expect(lacks(over, { kind, cents: null })).toEqual(['told: The decision hasn’t been sent in writing. (tell)'])
  })
})
