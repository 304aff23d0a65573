/** Reporting something: what the form needs to know, what is reported already, and the report itself. */
import type { Upload } from '../../../contract/route.ts'
import type { SimilarQuery } from '../../../contract/tickets.ts'
import type { TicketDraft } from '../../../contract/tickets/bodies.ts'
import type { ReportingFacts, SimilarTicket, Ticket } from '../../../contract/tickets/ticket.ts'
import type { InBuilding } from '../../context.ts'
import { newId } from '../../db/ids.ts'
import { inTransaction } from '../../db/transaction.ts'
import { Forbidden, InvalidField } from '../../http/errors.ts'
import { belongs, emergencyContactOf } from '../buildings/buildings.ts'
import { attachFiles, storeUploads } from '../documents/documents.ts'
import { homesFirst, linksOfAccount, requireUnits } from '../units/units.ts'
import { selectSimilar } from './lists-store.ts'
import { tellDesk, tellFollowers } from './messages.ts'
import { managesTickets, requireResident, shown, todayIn, type Caller } from './reading.ts'
import { noteEvent } from './record.ts'
import { maintenanceSettingsOf } from './settings/settings.ts'
import { insertTicket, type NewTicket, type ReportedBy } from './writing-store.ts'

/** The caller's own units of today. */
const unitsOf = async (ctx: Caller) => {
  const { unitIds } = await linksOfAccount(ctx.db, ctx.building._id, ctx.account._id, todayIn(ctx))
  return requireUnits(ctx, unitIds)
}

/** Whom to call in an emergency: as the building's maintenance settings say, else the first contact for emergencies. */
const emergencyOf = async (ctx: InBuilding): Promise<ReportingFacts['emergency']> => {
  const { emergency } = await maintenanceSettingsOf(ctx)
  return emergency.phone === '' ? emergencyContactOf(ctx.db, ctx.building._id) : emergency
}

/** What the form for a report needs; those who look after tickets may choose any unit there. */
export const reportingFacts = async (ctx: Caller): Promise<ReportingFacts> => {
  requireResident(ctx)
  const units = await homesFirst(ctx, ctx.account._id, await unitsOf(ctx))
  return { units, emergency: await emergencyOf(ctx), forOthers: managesTickets(ctx) }
}

/** Open tickets like the one that is about to be reported, which the caller may follow instead. */
export const similarTickets = (ctx: Caller, { query }: { query: SimilarQuery }): Promise<SimilarTicket[]> => {
  requireResident(ctx)
  return selectSimilar(ctx.db, ctx.building._id, query, { accountId: ctx.account._id, now: ctx.now })
}

/** A resident reports of their own units; those who look after tickets of any. */
const requireOwnUnit = async (ctx: Caller, unitId: string | null): Promise<void> => {
  if (unitId === null) return
  await requireUnits(ctx, [unitId])
  if (managesTickets(ctx)) return
  const { unitIds } = await linksOfAccount(ctx.db, ctx.building._id, ctx.account._id, todayIn(ctx))
  if (!unitIds.includes(unitId)) throw InvalidField('unitId', 'Choose one of your units')
}

/** Whose report it is; only those who look after tickets report for somebody else. */
const reportedBy = async (ctx: Caller, draft: TicketDraft): Promise<ReportedBy> => {
  const { forAccountId, forName, forPhone, forEmail } = draft
  if (forAccountId === null && forName === '') return { accountId: ctx.account._id }
  if (!managesTickets(ctx)) throw Forbidden('Only maintenance staff can report for someone else.')
  if (forAccountId === null) return { name: forName, phone: forPhone, email: forEmail }
  if (forName !== '') throw InvalidField('forName', 'Choose a person or enter a name, not both')
  if (!(await belongs(ctx.db, ctx.building._id, forAccountId)))
    throw InvalidField('forAccountId', 'This person isn’t a member of the building')
  return { accountId: forAccountId }
}

/** Residents do not say how urgent a report is, but for an emergency; the desk does. */
const priorityOf = (ctx: Caller, { isEmergency, priority }: TicketDraft): TicketDraft['priority'] => {
  if (isEmergency) return 'urgent'
  return managesTickets(ctx) ? priority : 'normal'
}

/** Writes a report down with its first line; whoever it is for is told where somebody else entered it. */
export const openTicket = async (tx: InBuilding, made: NewTicket, files: readonly Upload[]) => {
  await insertTicket(tx.db, tx.building._id, made)
  await attachFiles(tx, { subject: 'ticket', subjectId: made._id }, files)
  const side = made.source === 'plan' ? 'product' : made.source
  return noteEvent(tx, null, made._id, { kind: 'reported', side })
}

/**
 * Reports something, for oneself or as the desk for somebody else. 400 for a unit that is not the caller's, 403 for a
 * visitor. Those who look after tickets are told, of an emergency by every way.
 */
export const reportTicket = async (
  ctx: Caller,
  { body, files }: { body: TicketDraft; files: readonly Upload[] },
): Promise<Ticket> => {
  requireResident(ctx)
  await requireOwnUnit(ctx, body.unitId)
  const by = await reportedBy(ctx, body)
  await storeUploads(ctx, files)
  return inTransaction(ctx, async (tx) => {
    const isOwn = 'accountId' in by && by.accountId === tx.account._id
    const made: NewTicket = {
      ...body,
      _id: newId(Date.parse(tx.now)),
      by,
      priority: priorityOf(tx, body),
      enteredBy: isOwn ? null : tx.account._id,
      source: isOwn ? 'resident' : 'desk',
      at: tx.now,
    }
    const { after, eventId } = await openTicket(tx, made, files)
    await tellDesk(tx, after, eventId, body.isEmergency ? 'ticket.emergency' : 'ticket.reported')
    if (!isOwn) await tellFollowers(tx, after, eventId)
    return shown(tx, after)
  })
}
