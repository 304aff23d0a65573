/** For the walks: a visitor's pass, links of guests and patrols, a violation with a photo, and complete bodies. */
import { parking } from '../../../../contract/parking.ts'
import { later } from '../../../../contract/time.ts'
import { newId } from '../../../db/ids.ts'
import { someBylaw } from '../../../testing/bylaws.ts'
import type { Caller } from '../../../testing/caller.ts'
import type { World } from '../../../testing/world.ts'
import type { FeatureWalk, Ids } from '../../../testing/walk.ts'

const hourMs = 60 * 60 * 1000
const photo = () => new File([newId()], 'photo.txt', { type: 'text/plain' })
const plate = () => `W${newId().slice(-11).replaceAll('-', '').toUpperCase()}`
const guest = () => ({ visitorName: 'Gus Guest', licensePlate: plate() })

/** Nothing but the lot itself is scarce while the walks go on. */
const loosen = async (who: Caller): Promise<number> => {
  const settings = await who.call(parking.settings)
  const body = { ...settings, atOnce: null, nightsPerMonth: null, nightsInARow: null }
  return (await who.call(parking.changeSettings, { body })).version
}

const tokenOf = ({ path }: { path: string }): string => path.split('/').at(-1)!

const guestToken = async (who: Caller, unitId: string) =>
  who.call(parking.makeGuestLink, { body: { unitId, uses: 3, days: 2 } })

const endLinks = async (who: Caller): Promise<void> => {
  for (const { _id: id } of await who.call(parking.guestLinks)) await who.call(parking.endGuestLink, { params: { id } })
  for (const { _id: id } of await who.call(parking.patrolLinks))
    await who.call(parking.endPatrolLink, { params: { id } })
}

/** The caller, or where they live nowhere somebody of their building who does. */
const residentFor = async (world: World, who: Caller): Promise<Caller> =>
  (await who.call(parking.registering)).units.length > 0 ? who : world.as('carla')

const makeParking = async (world: World, who: Caller, path: string): Promise<Ids> => {
  const version = await loosen(who)
  const host = await residentFor(world, who)
  const { units } = await host.call(parking.registering)
  const unitId = units[0]!._id
  const until = later(world.clock.now(), 6 * hourMs)
  const of = { unitId, until, later: later(until, hourMs), at: world.clock.now(), key: newId() }
  if (path.startsWith('/api/parking-settings')) return { version: String(version) }
  if (path.includes('/violations/')) {
    const body = { licensePlate: plate(), kind: 'no_pass', key: newId() } as const
    const made = await who.call(parking.report, { body, files: [photo()] })
    const more = { bylawId: await someBylaw(who), version: String(made.version) }
    return { ...of, id: made._id, fileId: made.files[0]!._id, ...more }
  }
  if (/guest-links|patrol|visit$|visitor-pass/.test(path)) {
    await endLinks(who)
    await endLinks(host)
  }
  if (path.includes('patrol')) {
    const link = await who.call(parking.makePatrolLink, { body: { name: 'Night Watch' } })
    return { ...of, id: link._id, token: tokenOf(link) }
  }
  if (path.includes('guest-links') || path === '/api/visit') {
    const link = await guestToken(host, unitId)
    return { ...of, id: link._id, token: tokenOf(link) }
  }
  if (path === '/api/visitor-pass') {
    const token = tokenOf(await guestToken(host, unitId))
    const made = await who.call(parking.registerVisit, { query: { token }, body: { ...guest(), hours: 2 } })
    return { token: tokenOf(made) }
  }
  const made = await who.call(parking.register, { body: { ...guest(), unitId, until, override: 'Walk' } })
  return { ...of, id: made._id, version: String(made.version) }
}

const seen = ({ version }: Ids) => ({ version: Number(version) })
const report = ({ key }: Ids) => ({
  licensePlate: plate(),
  kind: 'overstayed',
  place: 'V-3',
  words: 'By the ramp',
  key,
})

export const walk: FeatureWalk = {
  records: {
    'parking-settings': makeParking,
    parking: makeParking,
    visit: makeParking,
    'visitor-pass': makeParking,
    patrol: makeParking,
  },
  bodies: {
    'PUT /api/parking-settings': (ids) => ({
      visitorSpaces: 12,
      longestStayHours: 24,
      nightsPerMonth: 8,
      nightsInARow: 3,
      restNights: 7,
      atOnce: 1,
      midnight: '03:00',
      advanceDays: 30,
      graceMinutes: 15,
      blackouts: [{ from: '2026-12-31', to: '2027-01-01', why: 'New Year' }],
      retentionDays: 30,
      patrolLinkDays: 30,
      towWaitHours: 24,
      ...seen(ids),
    }),
    'POST /api/parking/visitors/check': ({ unitId, until }) => ({ unitId, until, licensePlate: plate() }),
    'POST /api/parking/visitors': ({ unitId, until }) => ({ ...guest(), unitId, until, override: 'Walk' }),
    'POST /api/parking/visitors/:id/extend': (ids) => ({ until: ids.later, override: 'Walk', ...seen(ids) }),
    'POST /api/parking/visitors/:id/cancel': seen,
    'POST /api/parking/visitors/:id/revoke': (ids) => ({ reason: 'Not a visitor', ...seen(ids) }),
    'POST /api/parking/guest-links': ({ unitId }) => ({ unitId, uses: 3, days: 2 }),
    'POST /api/visit': () => ({ ...guest(), hours: 2 }),
    'POST /api/parking/patrol/check': () => ({ licensePlate: plate() }),
    'POST /api/parking/patrol-links': () => ({ name: 'Night Watch' }),
    'POST /api/patrol/check': () => ({ licensePlate: plate() }),
    'POST /api/patrol/violations': report,
    'POST /api/parking/violations': report,
    'POST /api/parking/violations/:id/notice': (ids) => ({ noticeAt: ids.at, words: 'Please move', ...seen(ids) }),
    'POST /api/parking/violations/:id/tow': (ids) => ({
      bylawId: ids.bylawId,
      bylaw: 'Bylaw 12 (3)',
      authorisedBy: 'Carla Council',
      company: 'Seaside Towing',
      costCents: 18_000,
      ...seen(ids),
    }),
    'POST /api/parking/violations/:id/close': (ids) => ({ reason: 'Moved away', ...seen(ids) }),
  },
}
