/** The link in a mail by which its reader gets no more of it: one click, no sign-in, and never for what must reach them. */
import { afterEach, beforeEach, describe, expect, it, test } from 'vitest'
import { unsubscribeLinkMs } from '../../../contract/limits.ts'
import { notifications } from '../../../contract/notifications.ts'
import type { Caller } from '../../testing/caller.ts'
import { publish } from '../../testing/notices.ts'
import { openWorld, type World } from '../../testing/world.ts'

let world: World
beforeEach(async () => {
  world = await openWorld()
})
afterEach(() => world.close())

const owner = 'owner@parapet.example'
const withoutAccount = 'hana.sato@mail.example'
const tell = async (title: string, more: Parameters<typeof publish>[1] = {}) => {
  await publish(await world.as('mandeep'), { title, ...more })
  await world.jobs.drain()
}
const mailTo = (address: string, subject?: string) =>
  world.mails.findLast(({ to, subject: about }) => to === address && (subject === undefined || about === subject))
const subjectsTo = (address: string) => world.mails.filter(({ to }) => to === address).map(({ subject }) => subject)
/** The address that a mail program would post to. */
const oneClickOf = (address: string): URL => {
  const header = mailTo(address)?.headers?.['List-Unsubscribe'] ?? ''
  expect(header).toMatch(/^<http[^>]+>$/)
  return new URL(header.slice(1, -1))
}
const tokenOf = (address: string) => oneClickOf(address).searchParams.get('token')!
const about = (token: string) => world.stranger().try(notifications.unsubscription, { query: { token } })
const post = (token: string) => world.stranger().try(notifications.unsubscribe, { query: { token } })

