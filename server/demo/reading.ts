import type { NoticeSummary } from '../../contract/notices.ts'
import { later } from '../../contract/time.ts'
import type { CurrentBuilding } from '../context.ts'
import { findAccountByEmail } from '../features/accounts/accounts.ts'
import { permissionsFor } from '../features/buildings/buildings.ts'
import { acknowledgeNotice, listNotices, markRead, type Reading } from '../features/notices/notices.ts'
import { residentsOf } from '../features/units/units.ts'
import { Refusal } from '../http/errors.ts'
import type { At } from './demo.ts'

const hourMs = 3_600_000

/** Every notice that was ever public, as the manager lists them. */
const publicNotices = async (manager: Reading): Promise<NoticeSummary[]> => {
  const lists = await Promise.all(
    (['published', 'expired'] as const).map((status) => listNotices(manager, { query: { limit: 100, status } })),
  )
  return lists.flatMap(({ items }) => items)
}

/** Reads a notice some hours after it came out, and acknowledges it where it asks; one that is not for them is left. */
const read = async (reader: Reading, notice: NoticeSummary, afterHours: number): Promise<void> => {
  const now = later(notice.publishDate!, afterHours * hourMs)
  if (now > reader.now) return
  const params = { id: notice._id }
  try {
    await markRead({ ...reader, now }, { params })
    if (notice.mustAcknowledge && afterHours % 3 !== 0)
      await acknowledgeNotice({ ...reader, now: later(now, 60_000) }, { params })
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
  }
}

/** Lets the residents of a building read its notices: most of them most notices, some soon and some days later. */
export const readNotices = async (at: At, building: CurrentBuilding): Promise<void> => {
  const ctx = { ...at(0), building }
  const manager = await findAccountByEmail(ctx.db, 'manager@parapet.example')
  const as = (account: Reading['account'], role: Reading['role']): Reading => ({
    ...ctx,
    account,
    role,
    superadmin: false,
    permissions: permissionsFor(role, {}),
  })
  const all = await publicNotices(as(manager!, 'management'))
  const residents = await residentsOf(ctx, { audience: 'all' })
  const emails = new Set(residents.flatMap(({ email, accountId }) => (email && accountId ? [email] : [])))
  for (const [index, email] of [...emails].filter((address) => !address.endsWith('@parapet.example')).entries()) {
    const account = await findAccountByEmail(ctx.db, email)
    for (const [place, notice] of all.entries())
      if (account && (index * 7 + place * 3) % 10 < 7)
        await read(as(account, 'owner'), notice, 1 + ((index * 5 + place) % 50))
  }
}
