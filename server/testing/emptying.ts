import type pg from 'pg'

const ledger = [
  'ledger_entries',
  'ledger_lines',
  'ledger_items',
  'ledger_item_parts',
  'ledger_item_shares',
  'ledger_payments',
  'ledger_receipts',
  'ledger_allocations',
  'ledger_outflows',
  'ledger_outflow_parts',
  'ledger_outflow_debts',
  'fee_schedules',
  'fee_schedule_shares',
  'fee_schedule_group_shares',
  'levies',
  'levy_due_days',
  'levy_shares',
  'levy_charges',
  'levy_cancellations',
  'levy_disposals',
  'bank_expenses',
]

/** Empties buildings, and accounts where asked, with all that hangs on them; the ledger lets nothing go otherwise. */
export const emptyBuildings = async (pool: pg.Pool, { accounts }: { accounts: boolean }): Promise<void> => {
  const client = await pool.connect()
  try {
    await client.query('begin')
    for (const table of ledger) await client.query(`alter table ${table} disable trigger user`)
    await client.query(`truncate ${accounts ? 'accounts, ' : ''}buildings cascade`)
    for (const table of ledger) await client.query(`alter table ${table} enable trigger user`)
    await client.query('commit')
  } finally {
    client.release()
  }
}
