import type { Paging } from '../../../../contract/paging.ts'
import type { Page } from '../../../../contract/route.ts'
import type { LocalDate } from '../../../../contract/time.ts'
import type { TenantNotice } from '../../../../contract/units/occupancy.ts'
import { tenantNoticeDueOn, tenantNoticeFor, tenantNoticeOn } from '../../../../law/law.ts'
import type { InBuilding } from '../../../context.ts'
import { inTransaction } from '../../../db/transaction.ts'
import { Conflict, InvalidField, NotFound, requireVersion } from '../../../http/errors.ts'
import { recordChange } from '../../audit/audit.ts'
import { announceUnits } from '../announce.ts'
import { today } from '../residents.ts'
import { selectNotice, selectWithoutNotice, updateNotice, type NoticeRow } from './tenant-notices-store.ts'

const judged = (ctx: InBuilding, row: NoticeRow, day: LocalDate): TenantNotice => {
  const stands = tenantNoticeOn(ctx.building.jurisdiction, row, day)
  return {
    ...row,
    dueOn: tenantNoticeDueOn(ctx.building.jurisdiction, row.startsOn),
    daysOverdue: stands.state === 'overdue' ? stands.daysOverdue : 0,
  }
}

/** A page of the tenancies of today whose notice has not come in; none where the law asks for none. */
export const noticesOf = async (ctx: InBuilding, paging: Paging): Promise<Page<TenantNotice>> => {
  const day = today(ctx)
  const rule = tenantNoticeFor(ctx.building.jurisdiction, null)
  if (!rule) return { items: [], nextCursor: null }
  const page = await selectWithoutNotice(ctx.db, ctx.building._id, paging, { day, since: rule.from })
  return { ...page, items: page.items.map((row) => judged(ctx, row, day)) }
}

/**
 * Says when the notice that a tenant signs came in (Strata Property Act, s. 146), or takes that back. Refused where the
 * law asks for none, for a day still to come, and where somebody changed the tenancy meanwhile (409).
 */
export const receiveTenantNotice = (
  ctx: InBuilding,
  { params, body }: { params: { id: string }; body: { version: number; receivedOn: LocalDate | null } },
): Promise<TenantNotice> =>
  inTransaction(ctx, async (tx) => {
    const day = today(tx)
    const buildingId = tx.building._id
    const read = async (): Promise<TenantNotice> => {
      const row = await selectNotice(tx.db, buildingId, params.id)
      if (!row) throw NotFound()
      return judged(tx, row, day)
    }
    const before = await read()
    if (!tenantNoticeFor(tx.building.jurisdiction, before.startsOn))
      throw Conflict('The law doesn’t require this notice for this building.')
    if (body.receivedOn !== null && body.receivedOn > day)
      throw InvalidField('receivedOn', 'This date is in the future')
    requireVersion(before, body.version)
    if (!(await updateNotice(tx.db, buildingId, { _id: before._id, ...body })))
      requireVersion(await read(), body.version)
    await recordChange(tx, {
      subject: 'unit',
      subjectId: before.unitId,
      buildingId,
      action: body.receivedOn === null ? 'tenant notice taken back' : 'tenant notice received',
      before: { personId: null, receivedOn: before.receivedOn },
      after: { personId: before.personId, receivedOn: body.receivedOn },
    })
    announceUnits(tx)
    return read()
  })
