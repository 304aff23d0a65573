import { z } from 'zod'
import type { BankRow, Outcome } from '../../../../contract/banking/bank-row.ts'
import { plainText } from '../../../../contract/fields.ts'
import { clearable } from '../../../../contract/form.ts'
import { Amount } from '../../../../contract/ledger/holding.ts'
import { paymentWays } from '../../../../contract/ledger/ledger-words.ts'
import { SharesForm, sharesOf } from '../../../../contract/ledger/shares-form.ts'
import { depositSharesMost } from '../../../../contract/limits/banking.ts'
import { payerMostChars } from '../../../../contract/limits/ledger.ts'
import { formatMoney, inCents, plainDollars } from '../../../../contract/money.ts'

/** How a deposit is split among units, as a form takes it: an amount in dollars for each, and the rest may wait. */

const Share = z.object({
  holdingId: z.preprocess((typed) => typed || undefined, z.string('Choose a unit')),
  cents: z.preprocess((typed) => (typed === '' ? undefined : inCents(typed)), Amount.optional()),
})
const Fields = z.object({
  way: z.enum(paymentWays),
  payer: clearable(plainText({ label: 'Payer', max: payerMostChars })).default(null),
  shares: z.array(Share).max(depositSharesMost),
  /** Whether the owners of these units are asked what the rest is for. */
  asks: z.boolean(),
  /** What the payer said of fines and enforcement costs, by account, as `SharesForm` takes it. */
  said: z.record(z.string(), z.unknown()),
})
type Split = z.output<typeof Fields>
export type SplitValues = z.input<typeof Fields>
type Part = Extract<Outcome, { kind: 'payment' }>['shares'][number]

const sumOf = (shares: readonly { cents?: number | undefined }[]): number =>
  shares.reduce((sum, { cents }) => sum + (cents ?? 0), 0)

const issue = (path: (string | number)[], message: string, input: unknown) =>
  ({ code: 'custom', path, message, input }) as const

/** Reads what the payer said of a unit; what was typed for one that isn't chosen anymore counts for nothing. */
const wordOf = (said: Split['said'], holdingId: string) =>
  SharesForm.safeParse(said[holdingId] ?? { amounts: {}, instruction: null })

type Issue = ReturnType<typeof issue>

/** Finds what is wrong with what the payer said of a unit that gets so many cents. */
const wordIssues = (said: Split['said'], holdingId: string, cents = 0): Issue[] => {
  const path = ['said', holdingId]
  const { success, data, error } = wordOf(said, holdingId)
  if (!success) return error.issues.map((one) => issue([...path, ...(one.path as string[])], one.message, said))
  const { amounts, instruction } = data
  const charged = sumOf(sharesOf(amounts))
  const fault = (words: string) => [issue([...path, 'instruction'], words, instruction)]
  if (charged > cents) return fault(`That’s ${formatMoney(charged - cents)} more than this unit gets`)
  if (charged > 0 && !instruction) return fault('Enter what the payer said')
  return charged === 0 && instruction ? fault('Enter how much is for which charge') : []
}

/** The form of a deposit of that many cents. */
export const splitFormOf = (cents: number) =>
  Fields.check((context) => {
    const { shares, asks, said } = context.value
    const left = cents - sumOf(shares)
    shares.forEach(({ holdingId, cents: share }, at) => {
      if (shares.findIndex((other) => other.holdingId === holdingId) < at)
        context.issues.push(issue(['shares', at, 'holdingId'], 'This unit is listed already', holdingId))
      if (share === undefined && !asks)
        context.issues.push(issue(['shares', at, 'cents'], 'Enter an amount, such as 433.07', share))
      context.issues.push(...wordIssues(said, holdingId, share))
    })
    if (left < 0)
      context.issues.push(
        issue(['shares', shares.length - 1, 'cents'], `That’s ${formatMoney(-left)} more than the deposit`, left),
      )
  })

const typedOf = ({ charges, instruction }: NonNullable<Part['word']>): z.input<typeof SharesForm> => ({
  amounts: Object.fromEntries(charges.map(({ chargeId, cents }) => [chargeId, plainDollars(cents)])),
  instruction,
})

/** What the form begins with: what it is matched with or seems to be, else one unit for all of it. */
export const splitValuesOf = ({ cents, outcome, proposal }: BankRow): SplitValues => {
  const known = [outcome, proposal?.outcome].find((one) => one?.kind === 'payment')
  if (known?.kind !== 'payment')
    return {
      way: 'eTransfer',
      payer: '',
      shares: [{ holdingId: '', cents: plainDollars(cents) }],
      asks: false,
      said: {},
    }
  const { way, payer, shares, ask } = known
  const alsoAsked = ask.filter((id) => !shares.some(({ holdingId }) => holdingId === id))
  const all = [
    ...shares.map((share) => ({ holdingId: share.holdingId, cents: plainDollars(share.cents) })),
    ...alsoAsked.map((holdingId) => ({ holdingId, cents: '' })),
  ]
  return {
    ...{ way, payer: payer ?? '', asks: ask.length > 0 },
    said: Object.fromEntries(shares.flatMap(({ holdingId, word }) => (word ? [[holdingId, typedOf(word)]] : []))),
    shares: all.length > 0 ? all : [{ holdingId: '', cents: plainDollars(cents) }],
  }
}

const partOf = (said: Split['said'], holdingId: string, cents: number): Part => {
  const { data } = wordOf(said, holdingId)
  const charges = sharesOf(data?.amounts ?? {})
  const instruction = data?.instruction
  return { holdingId, cents, ...(instruction && charges.length > 0 && { word: { charges, instruction } }) }
}

/** What a deposit of that many cents is matched with. */
export const outcomeOfSplit = (cents: number, { way, payer, shares, asks, said }: Split): Outcome => ({
  ...{ kind: 'payment', way, payer },
  shares: shares.flatMap(({ holdingId, cents: share }) =>
    share === undefined ? [] : [partOf(said, holdingId, share)],
  ),
  ask: asks && sumOf(shares) < cents ? shares.map(({ holdingId }) => holdingId) : [],
})

/** What is left of a deposit after what was typed so far; text that is no amount counts for nothing yet. */
export const leftOf = (cents: number, typed: readonly { cents?: unknown }[]): number =>
  cents -
  typed.reduce((sum, one) => {
    const share = inCents(one.cents)
    return sum + (typeof share === 'number' ? share : 0)
  }, 0)

/** Says how much is left. */
export const leftWords = (left: number): string => {
  if (left === 0) return 'All of it is allocated.'
  return left > 0 ? `${formatMoney(left)} left to allocate.` : `${formatMoney(-left)} more than the deposit.`
}
