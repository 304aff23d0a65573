/** A demand: it names what is open, counts once it is delivered, and a lien or a claim follows after 14 clear days. */
import { describe, expect, it } from 'vitest'
import { forms } from '../../../contract/forms.ts'
import { mortgagees } from '../../../contract/mortgagees.ts'
import { withBooks } from '../../testing/books.ts'
import { settleHoldings } from '../ledger/ledger.ts'
import { addPerson, startOwnership } from '../units/units.ts'
import { collectionDesk } from './testing/collection-desk.ts'

const opened = withBooks()

describe('a demand that Parapet sends', () => {
  it('is the building’s letter with the open amounts, the day to pay by and what may follow', async () => {
    const { id, as, step, demanding, twoFees, books } = await collectionDesk(opened)
    const [first, second] = await twoFees()
    await books.pays(id, 10_000, '2026-11-05')
    const { demands, stage } = await step(demanding([first!, second!]))
    expect(demands).toMatchObject([
      { on: '2026-11-20', forLien: true, forAction: true, cents: 86_614, receivedOn: '2026-11-24' },
    ])
    expect(demands[0]).toMatchObject({ expiresOn: '2026-12-09', letter: { state: 'sent' } })
    expect(stage).toBe('noticed')
    const { letters } = await (await as('mandeep')).call(forms.run, { params: { id: demands[0]!.letter!.runId } })
    expect(letters[0]!.addressees.map(({ name, way }) => [name, way])).toEqual([['Olivia Owner', 'email']])
    const mine = await (await as('olivia')).call(forms.myLetters, { query: {} })
    const { html } = await (await as('olivia')).call(forms.myLetter, { params: { id: mine.items[0]!._id } })
    for (const words of [
      'Sep 1, 2026',
      '$433.07',
      '$866.14',
      'December 9, 2026',
      'section 112',
      'fees@harbour.example',
    ])
      expect(html.replaceAll('September 1, 2026', 'Sep 1, 2026')).toContain(words)
    expect(html).toContain('register a lien against the title')
    expect(html).toContain('sue, start an arbitration or file a claim')
  })

  it('for a claim alone says nothing of a lien, and may name a fine', async () => {
    const { id, as, step, tryStep, demanding, books } = await collectionDesk(opened)
    const fine = await books.owes(id, 'fine', '2026-10-10', 20_000)
    const refused = await tryStep(demanding([fine]))
    expect([refused.status, refused.body.errors]).toEqual([
      400,
      [{ field: 'chargeIds', message: expect.stringContaining('A lien can’t secure') }],
    ])
    await step(demanding([fine], { forLien: false }))
    const mine = await (await as('olivia')).call(forms.myLetters, { query: {} })
    const { html } = await (await as('olivia')).call(forms.myLetter, { params: { id: mine.items[0]!._id } })
    expect(html).not.toContain('lien')
  })

  it.each([
    ['no charge', { chargeIds: [] }, 'chargeIds'],
    ['nothing that may follow', { forLien: false, forAction: false }, 'forAction'],
    ['a day to pay before the period is over', { payBy: '2026-12-08' }, 'payBy'],
    ['no word on how to pay', { howToPay: ' ' }, 'howToPay'],
  ])('is refused with %s', async (_what, more, field) => {
    const { tryStep, demanding, twoFees } = await collectionDesk(opened)
    const { status, body } = await tryStep(demanding(await twoFees(), more))
    expect([status, body.errors?.[0]?.field]).toEqual([400, field])
  })

  it('is refused for a charge that isn’t overdue, or was paid', async () => {
    const { id, tryStep, demanding, books } = await collectionDesk(opened)
    const today = await books.owes(id, 'strataFee', '2026-11-20', 43_307)
    expect((await tryStep(demanding([today]))).status).toBe(400)
  })

  it('needs a wording that names the amounts', async () => {
    const { as, tryStep, demanding, twoFees } = await collectionDesk(opened)
    const chargeIds = await twoFees()
    const mandeep = await as('mandeep')
    const { _id: templateId } = (await mandeep.call(forms.templates)).find(({ kind }) => kind === 'demand')!
    const { version, ...template } = await mandeep.call(forms.template, { params: { id: templateId } })
    const { name, description, subject, to, asks } = template
    const content = '<p>Dear {{people.names}}, please pay by {{asked.payBy}}. {{asked.how}} {{asked.consequence}}</p>'
    const body = { name, description, subject, to, asks, content, version }
    await mandeep.call(forms.changeTemplate, { params: { id: templateId }, body })
    const { status, body: said } = await tryStep(demanding(chargeIds))
    expect([status, said.error]).toEqual([409, expect.stringContaining('{{asked.amounts}}')])
  })
})

