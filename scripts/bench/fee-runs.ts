import { localDateOf } from '../../contract/time.ts'
import { plusMonths } from '../../law/law.ts'
import { contextOf } from '../../server/app.ts'
import type { InBuilding } from '../../server/context.ts'
import { run } from '../../server/db/connection.ts'
import { changeBudget, draftBudget, runCharges, stepBudget } from '../../server/features/budget/budget.ts'
import { findCurrentBuilding } from '../../server/features/buildings/buildings.ts'
import { readConfig } from '../../server/platform/config.ts'
import { openRuntime } from '../../server/runtime.ts'
import { measureBeside, type Beside } from './beside.ts'
import type { Filled } from './fill.ts'

const runMostMs = 2_000
const months = 12

/** A budget of the year that ends this month, approved with fees from its first month on. */
const approveBudget = async (ctx: InBuilding, startsOn: string, today: string): Promise<void> => {
  const { _id, version } = await draftBudget(ctx, { body: { startsOn, copyOf: null } })
  const params = { id: _id }
  const lines = [{ kind: 'expense' as const, name: 'Insurance', yearCents: 120_000_000, group: null }]
  const changed = await changeBudget(ctx, { params, body: { lines, groups: [], reserveCents: 14_000_000, version } })
  const noticed = await stepBudget(ctx, {
    params,
    body: { step: 'notice', noticedOn: today, version: changed.version },
  })
  const meeting = { approvedOn: today, authority: 'Annual general meeting', feesFrom: startsOn, catchUpOn: null }
  const body = { step: 'approve' as const, ...meeting, lowReserveReason: '', version: noticed!.version }
  await stepBudget(ctx, { params, body })
}

/** The floor: as many rows as a run writes, each as wide as a line of the ledger, in one statement without keys or triggers. */
const floorTable = 'create table bench_rows (like ledger_lines)'
const bareInsert = `insert into bench_rows
  select $1::uuid, gen_random_uuid(), n, current_date, $1::uuid, 'receivable', $1::uuid, $1::uuid, n from generate_series(1, $2::integer) n`

const countRows = `select (select count(*) from ledger_entries where building_id = $1::uuid)
  + (select count(*) from ledger_lines where building_id = $1::uuid)
  + (select count(*) from ledger_items where building_id = $1::uuid)
  + (select count(*) from ledger_item_parts where building_id = $1::uuid) as rows`

/** How long charging the fees of a month to 300 units takes, for each of twelve months, beside a bare insert of as many rows. */
export const measureFeeRuns = async (settings: Record<string, string>, { books }: Filled): Promise<Beside> => {
  const { buildingId, holdingIds } = books[3]!
  const runtime = await openRuntime(readConfig({ ...process.env, ...settings }), () => {})
  const { db } = runtime.platform
  const count = async () => ((await run(db, countRows, [buildingId])).rows[0] as { rows: number }).rows
  try {
    const ctx = {
      ...contextOf(runtime.platform),
      building: (await findCurrentBuilding(db, buildingId))!,
      actor: 'bench',
    }
    const today = localDateOf(ctx.now, ctx.building.timeZone)
    const startsOn = plusMonths(`${today.slice(0, 7)}-01`, 1 - months)
    await approveBudget(ctx, startsOn, today)
    await run(db, floorTable, [])
    const before = await count()
    const charge = async (turn: number) => {
      const { units } = await runCharges(ctx, plusMonths(startsOn, turn))
      if (units !== holdingIds.length) throw new Error('A run of the measurement left units out.')
    }
    await charge(0)
    const rows = (await count()) - before
    return await measureBeside({
      ...{
        what: `fee run of ${holdingIds.length} units, ${rows.toLocaleString('en-CA')} rows`,
        atMostMs: runMostMs,
        turns: months - 1,
      },
      ours: (turn) => charge(turn + 1),
      floor: () => run(db, bareInsert, [buildingId, rows]),
    })
  } finally {
    await runtime.close()
  }
}
