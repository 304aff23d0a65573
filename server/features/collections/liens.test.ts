/** Liens and claims: the one figure, what keeps it away, its registration, and its removal once it is paid. */
import { describe, expect, it } from 'vitest'
import { withBooks } from '../../testing/books.ts'
import { withBudgets } from '../../testing/budgets.ts'
import { collectionDesk } from './testing/collection-desk.ts'

const opened = withBooks()

/** An expired demand for two fees, on November 25. */
const expired = async () => {
  const desk = await collectionDesk(opened)
  const fees = await desk.twoFees()
  await desk.step(desk.mailed(fees, '2026-11-02'))
  desk.goTo('2026-11-25')
  /** Pays a charge from money of a day. */
  const applies = async (chargeId: string, cents: number, day: string): Promise<void> => {
    const { receiptId } = await opened.books.pays(desk.id, cents, day)
    const body = { step: 'apply', receiptId, shares: [{ chargeId, cents }], instruction: 'As agreed' }
    const path = `/api/ledger/holdings/${desk.id}/steps`
    expect((await (await desk.as('mandeep')).send('POST', path, { body })).status).toBe(200)
  }
  return { ...desk, fees, applies }
}

describe('a lien', () => {
  it('names what is open of what was demanded and can be secured, without costs and later fees', async () => {
    const { id, books, step, tryStep, get, applies, decided, fees } = await expired()
    await books.owes(id, 'fine', '2026-10-10', 20_000)
    await books.owes(id, 'lienCost', '2026-11-10', 30_000)
    await books.owes(id, 'strataFee', '2026-11-01', 43_307)
    await applies(fees[0]!, 10_000, '2026-11-10')
    const { lien, claim } = await get()
    expect(lien.charges.map(({ _id }) => _id)).toEqual(fees)
    expect([lien.cents, claim.cents]).toEqual([76_614, 76_614])
    const stale = await tryStep({ step: 'prepareLien', cents: 86_614, ...decided })
    expect([stale.status, stale.body.error]).toEqual([409, expect.stringContaining('$766.14 now')])
    const { liens, stage } = await step({ step: 'prepareLien', cents: 76_614, ...decided })
    expect(liens).toMatchObject([{ cents: 76_614, registeredOn: null, preparedOn: '2026-11-25' }])
    expect([stage, (await get()).next]).toEqual(['expired', expect.objectContaining({ do: 'registerLien' })])
  })

  it('is refused with everything that is missing', async () => {
    const { id, books, missing, step, mailed, goTo } = await collectionDesk(opened)
    expect(await missing()).toEqual(['amount: wait'])
    const fine = await books.owes(id, 'fine', '2026-10-10', 20_000)
    expect(await missing()).toEqual(['amount: wait'])
    const fee = await books.owes(id, 'strataFee', '2026-10-01', 43_307)
    expect(await missing()).toEqual(['demand: demand'])
    await step(mailed([fine, fee], '2026-11-02', { forLien: false }))
    goTo('2026-11-25')
    expect(await missing()).toEqual(['demand: demand'])
    await step(mailed([fee], '2026-11-20'))
    const plan = { chargeIds: [fee], on: '2026-11-25', request: 'By phone.', decidedOn: '2026-11-25', decision: 'Yes.' }
    await step({ step: 'plan', ...plan, instalments: [{ dueOn: '2026-12-01', cents: 43_307 }] })
    expect(await missing()).toEqual(['period: wait', 'arrangement: endPlan'])
  })

  it('isn’t registered for an amount that wasn’t owed that day, charge by charge', async () => {
    const { step, tryStep, get, goTo, applies, decided, fees } = await expired()
    const prepared = await step({ step: 'prepareLien', cents: 86_614, ...decided })
    const lienId = prepared.liens[0]!._id
    goTo('2026-11-28')
    await applies(fees[0]!, 10_000, '2026-11-27')
    const register = { step: 'registerLien', lienId, number: 'CB123456' } as const
    const { status, body } = await tryStep({ ...register, on: '2026-11-27' })
    expect([status, body.error]).toEqual([409, expect.stringContaining('$333.07 of “strataFee of 2026-09-01”')])
    expect((await get()).next).toMatchObject({ do: 'dropLien' })
    // Paid the day after it was registered.
    await step({ ...register, on: '2026-11-26' })
    expect(await get()).toMatchObject({ stage: 'lien', liens: [{ openCents: 76_614, number: 'CB123456' }] })
  })

  it('is registered for what was demanded, where a payment came back since', async () => {
    const desk = await collectionDesk(opened)
    const fees = await desk.twoFees()
    const mandeep = await desk.as('mandeep')
    const { paymentId, receiptId } = await opened.books.pays(desk.id, 10_000, '2026-11-01')
    const applied = { step: 'apply', receiptId, shares: [{ chargeId: fees[0], cents: 10_000 }], instruction: null }
    const sends = async (path: string, body: object) => (await mandeep.send('POST', path, { body })).status
    expect(await sends(`/api/ledger/holdings/${desk.id}/steps`, applied)).toBe(200)
    await desk.step(desk.mailed(fees, '2026-11-02'))
    expect(await sends(`/api/ledger/payments/${paymentId}/steps`, { step: 'return', reason: 'NSF' })).toBe(200)
    desk.goTo('2026-11-25')
    expect((await desk.get()).lien).toMatchObject({ cents: 76_614, missing: [] })
    const { liens, next } = await desk.step({ step: 'prepareLien', cents: 76_614, ...desk.decided })
    expect(next).toMatchObject({ do: 'registerLien' })
    await desk.step({ step: 'registerLien', lienId: liens[0]!._id, on: '2026-11-25', number: 'CB1' })
  })

  it('isn’t registered once the demand was withdrawn', async () => {
    const { step, tryStep, get, decided } = await expired()
    const lienId = (await step({ step: 'prepareLien', cents: 86_614, ...decided })).liens[0]!._id
    const demandId = (await get()).demands[0]!._id
    await step({ step: 'withdrawDemand', demandId, reason: 'It named the wrong unit.' })
    const { status, body } = await tryStep({ step: 'registerLien', lienId, on: '2026-11-25', number: 'CB1' })
    expect([status, body.error]).toEqual([409, expect.stringContaining('withdrawn or doesn’t count')])
  })

  it('isn’t registered once the unit is sold, and the buyer gets no demand, also before the books follow the sale', async () => {
    const { as, step, tryStep, get, goTo, decided, demanding, fees } = await expired()
    const lienId = (await step({ step: 'prepareLien', cents: 86_614, ...decided })).liens[0]!._id
    await withBudgets(opened.world, await as('mandeep')).sell('703', '2026-11-26')
    goTo('2026-11-28')
    const { status, body } = await tryStep({ step: 'registerLien', lienId, on: '2026-11-27', number: 'CB1' })
    expect([status, body.error]).toEqual([409, expect.stringContaining('sold the unit')])
    const letter = await tryStep(demanding(fees))
    expect([letter.status, letter.body.error]).toEqual([409, expect.stringContaining('would go to others')])
    await step({ step: 'registerLien', lienId, on: '2026-11-25', number: 'CB1' })
    expect(await get()).toMatchObject({ isCurrent: false, stage: 'lien', lien: { missing: [{ step: 'amount' }] } })
  })

  it('must be removed within a week of the payment, and then is', async () => {
    const { id, books, step, get, goTo, tryStep, decided, fees } = await expired()
    const lienId = (await step({ step: 'prepareLien', cents: 86_614, ...decided })).liens[0]!._id
    await step({ step: 'registerLien', lienId, on: '2026-11-25', number: 'CB123456' })
    goTo('2026-12-03')
    const mandeep = await (await collectionDesk(opened)).as('mandeep')
    const { receiptId } = await books.pays(id, 86_614, '2026-12-02')
    const shares = fees.map((chargeId) => ({ chargeId, cents: 43_307 }))
    const apply = { step: 'apply', receiptId, shares, instruction: null }
    expect((await mandeep.send('POST', `/api/ledger/holdings/${id}/steps`, { body: apply })).status).toBe(200)
    expect(await get()).toMatchObject({
      ...{ stage: 'release', liens: [{ paidOn: '2026-12-02', releaseBy: '2026-12-09' }] },
      next: { do: 'releaseLien', words: 'Remove the lien', on: '2026-12-09' },
    })
    const early = { step: 'releaseLien', lienId, on: '2026-11-24', number: 'CB9' } as const
    expect((await tryStep(early)).status).toBe(400)
    await step({ ...early, on: '2026-12-03' })
    expect(await get()).toMatchObject({ stage: 'settled', liens: [{ releasedOn: '2026-12-03', releaseNumber: 'CB9' }] })
    expect((await tryStep({ ...early, on: '2026-12-03' })).status).toBe(409)
  })

  it('can be dropped before it is registered, and only then', async () => {
    const { step, tryStep, get, decided } = await expired()
    const lienId = (await step({ step: 'prepareLien', cents: 86_614, ...decided })).liens[0]!._id
    expect((await tryStep({ step: 'releaseLien', lienId, on: '2026-11-25', number: '1' })).status).toBe(409)
    expect((await tryStep({ step: 'prepareLien', cents: 86_614, ...decided })).status).toBe(409)
    await step({ step: 'dropLien', lienId, reason: 'They paid a part.' })
    expect((await get()).liens).toEqual([])
    const again = (await step({ step: 'prepareLien', cents: 86_614, ...decided })).liens[0]!._id
    await step({ step: 'registerLien', lienId: again, on: '2026-11-25', number: 'CB1' })
    expect((await tryStep({ step: 'dropLien', lienId: again, reason: 'No.' })).status).toBe(409)
    expect((await tryStep({ step: 'registerLien', lienId: again, on: '2026-11-25', number: 'CB1' })).status).toBe(409)
  })

  it('isn’t registered once a plan is agreed or the amount is in trust', async () => {
    const { step, tryStep, decided, fees } = await expired()
    const lienId = (await step({ step: 'prepareLien', cents: 86_614, ...decided })).liens[0]!._id
    const register = { step: 'registerLien', lienId, on: '2026-11-25', number: 'CB1' } as const
    const words = 'They dispute the September fee.'
    const { trusts } = await step({ step: 'trust', chargeIds: [fees[0]], on: '2026-11-25', heldBy: 'court', words })
    expect((await tryStep(register)).status).toBe(409)
    const ended = { step: 'endTrust', trustId: trusts[0]!._id, on: '2026-11-25', outcome: 'owner', words: 'Settled.' }
    await step(ended as never)
    const plan = { chargeIds: fees, on: '2026-11-25', request: 'By phone.', decidedOn: '2026-11-25', decision: 'Yes.' }
    await step({ step: 'plan', ...plan, instalments: [{ dueOn: '2026-12-01', cents: 86_614 }] })
    expect((await tryStep(register)).status).toBe(409)
  })
})

