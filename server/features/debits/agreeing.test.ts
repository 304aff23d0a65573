/** Agreements over HTTP: made by owners and from paper, with their bank details sealed, and ended. */
import { describe, expect, it } from 'vitest'
import { debits } from '../../../contract/debits.ts'
import { emailOf } from '../../testing/cast.ts'
import { withBooks } from '../../testing/books.ts'
import { bankAccount, usualSettings, withDebits } from '../../testing/debits.ts'

const on = withBooks()
const debiting = withDebits(on)

const own = () => debiting.olivia.call(debits.mine)
const agreed = (more: object = {}) =>
  debiting.send('POST', '/api/debits/mine', { ...debiting.draftOf('703'), agrees: true, ...more }, debiting.olivia)
const ends = (of: { _id: string; version: number }, who = debiting.olivia, more: object = {}) =>
  debiting.send('POST', `/api/debits/agreements/${of._id}/end`, { version: of.version, ...more }, who)
const mailed = async () => {
  await on.world.jobs.drain()
  return on.world.mails.filter(({ to }) => to === emailOf('olivia')).map(({ subject }) => subject)
}

describe('the settings', () => {
  it('are empty before they are saved, and keep the account for returns unless another is entered', async () => {
    expect(await debiting.mandeep.call(debits.settings)).toMatchObject({
      version: 0,
      originatorNumber: '',
      nextNumber: 1,
    })
    const saved = await debiting.saves()
    expect(saved).toMatchObject({ version: 1, returnLastThree: '567', isOffered: true })
    expect(JSON.stringify(saved)).not.toContain('0004567')
    expect(await debiting.saves({ returnAccount: null, contact: 'Suite 100' })).toMatchObject({
      ...{ version: 2, returnLastThree: '567', contact: 'Suite 100' },
    })
    const [row] = await on.books.query('select to_jsonb(s)::text as row from debit_settings s')
    expect(row.row).not.toContain('0004567')
  })

  it.each([
    ['returnAccount', { returnAccount: null }, 'Enter the 5 to 12 digits of the account number'],
    ['letterOn', { letterOn: '2026-11-21' }, 'This date is in the future'],
    ['confirmedOn', { confirmedOn: '2026-11-21' }, 'This date is in the future'],
    ['confirmedOn', { letterOn: '2026-10-16' }, 'This is before your letter of undertaking'],
    ['letterOn', { letterOn: null }, 'Enter the date of your letter of undertaking'],
    ['isOffered', { letterOn: null, confirmedOn: null }, 'Enter the date of your letter of undertaking first'],
    ['longName', { longName: '王' }, 'Use the letters A to Z, as banks do'],
    ['transactionCode', { transactionCode: '43' }, 'Enter the 3 digits of the transaction code'],
  ])('refuse %s: %j', async (field, more, message) => {
    const body = { ...usualSettings, version: 0, ...more }
    const answer = await debiting.send('PUT', '/api/debits/settings', body)
    expect([answer.status, answer.body.errors]).toEqual([400, [{ field, message }]])
  })

  it('take files as tests again once the bank’s numbers change', async () => {
    await debiting.saves()
    expect((await debiting.saves({ dataCentre: '00320' })).confirmedOn).toBeNull()
    expect((await debiting.saves({ dataCentre: '00320' })).confirmedOn).toBe('2026-10-15')
    expect((await debiting.saves({ transactionCode: '431', confirmedOn: '2026-11-01' })).confirmedOn).toBe('2026-11-01')
  })

  it('are refused where someone else saved them first', async () => {
    await debiting.saves()
    const answer = await debiting.send('PUT', '/api/debits/settings', { ...usualSettings, version: 0 })
    expect([answer.status, answer.body.code, answer.body.current.version]).toEqual([409, 'STALE', 1])
  })
})

