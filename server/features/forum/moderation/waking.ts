/** Open screens of those who may read a category, and of nobody else, hear after the commit that something changed. */
import type { InBuilding } from '../../../context.ts'
import { selectReaderIds } from '../audience-store.ts'
import type { Thing } from './things-store.ts'

export const wakeReaders = async (tx: InBuilding, { category }: Pick<Thing, 'category'>): Promise<void> => {
  const buildingId = tx.building._id
  const accountIds = await selectReaderIds(tx.db, buildingId, category._id, tx.now)
  tx.afterCommit(() => {
    for (const accountId of accountIds)
      tx.events.publish({ to: { accountId }, event: 'changed', data: { buildingId, subject: 'forumPost' } })
  })
}
