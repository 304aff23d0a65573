// Runs on both versions of PostgreSQL: triggers and locks.
/** Money that many use at the same moment is used once. */
import { describe, expect, it } from 'vitest'
import { atOnceOn } from '../../../testing/locks.ts'
import { allocate, allocateSilently, placePayment, recordPayment, returnPayment, undoCharge } from '../ledger.ts'
import { withBooks } from '../../../testing/books.ts'

const fee = 43_307

const opened = withBooks()

const owesFee = (dueOn: string) => opened.books.owes(opened.olivia, 'strataFee', dueOn, 39_107, 4200)

describe('at the same time', () => {
  /** How many were done; every other one is told so in words. */
  const settled = async (all: readonly Promise<unknown>[]): Promise<number> => {
    const answers = await Promise.all(all.map((one) => one.then(() => 200).catch(({ status }) => status as number)))
    expect(new Set(answers)).toEqual(new Set([200, 409]))
    return answers.filter((status) => status === 200).length
  }

  it('fifty who spend one receipt spend it once', async () => {
    const debts = await Promise.all(Array.from({ length: 5 }, (_, month) => owesFee(`2027-0${month + 1}-01`)))
    const { receiptId } = await opened.books.pays(opened.olivia, fee, '2027-06-01')
    const asked = Array.from({ length: 50 }, (_, index) =>
      allocate(opened.books.ctx, {
        ...{ receiptId, day: '2027-06-01', instruction: null },
        shares: [{ itemId: debts[index % 5]!, cents: fee }],
      }),
    )
    expect(await settled(asked)).toBe(1)
    expect((await opened.books.openOf(...debts)).filter((cents) => cents === 0)).toHaveLength(1)
    expect(await opened.books.creditOf(opened.olivia)).toBe(0)
  })

  it('fifty receipts pay one debt once', async () => {
    const april = await owesFee('2027-04-01')
    const receipts: string[] = []
    for (let paid = 0; paid < 50; paid += 1)
      receipts.push((await opened.books.pays(opened.olivia, 1000, '2027-04-01')).receiptId)
    const asked = receipts.map((receiptId) =>
      allocate(opened.books.ctx, {
        ...{ receiptId, day: '2027-04-01', instruction: null },
        shares: [{ itemId: april, cents: 1000 }],
      }),
    )
    expect(await settled(asked)).toBe(43)
    expect(await opened.books.openOf(april)).toEqual([307])
  })

  it('twenty who place one payment place it once, and the bank’s row is recorded once', async () => {
    const row = {
      cents: fee,
      way: 'eTransfer',
      payer: null,
      memo: null,
      valueDay: '2027-04-01',
      day: '2027-04-01',
    } as const
    const made = await Promise.all(
      Array.from({ length: 20 }, () => recordPayment(opened.books.ctx, { ...row, source: 'bank:1:1' })),
    )
    const paymentId = made.find((id) => id !== null)
    expect(made.filter((id) => id !== null)).toHaveLength(1)
    const placing = {
      paymentId: paymentId!,
      holdingId: opened.olivia,
      cents: fee,
      day: '2027-04-01',
      instruction: null,
    }
    expect(await settled(Array.from({ length: 20 }, () => placePayment(opened.books.ctx, placing)))).toBe(1)
  })

  it('a payment that is returned while it is spent is one or the other, and adds up', async () => {
    const april = await owesFee('2027-04-01')
    const { receiptId, paymentId } = await opened.books.pays(opened.olivia, fee, '2027-04-01')
    const spend = () =>
      allocate(opened.books.ctx, {
        ...{ receiptId, day: '2027-04-01', instruction: null },
        shares: [{ itemId: april, cents: fee }],
      })
    const give = () => returnPayment(opened.books.ctx, { paymentId, words: 'Returned' })
    const answers = await atOnceOn(
      opened.world,
      { table: 'ledger_receipts', id: receiptId },
      [spend, give].map((call) => () => call().catch(({ status }: { status: unknown }) => status)),
    )
    // Spent and then given back, or given back and then no longer there.
    expect([undefined, 409]).toContain(answers[0])
    expect(answers[1]).toEqual([])
    expect(await opened.books.openOf(april)).toEqual([fee])
  })

  it('two payments of a holding without a word pay one debt each', async () => {
    const [january, february] = [await owesFee('2027-01-01'), await owesFee('2027-02-01')]
    const receipts = [
      await opened.books.pays(opened.olivia, fee, '2027-02-01'),
      await opened.books.pays(opened.olivia, fee, '2027-02-01'),
    ]
    await Promise.all(receipts.map(({ receiptId }) => allocateSilently(opened.books.ctx, receiptId, '2027-02-01')))
    expect(await opened.books.openOf(january, february)).toEqual([0, 0])
  })

  it('a debt that is undone while it is paid is one or the other', async () => {
    const april = await owesFee('2027-04-01')
    const { receiptId } = await opened.books.pays(opened.olivia, fee, '2027-04-01')
    const pay = () =>
      allocate(opened.books.ctx, {
        ...{ receiptId, day: '2027-04-01', instruction: null },
        shares: [{ itemId: april, cents: fee }],
      })
    const undo = () => undoCharge(opened.books.ctx, { itemId: april, words: 'Charged twice' })
    const answers = await atOnceOn(
      opened.world,
      { table: 'ledger_items', id: april },
      [pay, undo].map((call) => () => call().catch(({ status }: { status: unknown }) => status)),
    )
    expect(answers.toSorted((a, b) => Number(a) - Number(b))).toEqual([409, undefined])
  })
})
