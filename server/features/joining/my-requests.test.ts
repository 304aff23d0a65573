/** Being asked back, answering with evidence, and taking a request back; what either side sees meanwhile. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { joining } from '../../../contract/joining.ts'
import { accessRequestLastsMs } from '../../../contract/limits.ts'
import { asksFromAddress, evidenceKeptMs } from '../../../contract/limits/joining.ts'
import type { Caller } from '../../testing/caller.ts'
import { castPassword, emailOf } from '../../testing/cast.ts'
import { textFile } from '../../testing/notices.ts'
import { openWorld, type World } from '../../testing/world.ts'
import { createAccount } from '../accounts/accounts.ts'

let world: World
let carla: Caller
let nora: Caller
beforeEach(async () => {
  world = await openWorld()
  carla = await world.as('carla')
  nora = await world.as('nora')
})
afterEach(() => world.close())

const said = { unitNumber: '703', claimedRole: 'tenant', message: 'We moved in\non May 1.' } as const
const ask = async (files: readonly File[] = [], who = nora, body: object = { buildingCode: 'HARB01' }) => {
  const answer = await who.try(joining.askAccess, { body: { ...said, ...body }, files })
  await world.jobs.drain()
  return answer
}
const first = async () => (await carla.call(joining.accessRequests, { query: {} })).items[0]!
const mine = async (who = nora) => (await who.call(joining.myAccessRequests))[0]!
const byId = ({ _id: id }: { _id: string }) => ({ params: { id } })
const askBack = async (question = 'Who is your landlord?', version = 1) => {
  const answered = await carla.call(joining.askBack, { ...byId(await first()), body: { question, version } })
  await world.jobs.drain()
  return answered
}
const answer = (text: string, version: number, files: readonly File[] = []) =>
  mine().then((request) => nora.try(joining.answerBack, { ...byId(request), body: { answer: text, version }, files }))
const subjectsTo = (address: string) => world.mails.filter(({ to }) => to === address).map(({ subject }) => subject)

describe('a request', () => {
  it('says role, message and evidence to those who decide, and to whoever asked', async () => {
    await ask([textFile('Lease.txt', 'Lease of 703')])
    const told = { claimedRole: 'tenant', message: 'We moved in\non May 1.', evidence: [{ fileName: 'Lease.txt' }] }
    expect(await first()).toMatchObject({ ...told, can: { approve: true, ask: true, decline: true } })
    expect(await mine()).toMatchObject({ ...told, building: { _id: world.cast.buildings.harbour } })
    const request = await first()
    expect(await carla.call(joining.accessRequest, byId(request))).toEqual(request)
  })

  it('comes so often from one address on the network, whoever asks', async () => {
    const limited = await openWorld({ env: { RATE_LIMIT: 'on' } })
    const body = { unitNumber: '1', buildingId: limited.cast.buildings.prairie }
    const statuses: number[] = []
    for (const name of ['nora', 'olivia', 'theo', 'mia'] as const) {
      const who = await limited.as(name)
      for (let count = 0; count < asksFromAddress.most / 3; count++)
        statuses.push((await who.try(joining.askAccess, { body, files: [] })).status)
    }
    expect(new Set(statuses.slice(0, asksFromAddress.most))).toEqual(new Set([200]))
    expect(new Set(statuses.slice(asksFromAddress.most))).toEqual(new Set([429]))
    await limited.close()
  })
})

describe('asking back', () => {
  it('tells the person by mail and on their page, and waits for them', async () => {
    await ask()
    const asked = await askBack()
    expect(asked).toMatchObject({ status: 'asked', question: 'Who is your landlord?', version: 2 })
    expect(asked.can).toEqual({ approve: true, ask: false, decline: true })
    expect(await mine()).toMatchObject({ status: 'asked', question: 'Who is your landlord?', answer: null })
    expect(subjectsTo(emailOf('nora'))).toEqual(['A question about your request for access to Harbour View'])
    const { text } = world.mails.at(-1)!
    expect(text).toContain('Who is your landlord?')
    expect(text).toContain(`/request-access/${world.cast.buildings.harbour}`)
    expect((await carla.send('GET', '/api/notifications/unread-count')).body.data.count).toBe(0)
  })

  it('and the answer make the request wait again, for 30 days from then', async () => {
    await ask()
    await askBack()
    world.clock.advance(accessRequestLastsMs - 1000)
    carla = await world.as('carla')
    nora = await world.as('nora')
    const answered = await answer('Olivia Owner.', 2, [textFile('Form K.txt', 'Form K')])
    expect(answered.body.data).toMatchObject({ status: 'pending', answer: 'Olivia Owner.', version: 3 })
    await world.jobs.drain()
    const request = await first()
    expect(request).toMatchObject({ answer: 'Olivia Owner.', evidence: [{ fileName: 'Form K.txt' }] })
    expect(Date.parse(request.expiresAt) - Date.parse(world.clock.now())).toBe(accessRequestLastsMs)
    expect(subjectsTo(emailOf('carla'))).toEqual([
      'Nora Newcomer requested access',
      'Nora Newcomer answered your question',
    ])
    const [told] = (await carla.send('GET', '/api/notifications?unread=true')).body.data
    expect(told).toMatchObject({
      title: 'Nora Newcomer answered your question',
      link: `/access-requests/${request._id}`,
    })
    expect(await askBack('And since when?', 3)).toMatchObject({
      status: 'asked',
      question: 'And since when?',
      answer: null,
    })
  })

  it('without an answer ends after 30 days', async () => {
    await ask()
    await askBack()
    world.clock.advance(accessRequestLastsMs)
    nora = await world.as('nora')
    carla = await world.as('carla')
    expect([(await mine()).status, (await first()).status]).toEqual(['expired', 'expired'])
    expect((await answer('Too late.', 2)).body.error).toContain('This request has expired.')
    await world.jobs.runNow('joining.expireRequests')
    expect(await first()).toMatchObject({ status: 'expired', decidedAt: world.clock.now(), version: 3 })
  })

  it('is answered by whoever asked, to the question they saw', async () => {
    await ask()
    expect((await answer('Nobody asked me.', 1)).body.error).toContain('It can be approved, declined or withdrawn.')
    const { _id } = await askBack()
    const stale = await answer('To the one before.', 1)
    expect([stale.status, stale.body.code, stale.body.current.status]).toEqual([409, 'STALE', 'asked'])
    for (const who of [carla, await world.as('olivia'), await world.as('ben')])
      expect(
        (await who.try(joining.answerBack, { params: { id: _id }, body: { answer: 'Me.', version: 2 }, files: [] }))
          .status,
      ).toBe(404)
    const again = await carla.try(joining.askBack, { params: { id: _id }, body: { question: 'Or else?', version: 2 } })
    expect([again.status, again.body.error]).toEqual([
      409,
      'This request is waiting for the applicant’s reply. It can be answered, approved, declined or withdrawn.',
    ])
  })

  it('stands in the history', async () => {
    await ask()
    const { _id } = await askBack()
    await answer('Olivia Owner.', 2)
    const { data } = (await carla.send('GET', `/api/history/accessRequest/${_id}`)).body
    expect(data.map(({ by, action }: { by: string; action: string }) => [by, action])).toEqual([
      ['Nora Newcomer', 'answered'],
      ['Carla Council', 'asked back'],
      ['registration', 'asked'],
    ])
  })
})

describe('taking a request back', () => {
  it('ends it at once, whatever it waited for, and it can be made anew', async () => {
    await ask()
    await askBack()
    const request = await mine()
    expect(await nora.call(joining.withdrawAccess, byId(request))).toMatchObject({ status: 'withdrawn' })
    const late = await carla.try(joining.approveAccess, { ...byId(request), body: { role: 'tenant', version: 3 } })
    expect([late.status, late.body.error]).toEqual([
      409,
      'This request was withdrawn. Only open requests can be decided.',
    ])
    expect((await nora.try(joining.withdrawAccess, byId(request))).status).toBe(409)
    world.clock.advance(1000)
    await ask()
    expect((await mine()).status).toBe('pending')
    expect((await carla.call(joining.accessRequests, { query: { status: 'withdrawn' } })).items).toHaveLength(1)
  })
})

describe('the list of those who decide', () => {
  it('shows what waits for them first, then what waits for others, then what is over; page after page', async () => {
    const names = ['one', 'two', 'three', 'four'] as const
    for (const name of names) {
      const email = `${name}@example.ca`
      const person = { firstName: 'Asker', lastName: name, email, password: castPassword, emailVerified: true }
      await createAccount(world.context(), person)
      const asker = world.stranger()
      await asker.send('POST', '/api/auth/login', { body: { email, password: castPassword } })
      world.clock.advance(1000)
      await ask([], asker)
    }
    const { items } = await carla.call(joining.accessRequests, { query: {} })
    expect(items.map(({ name }) => name)).toEqual(['Asker four', 'Asker three', 'Asker two', 'Asker one'])
    const [four, three] = items
    await carla.call(joining.declineAccess, { ...byId(four!), body: { version: 1 } })
    await carla.call(joining.askBack, { ...byId(three!), body: { question: 'Really?', version: 1 } })
    const seen: string[] = []
    let cursor: string | undefined
    do {
      const page = await carla.call(joining.accessRequests, { query: { limit: 1, ...(cursor && { cursor }) } })
      seen.push(...page.items.map(({ name }) => name))
      cursor = page.nextCursor ?? undefined
    } while (cursor)
    expect(seen).toEqual(['Asker two', 'Asker one', 'Asker three', 'Asker four'])
    const found = await carla.call(joining.accessRequests, { query: { search: 'THREE' } })
    expect(found.items.map(({ name }) => name)).toEqual(['Asker three'])
  })
})

describe('evidence', () => {
  const download = async (who: Caller) => {
    const { _id: id, evidence } = await first()
    return who.try(joining.evidence, { params: { id, attachmentId: evidence[0]!._id } })
  }

  it('is for those who decide alone, always to be saved', async () => {
    await ask([textFile('Lease.txt', 'Lease of 703')])
    const answer_ = await download(carla)
    expect([answer_.status, answer_.text]).toEqual([200, 'Lease of 703'])
    expect(answer_.headers['content-disposition']).toMatch(/^attachment/)
    for (const [name, status] of [
      ['olivia', 403],
      ['vic', 403],
      ['ada', 404],
    ] as const)
      expect([name, (await download(await world.as(name))).status]).toEqual([name, status])
    expect((await download(nora)).status).toBe(400)
  })

  it('comes from confirmed addresses only, three files at most, and for no building that is none', async () => {
    await world.connection.pool.query('update accounts set email_verified_at = null where id = $1', [
      world.cast.accounts.nora,
    ])
    const refused = await ask([textFile()])
    expect([refused.status, refused.body.error]).toEqual([
      409,
      'Please confirm your email address before you attach files.',
    ])
    expect((await carla.call(joining.accessRequests, { query: {} })).items).toEqual([])
    const ben = await world.as('ben')
    const four = Array.from({ length: 4 }, (_, index) => textFile(`${index}.txt`, `File ${index}`))
    expect((await ask(four, ben)).body.error).toBe('You can attach up to 3 files.')
    const nowhere = await ask([textFile()], ben, { buildingCode: 'NONE99' })
    expect(nowhere.text).toBe('{"success":true}')
    const { rows } = await world.connection.pool.query('select from attachments where subject = $1', ['accessRequest'])
    expect(rows).toEqual([])
  })

  it('is deleted some time after the request has ended', async () => {
    await ask([textFile('Lease.txt', 'Lease of 703')])
    await carla.call(joining.declineAccess, { ...byId(await first()), body: { version: 1 } })
    world.clock.advance(evidenceKeptMs)
    await world.jobs.runNow('joining.forgetEvidence')
    carla = await world.as('carla')
    expect((await first()).evidence).toHaveLength(1)
    world.clock.advance(1000)
    await world.jobs.runNow('joining.forgetEvidence')
    carla = await world.as('carla')
    const request = await first()
    expect(request.evidence).toEqual([])
    const { data } = (await carla.send('GET', `/api/history/accessRequest/${request._id}`)).body
    expect(data[0]).toMatchObject({ by: 'joining.forgetEvidence', action: 'evidence deleted' })
  })
})
