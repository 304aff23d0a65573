/** What nobody needs any more does not stay behind: ended sessions and worthless links. */
import { afterEach, beforeEach, expect, test } from 'vitest'
import { passwordLinkMinutes, residentIdleMostMs } from '../../../contract/limits.ts'
import type { Name } from '../../testing/cast.ts'
import { openWorld, type World } from '../../testing/world.ts'
import { issuePasswordLink } from './accounts.ts'

const minute = 60_000

let world: World
beforeEach(async () => {
  world = await openWorld()
})
afterEach(() => world.close())

const forget = async () => {
  await world.jobs.runNow('accounts.forgetSessions')
  await world.jobs.runNow('accounts.forgetLinks')
}
const rowsOf = async (table: 'sessions' | 'password_links') =>
  (await world.connection.pool.query<{ account_id: string }>(`select account_id from ${table}`)).rows.map(
    ({ account_id }) => account_id,
  )
const idOf = (name: Name) => world.cast.accounts[name]

test('a session that was signed out is forgotten, one that goes on stays', async () => {
  const [olivia, theo] = [await world.as('olivia'), await world.as('theo')]
  await olivia.send('POST', '/api/auth/logout')
  await forget()
  expect(await rowsOf('sessions')).toEqual([idOf('theo')])
  expect((await theo.send('GET', '/api/auth/me')).status).toBe(200)
})

test('a session is forgotten when its silence or its age ends it, not before', async () => {
  await world.as('mandeep')
  await world.as('olivia')
  world.clock.advance(residentIdleMostMs - minute)
  const heard = await world.as('theo')
  await forget()
  expect((await rowsOf('sessions')).toSorted()).toEqual([idOf('olivia'), idOf('theo')].toSorted())
  world.clock.advance(minute)
  expect((await heard.send('GET', '/api/auth/me')).status).toBe(200)
  await forget()
  expect(await rowsOf('sessions')).toEqual([idOf('theo')])
})

test('a link is forgotten when it is used, replaced or over; one that still works stays and works', async () => {
  const reset = async (link: string, password: string) =>
    (
      await world.stranger().send('POST', '/api/auth/reset-password', {
        body: { token: new URL(link).searchParams.get('token'), password },
      })
    ).status
  await issuePasswordLink(world.context(), idOf('mia'))
  world.clock.advance(passwordLinkMinutes * minute)
  await issuePasswordLink(world.context(), idOf('olivia'))
  const newest = await issuePasswordLink(world.context(), idOf('olivia'))
  const used = await issuePasswordLink(world.context(), idOf('theo'))
  expect(await reset(used, 'Seawall-2027!')).toBe(200)
  await forget()
  expect(await rowsOf('password_links')).toEqual([idOf('olivia')])
  expect(await reset(newest, 'Seawall-2028!')).toBe(200)
})
