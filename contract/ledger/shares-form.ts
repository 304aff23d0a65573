import { z } from 'zod'
import { inCents } from '../money.ts'
import { Amount, Instruction } from './holding.ts'

/** How much goes to which charge, as a form takes it: an amount in dollars by the charge's id; nothing where it is empty. */
export const SharesForm = z.object({
  amounts: z.record(
    z.string(),
    z.preprocess((typed) => (typed === '' ? undefined : inCents(typed)), Amount.optional()),
  ),
  instruction: Instruction,
})

/** Lists the charges that get something. */
export const sharesOf = (amounts: z.output<typeof SharesForm>['amounts']): { chargeId: string; cents: number }[] =>
  Object.entries(amounts).flatMap(([chargeId, cents]) => (cents === undefined ? [] : [{ chargeId, cents }]))
