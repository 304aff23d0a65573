import { expect, test } from 'vitest'
import type { LetterKind } from '../../../../contract/forms/templates.ts'
import type { Jurisdiction } from '../../../../law/law.ts'
import type { PersonWrittenTo } from '../../units/units.ts'
import { plannedFor } from './planning.ts'

const olivia: PersonWrittenTo = {
  ...{ personId: 'p', accountId: null, name: 'Olivia Owner', role: 'owner', email: 'owner@parapet.example' },
  ...{ agreedToEmail: false, mailingLines: [], hasOutsideAddress: false },
}
const agreed = { agreedToEmail: true }
const outside = { agreedToEmail: true, hasOutsideAddress: true }

test.each([
  ['BC', 'demand', agreed, true, 'email', 'Strata Property Act, s. 61'],
  ['BC', 'demand', agreed, false, 'paper', 'You chose paper for everyone.'],
  ['BC', 'demand', outside, true, 'paper', 'Strata Property Act, s. 61'],
  ['BC', 'demand', {}, true, 'paper', 'Strata Property Act, s. 61'],
  ['other', 'demand', agreed, true, 'email', 'They agreed to receive notices by email.'],
  ['other', 'demand', agreed, false, 'paper', 'You chose paper for everyone.'],
  ['other', 'demand', {}, true, 'paper', 'They haven’t agreed to receive notices by email.'],
  ['BC', 'welcome', {}, true, 'email', 'This isn’t a legal notice, so any of their email addresses can be used.'],
  ['BC', 'welcome', {}, false, 'paper', 'You chose not to send it by email.'],
  ['BC', 'welcome', { accountId: 'a' }, false, 'product', 'They can read it in Parapet.'],
  ['BC', 'welcome', { email: null }, true, 'paper', 'There’s no other way to reach them.'],
] as [Jurisdiction, LetterKind, Partial<PersonWrittenTo>, boolean, string, string][])(
  'in %s a %s to %j, by email %s, goes by %s: %s',
  (jurisdiction, kind, more, byEmail, way, because) => {
    const sending = { jurisdiction, kind, to: 'owners', byEmail, today: '2026-11-20' } as const
    const [planned] = plannedFor(sending, [{ ...olivia, ...more }])
    expect(planned).toMatchObject({ way })
    expect([planned!.why, planned!.source]).toContain(because)
  },
)
