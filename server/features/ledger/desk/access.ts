/** Who reads the money of a building, and who keeps its books. */
import { keepsBooks } from '../../../../contract/role-rights.ts'
import type { InBuilding, Member } from '../../../context.ts'
import { Forbidden } from '../../../http/errors.ts'

/** Somebody with their standing in the building. */
export type Reader = InBuilding & Pick<Member, 'role' | 'superadmin' | 'permissions'>
/** Who calls. */
export type Caller = Reader & Pick<Member, 'account'>

/** Whether the caller reads what every owner owes: who keeps the books, and council, which decides. */
export const readsBooks = (ctx: Reader): boolean => keepsBooks(ctx) || ctx.role === 'council'

/** Whether a caller may read what others owe; a job may. */
export const mayReadBooks = (ctx: InBuilding): boolean => !('permissions' in ctx) || readsBooks(ctx as Reader)

/** Lets those through who read the books; 403 for others. */
export const requireReader = (ctx: Reader): void => {
  if (!readsBooks(ctx)) throw Forbidden()
}
