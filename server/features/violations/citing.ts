/** The cases that rest on a bylaw or rule of the register. */
import { casesCitingMost } from '../../../contract/limits/violations.ts'
import { violationNumber } from '../../../contract/parking/violation-words.ts'
import { violationKind } from '../../../contract/violations/violation-kind.ts'
import type { CitationsOf } from '../../offers.ts'
import { selectCasesCiting } from './citing-store.ts'

/** Lists the newest cases about a bylaw or rule, also those that are closed. */
export const violationsCiting: CitationsOf = async (ctx, bylawId) => {
  const cases = await selectCasesCiting(ctx.db, ctx.building._id, bylawId, casesCitingMost)
  return cases.map(({ _id, number, unitNumber, isClosed }) => ({
    what: isClosed ? 'Closed violation case' : 'Violation case',
    name: `${violationNumber({ number })}${unitNumber === null ? '' : `, unit ${unitNumber}`}`,
    path: violationKind.page(_id),
  }))
}
