/** Letters that were sent: to whom each went, by which way, and when it counts as received. */
import type { Letter, LetterRun, LetterRunSummary } from '../../../../contract/forms/runs.ts'
import type { Download, Page } from '../../../../contract/route.ts'
import { formatDate } from '../../../../contract/time.ts'
import { notGiven, type Jurisdiction } from '../../../../law/law.ts'
import type { InBuilding } from '../../../context.ts'
import { NotFound, orNotFound } from '../../../http/errors.ts'
import { attachmentsOf, openAttachment } from '../../documents/documents.ts'
import { selectLetter, selectLetters, selectRun, selectRuns, type AddresseeRow, type LetterRow } from './run-store.ts'

type ById = { params: { id: string } }

/**
 * Why a letter did not come in time for what it says: its paper was handed over late or by a way that the law does not know,
 * or its mail left after midnight, by a run that broke off. Null where it did, or nobody can tell.
 */
const lateness = (
  jurisdiction: Jurisdiction,
  { receiveBy }: LetterRow,
  { deemedOn, method }: AddresseeRow,
): string | null => {
  if (receiveBy === null) return null
  const never = method && notGiven(jurisdiction, method)
  if (never) return `${never.why.replace(/\.$/, '')} (${never.source}).`
  return deemedOn !== null && deemedOn > receiveBy
    ? `It counts as received on ${formatDate(deemedOn)}, but the letter’s dates assume ${formatDate(receiveBy)}. Consider sending it again.`
    : null
}

/** A letter as those who manage the building see it. */
export const shownLetter = (jurisdiction: Jurisdiction, letter: LetterRow): Letter => {
  const { _id, unitId, unitNumber, subject, state, failure, documentId, addressees } = letter
  return {
    ...{ _id, unitId, unitNumber, subject, state, failure, documentId },
    addressees: addressees.map((one) => {
      const { personId: _person, accountId: _account, ...addressee } = one
      return { ...addressee, late: lateness(jurisdiction, letter, one) }
    }),
  }
}

/** The runs of a building, newest first. */
export const listRuns = (
  ctx: InBuilding,
  { query }: { query: { cursor?: string | undefined; limit: number } },
): Promise<Page<LetterRunSummary>> => selectRuns(ctx.db, ctx.building._id, query)

/** A run with its letters; 404 for one of another building. */
export const getRun = async (ctx: InBuilding, { params }: ById): Promise<LetterRun> => {
  const found = await selectRun(ctx.db, ctx.building._id, params.id)
  if (!found) throw NotFound()
  const letters = await selectLetters(ctx.db, ctx.building._id, params.id)
  return { ...found, letters: letters.map((letter) => shownLetter(ctx.building.jurisdiction, letter)) }
}

/** A letter of the building; 404 for any other. */
export const requireLetter = async (ctx: InBuilding, id: string): Promise<LetterRow> =>
  orNotFound(await selectLetter(ctx.db, ctx.building._id, id))

/** The PDF of a letter whose reader was asked for; 404 until it is made. */
export const pdfOf = async (ctx: InBuilding, letterId: string): Promise<Download> => {
  const [file] = (await attachmentsOf(ctx, 'letter', [letterId])).get(letterId) ?? []
  if (!file) throw NotFound()
  return openAttachment(ctx, { subject: 'letter', subjectId: letterId }, file._id)
}

/** The PDF of one letter. */
export const openLetter = async (ctx: InBuilding, { params }: ById): Promise<Download> =>
  pdfOf(ctx, (await requireLetter(ctx, params.id))._id)
