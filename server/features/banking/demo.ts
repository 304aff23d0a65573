/** The bank of the demo: a file of this month, of which a part is posted and the rest is left to try. */
import type { BankRow } from '../../../contract/banking/bank-row.ts'
import { addDays, type LocalDate } from '../../../contract/time.ts'
import type { InBuilding } from '../../context.ts'
import type { SeedDemo } from '../../feature.ts'
import { findAccountByEmail } from '../accounts/accounts.ts'
import { addCategories, listDebtors } from '../ledger/ledger.ts'
import { addAccount, shownAccount, todayIn } from './accounts/accounts.ts'
import { stepFile, tryContent } from './files/files.ts'
import { selectPayments } from './rows/facts-store.ts'
import { stepRow } from './rows/matching.ts'
import { listRows } from './rows/reading.ts'
import { stepAccount } from './stepping.ts'

/** A row of the file; one that isn’t posted is left to match. */
interface DemoRow {
  day: LocalDate
  text: string
  cents: number
  isPosted: boolean
  /** Its money is in the books already. */
  isRecorded?: true
}

/** Units that pay in their own way, so that nothing here is as usual. */
const unusual = new Set(['201', '305', '406', '502', '602', '703', '804'])

type Debtor = Awaited<ReturnType<typeof listDebtors>>[number]

/** The units that paid the fee of this month on its first day, with what they paid. */
const paidOn = async (ctx: InBuilding, debtors: readonly Debtor[], day: LocalDate) => {
  const cents = [...new Set(debtors.flatMap(({ monthCents }) => monthCents ?? []))]
  const payments = await selectPayments(ctx.db, ctx.building._id, { ids: [], cents, from: day, to: day })
  return payments.filter(
    (one) =>
      one.returnedOn === null && one.day === day && one.unitNumbers.length === 1 && !unusual.has(one.unitNumbers[0]!),
  )
}

const everyFew = <T>(all: readonly T[], many: number): T[] =>
  Array.from({ length: many }, (_, i) => all[Math.floor((i * all.length) / many)]!)

/** The rows of a month that began on a day, the oldest first. */
const rowsOf = async (ctx: InBuilding, feeDay: LocalDate): Promise<DemoRow[]> => {
  const today = todayIn(ctx)
  const after = (days: number): LocalDate => (addDays(feeDay, days) < today ? addDays(feeDay, days) : today)
  const debtors = await listDebtors(ctx)
  const of = (number: string): Debtor => debtors.find(({ unit, isCurrent }) => isCurrent && unit.unitNumber === number)!
  const month = (number: string): number => of(number).monthCents ?? 0
  const paid = everyFew(await paidOn(ctx, debtors, feeDay), 10)
  const recorded = paid.slice(0, 8).map(({ cents, unitNumbers }): DemoRow => ({
    ...{ day: feeDay, text: `Pre-authorized debit unit ${unitNumbers[0]}`, cents, isPosted: true, isRecorded: true },
  }))
  const [unnamed, returned] = paid.slice(8)
  return [
    ...recorded,
    { day: feeDay, text: 'Interac e-Transfer Olivia Owner', cents: 70_000, isPosted: true },
    { day: feeDay, text: 'Branch deposit', cents: unnamed!.cents, isPosted: false, isRecorded: true },
    { day: after(1), text: 'FortisBC natural gas', cents: -187_420, isPosted: true },
    { day: after(2), text: `Interac e-Transfer ${of('804').paymentCode}`, cents: month('804'), isPosted: false },
    {
      day: after(4),
      text: `Returned item NSF unit ${returned!.unitNumbers[0]}`,
      cents: -returned!.cents,
      isPosted: false,
    },
    { day: after(5), text: 'BC Hydro electricity', cents: -162_255, isPosted: true },
    { day: after(6), text: `Interac e-Transfer ${of('602').owners[0]}`, cents: month('602'), isPosted: false },
    { day: after(8), text: 'Cheque 0412', cents: -31_500, isPosted: false },
    { day: after(9), text: 'Cheque deposit unit 406', cents: of('406').dueCents, isPosted: false },
    { day: after(11), text: 'Mobile deposit', cents: of('703').dueCents, isPosted: false },
    { day: after(12), text: 'Monthly service charge', cents: -1295, isPosted: true },
    { day: after(12), text: 'Interest credit', cents: 418, isPosted: true },
    { day: today, text: 'Garbage and recycling', cents: -80_000, isPosted: false },
  ]
}

const dollars = (cents: number): string => (cents / 100).toFixed(2)

/** Writes the file, whose balances end with what the books have once all of it is matched. */
const fileOf = (rows: readonly DemoRow[], closingCents: number): string => {
  let balance = closingCents - rows.reduce((sum, { cents }) => sum + cents, 0)
  const lines = rows.map(({ day, text, cents }) => {
    balance += cents
    return `${day},"${text.replaceAll('"', '""')}",${dollars(cents)},${dollars(balance)}`
  })
  return ['Date,Description,Amount,Balance', ...lines].join('\n')
}

const matchAsProposed = async (ctx: InBuilding, { _id, version, proposal }: BankRow): Promise<void> => {
  if (!proposal) throw new Error('A row of the demo has no proposal')
  await stepRow(ctx, { params: { id: _id }, body: { step: 'match', version, outcome: proposal.outcome } })
}

/** Adds the bank account of a building of the demo, with a file of this month. */
export const seedBanking: SeedDemo = async (at, which) => {
  if (which === 'prairie') return
  const manager = (await findAccountByEmail(at(0).db, 'manager@parapet.example'))!
  const ctx: InBuilding = { ...at(0), account: manager }
  await addCategories(ctx, [
    { kind: 'expense', name: 'Bank charges' },
    { kind: 'income', name: 'Bank interest' },
  ])
  const body = { name: 'Operating account', lastDigits: '4471', fund: 'operating' } as const
  const { _id } = await addAccount({ ...at(380), account: manager }, { body })
  const params = { id: _id }
  const rows = await rowsOf(ctx, `${todayIn(ctx).slice(0, 7)}-01`)
  const { booksCents } = await shownAccount(ctx, _id)
  const toCome = rows.reduce((sum, { cents, isRecorded }) => (isRecorded ? sum : sum + cents), 0)
  const content = Buffer.from(fileOf(rows, booksCents + toCome))
  const file = await tryContent(ctx, _id, { content, fileName: 'operating-account.csv' })
  await stepFile(ctx, { params: { id: file._id }, body: { step: 'add', version: file.version } })
  const { items } = await listRows(ctx, { params, query: { shows: 'toMatch', limit: 100 } })
  const posted = new Set(rows.filter(({ isPosted }) => isPosted).map(({ text }) => text))
  const toPost = items.filter(({ text }) => posted.has(text))
  for (const row of toPost) await matchAsProposed(ctx, row)
  await stepAccount(ctx, { params, body: { step: 'post', rows: toPost.length } })
}