it('names a later day to pay by, which is then the day that a lien waits for', async () => {
  const { step, demanding, twoFees, goTo, missing } = await collectionDesk(opened)
  const { demands } = await step(demanding(await twoFees(), { payBy: '2027-01-31' }))
  expect(demands[0]).toMatchObject({ receivedOn: '2026-11-24', expiresOn: '2027-02-01' })
  goTo('2027-01-31')
  expect(await missing()).toEqual(['period: wait'])
})

it('doesn’t count for someone who became an owner since', async () => {
  const { world, step, demanding, twoFees, goTo, missing, get } = await collectionDesk(opened)
  await step(demanding(await twoFees()))
  const ctx = await opened.books.inside()
  const [holding] = await opened.books.query('select unit_id from ledger_holdings where id = $1', [opened.olivia])
  const personId = await addPerson(ctx, { firstName: 'Nia', lastName: 'New' })
  await startOwnership(ctx, { unitId: holding.unit_id, personId })
  await settleHoldings({ ...world.context(), building: ctx.building })
  goTo('2026-12-20')
  expect((await get()).owners).toEqual(['Nia New', 'Olivia Owner'])
  expect(await missing()).toEqual(['delivered: demand'])
  expect((await get()).next).toMatchObject({ do: 'demand', words: 'Send a demand to the new owner as well' })
})

/** Row 31: mailed November 2, it counts as received on the 6th, and a lien or a claim can follow from the 21st. */
describe('a demand mailed on November 2', () => {
  const claiming = { step: 'claim', forum: 'tribunal', number: 'ND-2026-1' } as const

  it('keeps a lien and a claim away on November 20, and neither on the 21st', async () => {
    const { goTo, step, mailed, missing, decided, twoFees, get } = await collectionDesk(opened)
    const { demands } = await step(mailed(await twoFees(), '2026-11-02'))
    expect(demands[0]).toMatchObject({ receivedOn: '2026-11-06', expiresOn: '2026-11-21' })
    expect(await missing()).toEqual(['period: wait'])
    expect(await missing({ ...claiming, ...decided, on: '2026-11-20' })).toEqual(['period: wait'])
    expect((await get()).lien.missing[0]).toMatchObject({
      ...{ words: 'A lien may follow from Nov 21, 2026.', on: '2026-11-21', source: 'Strata Property Act, s. 112' },
    })
    goTo('2026-11-21')
    expect(await get()).toMatchObject({ stage: 'expired', lien: { cents: 86_614, missing: [] } })
    expect(await missing()).toEqual(['200'])
    expect(await missing({ ...claiming, ...decided, on: '2026-11-21' })).toEqual(['200'])
  })

  it('by registered mail doesn’t count', async () => {
    const { goTo, step, mailed, missing, twoFees, get } = await collectionDesk(opened)
    await step(mailed(await twoFees(), '2026-11-02', { method: 'recordedMail' }))
    goTo('2026-12-20')
    expect(await missing()).toEqual(['delivered: recordDemand'])
    expect(await get()).toMatchObject({
      next: { do: 'recordDemand' },
      demands: [{ receivedOn: null, expiresOn: null }],
    })
  })
})