describe('an owner', () => {
  it('agrees for their own unit, and is shown what they agreed to but never the whole account number', async () => {
    await debiting.saves()
    expect(await own()).toMatchObject({
      ...{ isOffered: true, payee: 'STRATA PLAN EPS 1234', contact: 'office@parapet.example' },
      units: [
        { unitNumber: '305', agreement: null },
        { unitNumber: '703', agreement: null },
      ],
    })
    const body = (await agreed()).body.data
    expect(body).toMatchObject({
      institution: '003',
      lastThree: '004',
      agreedOn: '2026-11-20',
      identity: null,
      endedOn: null,
    })
    expect(body.terms[0]).toBe(
      'I authorize STRATA PLAN EPS 1234 to debit my account for the monthly fees of unit 703, when they fall due or on the next business day.',
    )
    expect((await own()).units.map(({ agreement }) => agreement?._id)).toEqual([undefined, body._id])
    const kept = await on.books.query('select to_jsonb(g)::text as row from debit_agreements g')
    const history = await on.books.query('select to_jsonb(c)::text as row from changes c')
    for (const { row } of [...kept, ...history, { row: JSON.stringify(body) }])
      expect(row).not.toMatch(/1002003004|00123\b/)
    expect(await mailed()).toEqual(['Pre-authorized debits for unit 703'])
    expect(JSON.stringify(on.world.mails)).toContain('I can cancel at any time on the Fees page')
  })

  it('can’t where the building doesn’t offer it, for a unit of others, or without agreeing', async () => {
    await debiting.saves({ isOffered: false })
    expect((await agreed()).status).toBe(409)
    await debiting.saves({ returnAccount: null })
    expect((await agreed({ holdingId: on.books.holdingOf('804') })).status).toBe(404)
    expect((await agreed({ agrees: false })).body.errors).toEqual([
      { field: 'agrees', message: 'Confirm that you agree' },
    ])
    expect((await agreed({ startsOn: '2026-11-19' })).body.errors[0].field).toBe('startsOn')
    expect((await agreed({ startsOn: '2027-11-30' })).body.errors[0].field).toBe('startsOn')
    expect((await agreed({ payerName: '王' })).body.errors[0].field).toBe('payerName')
    expect((await agreed({ institution: '000' })).body.errors[0].field).toBe('institution')
    expect((await own()).units.every(({ agreement }) => agreement === null)).toBe(true)
  })

  it('replaces an agreement by another, and ends it on their own', async () => {
    await debiting.saves()
    const first = (await agreed()).body.data
    const second = (await agreed({ account: '99887766' })).body.data
    const ended = await debiting.mandeep.call(debits.agreements, { query: { shows: 'ended' } })
    expect(ended.items).toMatchObject([
      { _id: first._id, endedOn: '2026-11-20', endReason: 'Replaced by another agreement' },
    ])
    expect((await ends({ ...second, version: 9 })).body.code).toBe('STALE')
    expect((await ends(second)).body.data).toMatchObject({ endedOn: '2026-11-20', endReason: null })
    expect((await ends({ ...second, version: 2 })).status).toBe(409)
    expect((await own()).units[1]!.agreement).toBeNull()
    expect(await mailed()).toContain('Pre-authorized debits for unit 703 ended')
  })

  it('goes on with another account from where the earlier agreement began', async () => {
    await debiting.saves()
    await agreed({ startsOn: '2026-11-20' })
    on.world.clock.advance(5 * 86_400_000)
    debiting.olivia.cookie = (await on.world.as('olivia', 'harbour')).cookie
    const early = await agreed({ startsOn: '2026-11-19' })
    expect(early.body.errors).toEqual([{ field: 'startsOn', message: 'Enter Nov 20, 2026 or a later date' }])
    expect((await agreed({ startsOn: '2026-11-20', account: '99887766' })).body.data.startsOn).toBe('2026-11-20')
  })

  it('ends no agreement of others, and a tenant has none', async () => {
    await debiting.saves()
    const theirs = await debiting.signed('804')
    expect((await ends(theirs)).status).toBe(404)
    const theo = await on.world.as('theo')
    expect((await theo.call(debits.mine)).units).toEqual([])
    expect((await ends(theirs, theo)).status).toBe(404)
  })
})

describe('who keeps the books', () => {
  it('adds what was signed on paper once the settings are saved, and ends it for a reason', async () => {
    const body = { ...debiting.draftOf('804'), signedOn: '2026-11-18', identity: 'Known to us' }
    expect((await debiting.send('POST', '/api/debits/agreements', body)).status).toBe(409)
    await debiting.saves()
    const future = await debiting.send('POST', '/api/debits/agreements', { ...body, signedOn: '2026-11-21' })
    expect(future.body.errors[0].field).toBe('signedOn')
    const made = await debiting.signed('804')
    expect(made).toMatchObject({ agreedOn: '2026-11-18', identity: 'Driver’s licence' })
    expect((await ends(made, debiting.mandeep)).body.errors[0].field).toBe('reason')
    expect((await ends(made, debiting.mandeep, { reason: 'Account closed' })).body.data.endReason).toBe(
      'Account closed',
    )
  })

  it('finds agreements by unit and account holder', async () => {
    await debiting.saves()
    for (const number of ['804', '101', '305']) await debiting.signed(number, { payerName: `Payer ${number}` })
    const found = async (search?: string) =>
      (await debiting.mandeep.call(debits.agreements, { query: { search, limit: 2 } })).items.map(
        ({ unit }) => unit.unitNumber,
      )
    expect(await found()).toEqual(['101', '305'])
    expect(await found('payer 804')).toEqual(['804'])
  })
})

it('bank details are erased a while after the agreement ended', async () => {
  await debiting.saves()
  const body = (await agreed({ account: bankAccount.account })).body.data
  await ends(body)
  const sealed = async () => (await on.books.query('select sealed is not null as has from debit_agreements'))[0].has
  on.world.clock.advance(400 * 86_400_000)
  await on.world.jobs.runNow('debits.erase')
  expect(await sealed()).toBe(true)
  on.world.clock.advance(2 * 86_400_000)
  await on.world.jobs.runNow('debits.erase')
  expect(await sealed()).toBe(false)
})

it('bank details are erased a while after one of the owners it was made with sold', async () => {
  await debiting.saves()
  await debiting.signed('101')
  const sealed = async () => (await on.books.query('select sealed is not null as has from debit_agreements'))[0].has
  await on.books.query(
    `update ownerships set to_date = '2026-11-19' where person_id = (select id from people where first_name = 'Emil')`,
  )
  on.world.clock.advance(398 * 86_400_000)
  await on.world.jobs.runNow('debits.erase')
  expect(await sealed()).toBe(true)
  on.world.clock.advance(3 * 86_400_000)
  await on.world.jobs.runNow('debits.erase')
  expect(await sealed()).toBe(false)
})
