import { bankDetailsKeptDays } from '../../../contract/limits/debits.ts'
import { addDays, localDateOf } from '../../../contract/time.ts'
import type { Ctx } from '../../context.ts'
import { eraseBankDetails } from './agreements-store.ts'

export const eraseJob = 'debits.erase'

/** Erases bank details that are no longer needed: of agreements that ended, and of files, a while ago. */
export const eraseDetails = (ctx: Ctx): Promise<void> =>
  eraseBankDetails(ctx.db, addDays(localDateOf(ctx.now, 'America/Vancouver'), -bankDetailsKeptDays))
