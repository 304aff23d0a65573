import { violationNumber } from '../../../contract/parking/violation-words.ts'
import type { Leaver, Leaving } from '../../offers.ts'
import { selectOpenAbout, type OpenCaseAbout } from './leaving-store.ts'

const lineOf = (one: OpenCaseAbout, { passesOn }: Leaver): string => {
  const open = `Violation case ${violationNumber(one)} about ${one.name} is open.`
  if (one.accused === 'owners' && passesOn !== undefined) return `${open} Any fine stays with the seller.`
  return `${open} It stays open after they leave.`
}

/** A case about someone is open after they leave: a fine is for those who owned the unit on the day it happened. */
export const violationsLeaving: Leaving = {
  async foresee(ctx, leaver) {
    const { personId, unitId } = leaver
    if (personId === null || unitId === null) return []
    const cases = await selectOpenAbout(ctx.db, ctx.building._id, { unitId, personId })
    return cases.map((one) => lineOf(one, leaver))
  },

  end: () => Promise.resolve(),
}
