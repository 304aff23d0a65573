/** Keeping the money of special levies, which a feature below knows. */
import type { InBuilding } from '../../../context.ts'

/** Does what may take payments off charges, refused where a special levy has spent or given back that money; 409. */
export const keepingLevies = <T>(tx: InBuilding, work: () => Promise<T>): Promise<T> =>
  tx.offers.keepCovered ? tx.offers.keepCovered(tx, work) : work()
