/** For the walks: an agreement, and a file with one debit, made by the verbs that make them. */
import { newId } from '../../../db/ids.ts'
import type { Caller } from '../../../testing/caller.ts'
import { accountOf, buildingOf, type FeatureWalk, type Ids } from '../../../testing/walk.ts'
import type { World } from '../../../testing/world.ts'
import { findCurrentBuilding } from '../../buildings/buildings.ts'
import { charge, chartOf, settleHoldings } from '../../ledger/ledger.ts'
import { addAgreement, getSettings, makeRun, nextDebits, recordNotice, saveSettings } from '../debits.ts'

const day = '2026-12-02'
const settings = {
  ...{ originatorNumber: 'WALK', dataCentre: '00310', transactionCode: '430', shortName: 'WALK', longName: 'WALK' },
  ...{ returnInstitution: '004', returnTransit: '10101', returnAccount: '0004567', contact: 'the office' },
  ...{ letterOn: '2026-10-01', confirmedOn: '2026-10-01', isOffered: true },
}
const signed = {
  ...{ institution: '003', transit: '00123', account: '1002003004', isBusiness: false, covers: 'fees' as const },
  ...{ startsOn: '2026-11-20', isNoticeWaived: true, signedOn: '2026-11-18', identity: 'Known' },
}

type Inside = Parameters<typeof addAgreement>[0] & Parameters<typeof makeRun>[0]

const insideOf = async (world: World, who: Caller): Promise<Inside> => ({
  ...world.context(),
  building: (await findCurrentBuilding(world.platform.db, buildingOf(who)))!,
  account: { _id: await accountOf(who) } as Inside['account'],
  ...{ role: 'management', superadmin: false },
  permissions: {} as Inside['permissions'],
})

/** An account of the caller's own where they own a unit, or else of anyone in their building. */
const holdingOf = async ({ connection: { pool } }: World, who: Caller): Promise<string> => {
  const { rows } = await pool.query<{ id: string }>(
    `select h.id from ledger_holdings h
     join ledger_holders o on o.building_id = h.building_id and o.holding_id = h.id
     join people p on p.building_id = o.building_id and p.id = o.person_id
     where h.building_id = $1 and h.to_date is null order by p.account_id is not distinct from $2 desc, h.id limit 1`,
    [buildingOf(who), await accountOf(who)],
  )
  return rows[0]!.id
}

/** An agreement of the account that the walk uses, with the settings it needs. */
const agreementRecord = async (world: World, who: Caller): Promise<Ids> => {
  const ctx = await insideOf(world, who)
  const { version, nextNumber } = await getSettings(ctx)
  if (version === 0) await saveSettings(ctx, { body: { ...settings, version, nextNumber } })
  await settleHoldings(ctx)
  const holdingId = await holdingOf(world, who)
  const payerName = `Payer ${newId().slice(-12)}`
  const made = await addAgreement(ctx, { body: { ...signed, holdingId, payerName } })
  return { id: made._id, version: String(made.version), holdingId }
}

/** A file with one debit of a fee that falls due on the day, and that is more than others paid ahead. */
const runRecord = async (world: World, who: Caller): Promise<Ids> => {
  const ctx = await insideOf(world, who)
  const { id: agreementId, holdingId } = await agreementRecord(world, who)
  // What an earlier file of the walk collected is due again.
  await world.connection.pool.query(
    `update debit_runs set state = 'cancelled', cancel_reason = 'Walk' where building_id = $1 and state = 'made'`,
    [buildingOf(who)],
  )
  const { funds, accounts } = await chartOf(ctx)
  const source = `walk:${newId()}`
  const parts = [{ fundId: funds.operating, accountId: accounts.fees, cents: 100_000 }]
  const of = { holdingId: holdingId!, type: 'strataFee', words: 'Fee', authority: 'Budget', dueOn: day } as const
  await charge(ctx, [{ ...of, source, parts }])
  const known = await nextDebits(ctx, { query: { on: day } })
  const { cents, state } = known.debits.find((debit) => debit.agreementId === agreementId)!
  const notice = { on: day, cents, sentOn: '2026-11-20' }
  const { ready } = state === 'ready' ? known : await recordNotice(ctx, { params: { id: agreementId! }, body: notice })
  const { _id, version, debits } = await makeRun(ctx, { body: { on: day, ...ready } })
  return { id: _id, version: String(version), debitId: debits[0]!._id }
}

export const walk: FeatureWalk = {
  records: { debits: agreementRecord, 'debits/runs': runRecord },
  bodies: {
    'POST /api/debits/mine': ({ holdingId }) => {
      const { signedOn: _s, identity: _i, ...draft } = signed
      return { ...draft, holdingId, payerName: 'Owner', agrees: true }
    },
    'POST /api/debits/agreements': ({ holdingId }) => ({ ...signed, holdingId, payerName: 'Owner' }),
    'POST /api/debits/agreements/:id/end': ({ version }) => ({ version: Number(version), reason: 'Closed' }),
    'PUT /api/debits/settings': () => ({ ...settings, version: 0, nextNumber: 9000 }),
    'POST /api/debits/notices': () => ({ on: day }),
    'POST /api/debits/agreements/:id/notices': () => ({ on: day, cents: 1000, sentOn: '2026-11-20' }),
    'POST /api/debits/runs': () => ({ on: day, count: 1, cents: 1000 }),
    'POST /api/debits/runs/:id/steps': ({ version }) => ({
      step: 'cancel',
      version: Number(version),
      reason: 'Wrong day',
    }),
  },
}