describe('a mail that can be switched off', () => {
  it('says where one click does it, in its headers and in its words', async () => {
    await tell('Water off')
    const mail = mailTo(owner)!
    expect(mail.headers?.['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click')
    const token = tokenOf(owner)
    expect(token).toMatch(/^[\w-]{43}$/)
    expect(mail.text).toContain(`Unsubscribe from Announcements:\n${world.config.publicUrl}/unsubscribe?token=${token}`)
    expect(mail.html).toContain(`href="${world.config.publicUrl}/unsubscribe?token=${token}"`)
    expect(mail.text).toContain('Sent by Parapet')
  })

  it('has a link of its own for each reader, kept as a hash', async () => {
    await tell('Water off')
    const tokens = [owner, 'tenant@parapet.example', withoutAccount].map(tokenOf)
    expect(new Set(tokens).size).toBe(3)
    const kept = JSON.stringify(await world.connection.db.selectFrom('unsubscribe_links').selectAll().execute())
    for (const token of tokens) expect(kept).not.toContain(token)
  })
})

test.each([
  ['emergency', 'Emails that keep you or your account safe can’t be turned off.'],
  ['meeting', 'Legally required notices can’t be turned off.'],
] as const)('a mail of kind %s has no such link and says why', async (type, words) => {
  await tell('Come down', { type })
  const mail = world.mails.find(({ to }) => to === owner)!
  expect(mail.headers?.['List-Unsubscribe']).toBeUndefined()
  expect(mail.headers?.['List-Unsubscribe-Post']).toBeUndefined()
  expect(mail.text).toContain(words)
  expect(mail.text).not.toContain('/unsubscribe')
})

describe('one click', () => {
  it('as a mail program sends it ends the mail of that kind, without signing in, and nothing else', async () => {
    await tell('First')
    const { pathname, search } = oneClickOf(owner)
    const answer = await world.app.inject({
      method: 'POST',
      url: pathname + search,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'List-Unsubscribe=One-Click',
    })
    expect([answer.statusCode, answer.headers['set-cookie']]).toEqual([200, undefined])
    await tell('Second')
    await tell('Gas leak', { type: 'emergency' })
    await tell('General meeting', { type: 'meeting' })
    expect(subjectsTo(owner)).toEqual(['First', 'Emergency: Gas leak', 'General meeting'])
    expect(subjectsTo('tenant@parapet.example')).toContain('Second')
    const { choices } = await (await world.as('olivia')).call(notifications.preferences)
    expect(choices.filter(({ wanted, kind }) => !wanted && kind === 'notice.published')).toEqual([
      { kind: 'notice.published', channel: 'email', wanted: false, locked: false },
    ])
  })

  it('as multipart does the same', async () => {
    await tell('First')
    const { pathname, search } = oneClickOf(owner)
    const form = new FormData()
    form.append('List-Unsubscribe', 'One-Click')
    expect((await world.stranger().send('POST', pathname + search, { form })).status).toBe(200)
    await tell('Second')
    expect(subjectsTo(owner)).toEqual(['First'])
  })

  it('twice, and twenty times at once, is the same as once', async () => {
    await tell('First')
    const token = tokenOf(owner)
    const answers = await Promise.all(Array.from({ length: 20 }, () => post(token)))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    expect(new Set(answers.map(({ body }) => body.data.comes))).toEqual(new Set([false]))
    const changes = await world.connection.db
      .selectFrom('changes')
      .where('action', '=', 'preferences changed')
      .select('subject_id')
      .execute()
    expect(changes).toEqual([{ subject_id: world.cast.accounts.olivia }])
  })

  it('of an address without an account ends it for that address', async () => {
    await tell('First')
    expect((await post(tokenOf(withoutAccount))).body.data).toMatchObject({ comes: false })
    await tell('Second')
    await tell('Gas leak', { type: 'emergency' })
    expect(subjectsTo(withoutAccount)).toEqual(['First', 'Emergency: Gas leak'])
  })

  it('of an address holds for the account that gets it later, until that one says otherwise', async () => {
    await tell('First')
    await post(tokenOf(withoutAccount))
    const mia = await world.as('mia')
    await world.connection.db
      .updateTable('accounts')
      .set({ email: withoutAccount })
      .where('id', '=', world.cast.accounts.mia)
      .execute()
    const { choices, ...rest } = await mia.call(notifications.preferences)
    const ofNotices = choices.filter(({ kind }) => kind.startsWith('notice.'))
    expect(ofNotices.filter(({ wanted, channel }) => channel === 'email' && !wanted)).toEqual([
      { kind: 'notice.published', channel: 'email', wanted: false, locked: false },
    ])
    await tell('Second')
    const wanted = [{ kind: 'notice.published', channel: 'email', wanted: true }] as const
    await mia.call(notifications.changePreferences, { body: { ...rest, choices: [...wanted] } })
    await tell('Third')
    expect(subjectsTo(withoutAccount)).toEqual(['First', 'Third'])
  })

  it('in a gathered mail ends all mail that can be switched off', async () => {
    const olivia = await world.as('olivia')
    const { version } = await olivia.call(notifications.preferences)
    const body = { version, choices: [], quietFrom: '', quietUntil: '', digest: 'daily' } as const
    await olivia.call(notifications.changePreferences, { body })
    await tell('First')
    await tell('Second')
    world.clock.set('2026-11-21T14:00:00.000Z')
    await world.jobs.runNow('notifications.releaseMails')
    await world.jobs.drain()
    const token = tokenOf(owner)
    expect((await about(token)).body.data).toMatchObject({ what: 'all optional emails', comes: true })
    await post(token)
    const { choices } = await olivia.call(notifications.preferences)
    expect(
      choices.filter(({ channel }) => channel === 'email').map(({ locked, wanted }) => locked === wanted),
    ).not.toContain(false)
  })

  it('can be undone by the same link: what it switched off comes again, and no more', async () => {
    await tell('First')
    const token = tokenOf(owner)
    await post(token)
    const undone = await world.stranger().try(notifications.resubscribe, { query: { token } })
    expect(undone.body.data).toMatchObject({ comes: true })
    await tell('Second')
    expect(subjectsTo(owner)).toEqual(['First', 'Second'])
  })
})

describe('opening the link', () => {
  it('says what it is about with most of the address hidden, and changes nothing', async () => {
    await tell('First')
    const token = tokenOf(owner)
    expect((await about(token)).body.data).toEqual({
      buildingName: 'Harbour View',
      address: 'o…@parapet.example',
      what: 'Announcements',
      comes: true,
    })
    const opened = await world.stranger().send('GET', '/api/unsubscribe', { query: { token } })
    expect([opened.status, opened.headers.location]).toEqual([
      302,
      `${world.config.publicUrl}/unsubscribe?token=${token}`,
    ])
    await tell('Second')
    expect(subjectsTo(owner)).toEqual(['First', 'Second'])
  })

  it('works for half a year, longer than the 60 days of the law, and not after', async () => {
    await tell('First')
    const token = tokenOf(owner)
    expect(unsubscribeLinkMs).toBeGreaterThanOrEqual(60 * 86_400_000)
    world.clock.advance(unsubscribeLinkMs - 1000)
    await world.jobs.runNow('notifications.forgetMailed')
    expect((await about(token)).status).toBe(200)
    world.clock.advance(2000)
    await world.jobs.runNow('notifications.forgetMailed')
    for (const ask of [about, post]) expect((await ask(token)).status).toBe(404)
  })

  it('answers every made-up secret alike', async () => {
    await tell('First')
    const [one, other] = await Promise.all(['A', 'B'].map((letter) => about(letter.repeat(43))))
    expect([one!.status, one!.text]).toEqual([404, other!.text])
    for (const token of ['', 'short', 'A'.repeat(44), `${'A'.repeat(42)}'`])
      expect((await about(token)).status).toBe(400)
  })

  it('is the same for somebody who is signed in as another', async () => {
    await tell('First')
    const token = tokenOf(owner)
    const ada: Caller = await world.as('ada')
    const { text } = await ada.try(notifications.unsubscription, { query: { token } })
    expect(text).toBe((await about(token)).text)
  })
})
