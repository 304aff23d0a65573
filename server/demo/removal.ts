/** Keeping the demo out of a real installation: its accounts have a password that everybody can read. */
import { contextOf } from '../app.ts'
import type { Ctx, Platform } from '../context.ts'
import { inTransaction } from '../db/transaction.ts'
import { closeAccount } from '../features/accounts/accounts.ts'
import { findCurrentBuilding, suspendBuilding } from '../features/buildings/buildings.ts'
import { SettingRefused } from '../platform/config.ts'
import { isDemo, markReal, selectMadeByDemo } from './store.ts'

/** Refuses to serve the demo in production; the error names both ways out. */
export const refuseDemoInProduction = async ({ config, db }: Platform): Promise<void> => {
  if (!config.production || !(await isDemo(db))) return
  const place = config.databaseUrl ? 'another database with DATABASE_URL' : 'another folder with DATA_DIR'
  throw new SettingRefused(
    `This database contains the demo, whose accounts have a published password. Name ${place}, or run npm run admin -- remove-demo with the same settings.`,
  )
}

/**
 * Closes the accounts and suspends the buildings that the demo made, beside what people have made since; answers how many
 * of each. From then on the database counts as a real installation.
 */
export const closeDemo = (platform: Platform): Promise<{ accounts: number; buildings: number }> =>
  inTransaction(contextOf(platform), async (tx: Ctx) => {
    const { accounts, buildings } = await selectMadeByDemo(tx.db)
    // Accounts first: whoever has none any more is not emailed about the buildings.
    for (const account of accounts) await closeAccount(tx, account, 'the demo was removed')
    for (const id of buildings)
      await suspendBuilding({ ...tx, building: (await findCurrentBuilding(tx.db, id))! }, 'The demo was removed.')
    await markReal(tx.db)
    return { accounts: accounts.length, buildings: buildings.length }
  })
