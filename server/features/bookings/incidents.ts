/** What happened at a booking, with photos, for those who manage amenities. */
import type { z } from 'zod'
import type { Booking, IncidentDraft } from '../../../contract/bookings/booking.ts'
import { incidentFilesMost, incidentsMost } from '../../../contract/limits/bookings.ts'
import type { Download, Upload } from '../../../contract/route.ts'
import { newId } from '../../db/ids.ts'
import { inTransaction } from '../../db/transaction.ts'
import { Conflict, NotFound, Refusal } from '../../http/errors.ts'
import { attachFiles, openAttachment, storeUploads } from '../documents/documents.ts'
import { insertIncident, type KnownBooking } from './bookings-store.ts'
import { holdBooking, requireKnown, shown, type ById, type Caller } from './reading.ts'
import { noteEvent } from './record.ts'

const requireRoom = ({ incidents }: KnownBooking, coming: number): void => {
  if (incidents.length >= incidentsMost)
    throw Conflict(`At most ${incidentsMost} incidents can be recorded for a booking.`)
  const there = incidents.reduce((sum, { files }) => sum + files.length, 0)
  if (there + coming > incidentFilesMost)
    throw new Refusal(413, 'TOO_MANY_FILES', `At most ${incidentFilesMost} photos can be added to a booking.`)
}

/** Notes what happened. 409 for a booking that never had its place; 413 where it would hold too many photos. */
export const noteIncident = async (
  ctx: Caller,
  { params, body, files }: ById & { body: z.output<typeof IncidentDraft>; files: readonly Upload[] },
): Promise<Booking> => {
  await requireKnown(ctx, params.id)
  await storeUploads(ctx, files)
  return inTransaction(ctx, async (tx) => {
    const before = await holdBooking(tx, params.id)
    if (!(await shown(tx, before)).can.noteIncident) throw Conflict('This booking can’t have an incident.')
    requireRoom(before, files.length)
    const _id = newId(Date.parse(tx.now))
    const incident = { _id, bookingId: before._id, accountId: tx.account._id, words: body.words, at: tx.now }
    await insertIncident(tx.db, tx.building._id, incident)
    await attachFiles(tx, { subject: 'bookingIncident', subjectId: _id }, files)
    const { after } = await noteEvent(tx, before, before._id, { kind: 'incident', side: 'desk' })
    return shown(tx, after)
  })
}

/** A photo of an incident of this booking; 404 for one that hangs elsewhere. */
export const openIncidentFile = async (
  ctx: Caller,
  { params }: { params: { id: string; incidentId: string; fileId: string } },
): Promise<Download> => {
  const { incidents } = await requireKnown(ctx, params.id)
  if (!incidents.some(({ _id }) => _id === params.incidentId)) throw NotFound()
  return openAttachment(ctx, { subject: 'bookingIncident', subjectId: params.incidentId }, params.fileId)
}
