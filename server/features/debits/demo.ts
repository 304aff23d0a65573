/** The debits of the demo: owners agreed, and the bank is looking at the first file. Its day follows today’s month. */
import { addDays } from '../../../contract/time.ts'
import { plusMonths } from '../../../law/law.ts'
import type { Member } from '../../context.ts'
import type { SeedDemo } from '../../feature.ts'
import { findAccountByEmail } from '../accounts/accounts.ts'
import { debtorsOn } from '../ledger/ledger.ts'
import { addAgreement } from './agreeing.ts'
import { nextDebits } from './preparing.ts'
import { todayIn } from './record.ts'
import { makeRun } from './running.ts'
import { saveSettings } from './settings.ts'

const agreedDaysAgo = 6
const settings = {
  ...{ version: 0, originatorNumber: 'PARAPET001', dataCentre: '00310', transactionCode: '430', nextNumber: 1 },
  ...{ shortName: 'HARBOUR VIEW', longName: 'The Owners, Strata Plan EPS 4821', contact: 'manager@parapet.example' },
  ...{ returnInstitution: '003', returnTransit: '00010', returnAccount: '1004471', confirmedOn: null },
} as const
/** Of invented accounts. Two owners waived the ten days’ notice. */
const units: ReadonlySet<string> = new Set(['102', '104', '203', '302', '504', '801'])
const waived: ReadonlySet<string> = new Set(['102', '302'])

/** Has owners agree, and makes a test file for next month. */
export const seedDebits: SeedDemo = async (at, building) => {
  if (building !== 'harbour') return
  const account = (await findAccountByEmail(at(0).db, 'manager@parapet.example'))!
  const rights = { role: 'management', superadmin: true, permissions: {} as Member['permissions'] } as const
  const inside = (daysAgo: number) => ({ ...at(daysAgo), account, ...rights })
  const then = inside(agreedDaysAgo)
  const letterOn = addDays(todayIn(then), -10)
  await saveSettings(then, { body: { ...settings, letterOn, isOffered: true } })
  const today = todayIn(inside(0))
  const on = plusMonths(`${today.slice(0, 7)}-01`, 1)
  const debtors = (await debtorsOn(then, todayIn(then))).filter(({ unit }) => units.has(unit.unitNumber))
  for (const [index, { _id: holdingId, unit, owners }] of debtors.entries())
    await addAgreement(then, {
      body: {
        ...{ holdingId, payerName: owners[0]!, institution: '003', transit: '00010', account: `10070${index}3` },
        ...{ isBusiness: false, covers: index % 2 === 0 ? 'fees' : 'feesAndLevies', startsOn: on },
        ...{
          isNoticeWaived: waived.has(unit.unitNumber),
          signedOn: todayIn(then),
          identity: 'Known to the manager',
        },
      },
    })
  const { ready } = await nextDebits(inside(0), { query: { on } })
  if (ready.count > 0) await makeRun(inside(0), { body: { on, ...ready } })
}