describe('a paper demand', () => {
  it('counts from the delivery of the last owner', async () => {
    const id = opened.books.holdingOf('101')
    const desk = await collectionDesk({ ...opened, olivia: id })
    const fee = await opened.books.owes(id, 'strataFee', '2026-10-01', 26_068)
    const sent = await desk.step(desk.demanding([fee], { byEmail: false }))
    const demandId = sent.demands[0]!._id
    const [one, other] = sent.demands[0]!.letter!.addressees
    expect(sent).toMatchObject({ stage: 'demanded', next: { do: 'deliver' } })
    expect(await desk.missing()).toEqual(['delivered: deliver'])
    const deliver = { step: 'deliver', demandId, on: '2026-11-20' } as const
    await desk.step({ ...deliver, addresseeId: one!._id, method: 'hand' })
    expect(await desk.missing()).toEqual(['delivered: deliver'])
    const wrong = await desk.step({ ...deliver, addresseeId: other!._id, method: 'recordedMail' })
    expect(wrong.demands[0]!.letter!.addressees[1]!.fault).toContain('registered mail')
    expect(await desk.missing()).toEqual(['delivered: deliver'])
    const last = await desk.step({ ...deliver, addresseeId: other!._id, method: 'mail' })
    expect(last.demands[0]).toMatchObject({ receivedOn: '2026-11-24', expiresOn: '2026-12-09' })
    expect(await desk.missing()).toEqual(['period: wait'])
  })
})

describe('a lender with a Form C', () => {
  const lender = {
    ...{ lender: 'Coastline Savings', address: '410 Tidewater Way\nVancouver BC V6C 2T4' },
    ...{ email: '', reference: '', requestedOn: '2024-03-01' },
  }

  it('must get its copy before a lien, in a way that the Act lists', async () => {
    const { as, books, goTo, step, mailed, missing, twoFees, get } = await collectionDesk(opened)
    const [unit] = await books.query('select unit_id from ledger_holdings where id = $1', [opened.olivia])
    const { _id: mortgageeId } = await (
      await as('mandeep')
    ).call(mortgagees.add, { body: { ...lender, unitId: unit.unit_id } })
    const { demands, next } = await step(mailed(await twoFees(), '2026-11-02'))
    expect(next).toMatchObject({ do: 'copy', words: 'Give Coastline Savings a copy of the demand' })
    goTo('2026-11-25')
    expect(await missing()).toEqual(['mortgagee_copy: copy'])
    const copy = { step: 'copy', demandId: demands[0]!._id, mortgageeId, on: '2026-11-24' } as const
    await step({ ...copy, method: 'recordedMail' })
    expect(await missing()).toEqual(['mortgagee_copy: copy'])
    // Its request ended since, and still it was to get a copy of that demand.
    const ending = { step: 'end', endedOn: '2026-11-20', reason: 'discharged', version: 1 } as const
    await (await as('mandeep')).call(mortgagees.step, { params: { id: mortgageeId }, body: ending })
    expect(await missing()).toEqual(['mortgagee_copy: copy'])
    await step({ ...copy, method: 'mail' })
    expect((await get()).demands[0]!.copies).toMatchObject([
      { mortgagee: { lender: 'Coastline Savings' }, given: { method: 'mail', deemedOn: '2026-11-28' } },
    ])
    expect(await missing()).toEqual(['200'])
  })
})

it('a withdrawn demand supports nothing', async () => {
  const { goTo, step, mailed, missing, twoFees, tryStep } = await collectionDesk(opened)
  const { demands } = await step(mailed(await twoFees(), '2026-11-02'))
  const withdraw = { step: 'withdrawDemand', demandId: demands[0]!._id, reason: 'It named the wrong month.' } as const
  await step(withdraw)
  goTo('2026-11-25')
  expect(await missing()).toEqual(['demand: demand'])
  expect((await tryStep(withdraw)).status).toBe(409)
})
