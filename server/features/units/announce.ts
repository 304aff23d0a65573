import type { InBuilding } from '../../context.ts'

/** Wakes open screens of the building once a change of a unit is committed; which unit it was is nobody's but theirs. */
export const announceUnit = (tx: InBuilding): void => {
  const buildingId = tx.building._id
  tx.afterCommit(() =>
    tx.events.publish({ to: { buildingId }, event: 'changed', data: { buildingId, subject: 'unit' } }),
  )
}
