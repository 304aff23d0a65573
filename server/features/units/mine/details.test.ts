/** How a building reaches somebody: theirs to say, in the roster and its lists at once, and nothing more than that. */
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { audit } from '../../../../contract/audit.ts'
import { units } from '../../../../contract/units.ts'
import type { Caller } from '../../../testing/caller.ts'
import { openWorld, type World } from '../../../testing/world.ts'

let world: World
let olivia: Caller
let mandeep: Caller
beforeEach(async () => {
  world = await openWorld()
  olivia = await world.as('olivia')
  mandeep = await world.as('mandeep')
})
afterEach(() => world.close())

const own = async (who = olivia) => (await who.call(units.myPlace)).details[0]!
const told = {
  phone: '604 555 0173',
  mailingAddress: '12 Ferry Lane',
  mailingCity: 'Victoria',
  mailingProvince: 'BC',
  mailingPostalCode: 'V8V 1A1',
  emergencyContactName: 'Petra Owner',
  emergencyContactPhone: '(250) 555-0188',
  emailNoticeConsent: true,
}
const change = async (body: object = {}, who = olivia) => {
  const { _id, version } = await own(who)
  return who.try(units.changeMyDetails, { params: { id: _id }, body: { ...told, version, ...body } })
}
const exported = async (path: string) => (await mandeep.send('GET', path)).text

describe('how the building reaches me', () => {
  test('is mine to say; managers, the roster file and the list of owners follow, and the history names me', async () => {
    expect(await own()).toMatchObject({ mailingAddress: null, emailNoticeConsent: null, version: 1 })
    expect((await change()).status).toBe(200)
    const kept = {
      firstName: 'Olivia',
      email: 'owner@parapet.example',
      phone: '+16045550173',
      mailingAddress: '12 Ferry Lane',
      mailingPostalCode: 'V8V 1A1',
      emergencyContactName: 'Petra Owner',
      emergencyContactPhone: '+12505550188',
      emailNoticeConsent: true,
      consentDate: '2026-11-20',
      version: 2,
    }
    expect(await own()).toMatchObject(kept)
    const { record } = await mandeep.call(units.person, { params: { id: (await own())._id } })
    expect(record).toMatchObject({
      mailingLines: ['12 Ferry Lane', 'Victoria BC  V8V 1A1'],
      emergencyContactName: 'Petra Owner',
      emailNoticeConsent: true,
      consentDate: '2026-11-20',
    })
    const roster = await exported('/api/units/export')
    for (const words of ['12 Ferry Lane', 'Petra Owner']) expect(roster).toContain(words)
    const owners = await exported('/api/owner-list?format=csv')
    expect(owners).toContain('12 Ferry Lane')
    expect(owners).not.toContain('Petra Owner')
    const params = { subject: 'person', id: (await own())._id } as const
    const { items } = await mandeep.call(audit.history, { params, query: {} })
    expect(items[0]).toMatchObject({ by: 'Olivia Owner', action: 'changed' })
    const changed = items[0]!.fields.map(({ field }) => field)
    for (const field of ['mailingAddress', 'emergencyContactName', 'emailNoticeConsent', 'consentDate'])
      expect(changed).toContain(field)
  })

  test('keeps the account, the name and the e-mail, whatever else the body says', async () => {
    const more = { firstName: 'Queen', email: 'queen@mail.example', consentDate: '2001-01-01', isListed: true }
    expect((await change({ ...more, isProtected: true })).status).toBe(200)
    expect(await own()).toMatchObject({
      firstName: 'Olivia',
      email: 'owner@parapet.example',
      consentDate: '2026-11-20',
    })
    expect(await olivia.call(units.mySharing)).toMatchObject({ isListed: false, isProtected: false })
  })

  test('no neighbour sees, listed or not', async () => {
    await change()
    await olivia.call(units.changeMySharing, { body: { isListed: true, sharesEmail: true } })
    const mia = await world.as('mia')
    const { _id } = await own()
    const page = await mia.send('GET', `/api/people/${_id}`)
    const list = await mia.send('GET', '/api/directory/neighbours')
    expect([page.status, list.status]).toEqual([200, 200])
    for (const words of ['Petra', '0188', 'Ferry Lane', '0173']) expect(page.text + list.text).not.toContain(words)
  })

  test('is dated by the day on which consent is given or withdrawn, and an answer is not unsaid', async () => {
    await change()
    world.clock.advance(2 * 24 * 60 * 60 * 1000)
    await change({ mailingCity: 'Sidney' })
    expect(await own()).toMatchObject({ mailingCity: 'Sidney', consentDate: '2026-11-20' })
    const unsaid = await change({ emailNoticeConsent: null })
    expect([unsaid.status, unsaid.body.errors[0].field]).toEqual([400, 'emailNoticeConsent'])
    await change({ emailNoticeConsent: false })
    expect(await own()).toMatchObject({ emailNoticeConsent: false, consentDate: '2026-11-22' })
  })

  test('needs an e-mail in the roster for notices by e-mail', async () => {
    await world.connection.pool.query(`update people set email = null where account_id = $1`, [
      world.cast.accounts.olivia,
    ])
    const refused = await change()
    expect([refused.status, refused.body.errors[0].field]).toEqual([400, 'emailNoticeConsent'])
    expect((await change({ emailNoticeConsent: false })).status).toBe(200)
  })

  test.each([
    ['mailingPostalCode', { mailingPostalCode: '90210' }],
    ['phone', { phone: '555' }],
    ['emergencyContactPhone', { emergencyContactPhone: 'call me' }],
    ['mailingAddress', { mailingAddress: 'x'.repeat(201) }],
  ])('is refused at %s', async (field, body) => {
    const refused = await change(body)
    expect([refused.status, refused.body.errors[0].field]).toEqual([400, field])
    expect((await own()).version).toBe(1)
  })

  test('goes abroad where the country is named', async () => {
    expect((await change({ mailingPostalCode: '90210', mailingCountry: 'United States' })).status).toBe(200)
  })
})

describe('somebody else', () => {
  test('who saved it meanwhile is not written over', async () => {
    const before = await own()
    const body = {
      firstName: 'Olivia',
      lastName: 'Owner',
      email: before.email!,
      mailingAddress: 'PO Box 4',
      version: 1,
    }
    await mandeep.call(units.changePerson, { params: { id: before._id }, body })
    const late = await change({ version: before.version })
    expect([late.status, late.body.code, late.body.current.mailingAddress]).toEqual([409, 'STALE', 'PO Box 4'])
    expect((await change()).status).toBe(200)
  })

  test('is not there: a neighbour, a person next door, also for those who manage', async () => {
    const { _id, version } = await own()
    const ben = await world.as('ben')
    for (const who of [await world.as('theo'), mandeep, await world.as('carla'), ben, await world.as('vic')])
      expect((await who.try(units.changeMyDetails, { params: { id: _id }, body: { ...told, version } })).status).toBe(
        404,
      )
    const theirs = await own(ben)
    expect(
      (await olivia.try(units.changeMyDetails, { params: { id: theirs._id }, body: { ...told, version: 1 } })).status,
    ).toBe(404)
  })
})