describe('what is in trust', () => {
  it('is left out of a lien, and keeps it away where nothing else is demanded', async () => {
    const { step, get, missing, fees } = await expired()
    const trust = { step: 'trust', on: '2026-11-25', heldBy: 'corporation', words: 'They dispute it.' } as const
    await step({ ...trust, chargeIds: [fees[0]] })
    expect((await get()).lien).toMatchObject({ cents: 43_307, missing: [] })
    const { trusts, stage } = await step({ ...trust, chargeIds: [fees[1]] })
    expect(stage).toBe('trust')
    expect(await missing()).toEqual(['amount: endTrust'])
    await step({
      ...{ step: 'endTrust', trustId: trusts[0]!._id, on: '2026-11-25', outcome: 'corporation' },
      words: 'The tribunal agreed with us.',
    })
    expect((await get()).lien.missing).toEqual([])
  })
})

describe('a claim', () => {
  it.each([
    ['before the demand period was over', { on: '2026-11-20' }, 409],
    ['before council decided', { on: '2026-11-21', decidedOn: '2026-11-22' }, 400],
    ['on a day to come', { on: '2026-11-26' }, 400],
    ['for another amount than is shown', { on: '2026-11-25', cents: 86_613 }, 409],
  ])('isn’t filed %s', async (_when, more, status) => {
    const { tryStep, decided } = await expired()
    const claim = { step: 'claim', forum: 'tribunal', number: 'ND-1', cents: 86_614, ...decided, ...more } as const
    expect((await tryStep(claim)).status).toBe(status)
  })

  const claiming = { step: 'claim', forum: 'tribunal', number: 'ND-2026-1', on: '2026-11-25' } as const

  it('names all that was demanded for it, once, until it ends', async () => {
    const { step, tryStep, get, decided } = await expired()
    const { claims, stage } = await step({ ...claiming, cents: 86_614, ...decided })
    expect([stage, claims]).toMatchObject(['claim', [{ forum: 'tribunal', number: 'ND-2026-1', cents: 86_614 }]])
    const twice = await tryStep({ ...claiming, cents: 86_614, ...decided })
    expect([twice.status, twice.body.missing]).toMatchObject([409, [{ step: 'amount' }]])
    const end = { step: 'endClaim', claimId: claims[0]!._id, on: '2026-11-25', words: 'Settled in full.' } as const
    await step(end)
    expect((await get()).claims[0]!.ended).toEqual({ on: '2026-11-25', words: 'Settled in full.' })
    expect((await tryStep(end)).status).toBe(409)
  })
})
