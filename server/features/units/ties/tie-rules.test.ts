import { expect, test } from 'vitest'
import { tieFaults, type StandingTie } from './tie-rules.ts'

const today = '2026-11-20'
const tie = (role: StandingTie['role'], from: string | null = '2024-01-01', to: string | null = null): StandingTie => ({
  role,
  from,
  to,
})
const right = {
  from: '2024-01-01',
  to: null,
  sharePercent: null,
  isPrimary: null,
  occupiesUnit: null,
  formKReceivedOn: null,
  leaseEndsOn: null,
  notes: '',
}

test.each<[string, StandingTie, Partial<typeof right> | Record<string, unknown>, string[]]>([
  ['another first day', tie('owner'), { from: '2023-05-01' }, []],
  ['no first day', tie('owner'), { from: null }, []],
  ['a first day ahead of what runs', tie('tenant'), { from: '2026-11-21' }, ['from']],
  ['a later first day of what is to come', tie('tenant', '2026-12-01'), { from: '2027-01-01' }, []],
  ['an end of an ownership', tie('owner'), { to: '2026-11-01' }, ['to']],
  ['an end of a tenancy', tie('tenant'), { to: today }, ['to']],
  ['an end of an occupant', tie('occupant'), { to: today }, ['to']],
  ['an end of an agent', tie('agent'), { to: today }, []],
  ['an end that was planned, moved', tie('tenant', '2024-01-01', '2026-12-31'), { to: '2027-01-31' }, ['to']],
  ['an end that was planned, kept', tie('tenant', '2024-01-01', '2026-12-31'), { to: '2026-12-31' }, []],
  ['another end of what is over', tie('owner', '2020-01-01', '2024-01-01'), { to: '2024-02-01' }, []],
  ['somebody brought back', tie('owner', '2020-01-01', '2024-01-01'), { to: null }, ['to']],
  ['an end that is not over', tie('owner', '2020-01-01', '2024-01-01'), { to: today }, ['to']],
  ['a share of an owner', tie('owner'), { sharePercent: 50 }, []],
  ['a share of a tenant', tie('tenant'), { sharePercent: 50 }, ['sharePercent']],
  ['a Form K of a tenant', tie('tenant'), { formKReceivedOn: today, leaseEndsOn: '2027-01-31' }, []],
  ['a Form K of tomorrow', tie('tenant'), { formKReceivedOn: '2026-11-21' }, ['formKReceivedOn']],
  ['a Form K of an owner', tie('owner'), { formKReceivedOn: today }, ['formKReceivedOn']],
  ['a lease of an occupant', tie('occupant'), { leaseEndsOn: today }, ['leaseEndsOn']],
])('%s', (_, before, change, fields) => {
  expect(tieFaults(before, { ...right, ...change }, today).map(({ field }) => field)).toEqual(fields)
})
