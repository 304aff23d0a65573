/** Harbour View with a patrol, and short ways to record a vehicle, close it, and take its case along. */
import { parking } from '../../../../contract/parking.ts'
import type { Violation as ParkingViolation } from '../../../../contract/parking/violation.ts'
import { newId } from '../../../db/ids.ts'
import type { Answer } from '../../../testing/caller.ts'
import type { Name } from '../../../testing/cast.ts'
import { secretOf } from '../../../testing/parking.ts'
import type { World } from '../../../testing/world.ts'
import { caseDesk } from './case-desk.ts'

export const parkingDesk = async (world: World) => {
  const desk = await caseDesk(world)
  const reportOf = (licensePlate: string, more: object = {}) => ({
    ...{ licensePlate, kind: 'blocking' as const, key: newId(), ...more },
  })
  /** A vehicle as somebody who manages parking records it. */
  const recorded = async (plate: string, more: object = {}, by: Name = 'mandeep'): Promise<ParkingViolation> =>
    (await desk.as(by)).call(parking.report, { body: reportOf(plate, more), files: [] })
  /** Makes a patrol's link; answers how the patrol records a vehicle. */
  const patrolBy = async (name: string) => {
    const link = await (await desk.as('mandeep')).call(parking.makePatrolLink, { body: { name } })
    const patrol = world.stranger()
    return (plate: string, more: object = {}) =>
      patrol.call(parking.patrolReport, { query: { token: secretOf(link) }, body: reportOf(plate, more), files: [] })
  }
  const parked = async (id: string, by: Name = 'mandeep'): Promise<ParkingViolation> =>
    (await desk.as(by)).call(parking.getViolation, { params: { id } })
  /** Closes the parking violation as somebody sees it now. */
  const tryClose = async (id: string, by: Name = 'mandeep'): Promise<Answer> => {
    const { version } = await parked(id, by)
    const body = { reason: 'It is gone.', version }
    return (await desk.as(by)).send('POST', `/api/parking/violations/${id}/close`, { body })
  }
  /** A review as a case about the owners of a unit, for a bylaw that the tests have. */
  const review = async (unitNumber: string, more: object = {}) => ({
    ...{ topic: 'parking', unitId: await desk.unitId(unitNumber), accused: 'owners', causedBy: 'visitor' },
    ...{ place: 'Visitor lot', happenedOn: '2026-11-20', happenedAt: '12:00', words: 'The driveway was blocked.' },
    ...more,
  })
  return { ...desk, patrolBy, parked, recorded, reportOf, review, tryClose }
}
