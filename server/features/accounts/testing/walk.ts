/** For the walks: a session, a passkey and a picture of the caller's, and complete bodies for what an account does. */
import { accounts } from '../../../../contract/accounts.ts'
import { Caller } from '../../../testing/caller.ts'
import { castPassword, emailOf } from '../../../testing/cast.ts'
import { makePasskey, newDevice } from '../../../testing/passkey.ts'
import { buildingOf, dataOf, type FeatureWalk, type Maker } from '../../../testing/walk.ts'

/** A second browser of the same person: its session is another one than the caller's. */
const session: Maker = async (world, who) => {
  const { email } = await dataOf<{ email: string }>(who, '/api/auth/me')
  const other = new Caller(who.app, null)
  await other.send('POST', '/api/auth/login', { body: { email, password: castPassword } })
  return { id: await world.sessionOf(other), buildingId: buildingOf(who) }
}

/** A passkey that the caller's device has made. */
const passkey: Maker = async (_world, who) => {
  await makePasskey(who)
  const [first] = await dataOf<{ _id: string }[]>(who, '/api/passkeys')
  return { id: first!._id }
}

/** The smallest picture there is, as the picture of the caller. */
const picture: Maker = async (_world, who) => {
  const { version } = await who.call(accounts.profile)
  const dot = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw=='
  const body = { version, profilePicture: null }
  const { version: next } = await who.call(accounts.changeProfile, { body, files: [] })
  const changed = await who.call(accounts.changeProfile, { body: { version: next, profilePicture: dot }, files: [] })
  return { id: changed.profilePicture!.split('/').at(-1)! }
}

export const walk: FeatureWalk = {
  records: { auth: session, passkeys: passkey, pictures: picture, 'second-factor': async () => ({}) },
  bodies: {
    'POST /api/auth/login': () => ({ email: emailOf('olivia'), password: castPassword }),
    'POST /api/auth/register': (ids) => ({
      firstName: 'Wendy',
      lastName: 'Walker',
      email: 'wendy.walker@example.ca',
      phone: '604 555 0123',
      password: castPassword,
      confirmPassword: castPassword,
      unitNumber: '703',
      ...(ids.buildingId ? { buildingId: ids.buildingId } : { buildingCode: 'HARB01' }),
    }),
    'POST /api/auth/forgot-password': () => ({ email: emailOf('olivia') }),
    'POST /api/auth/verify-email': () => ({ token: 'A'.repeat(43), password: castPassword }),
    'POST /api/auth/reset-password': () => ({ token: 'A'.repeat(43), password: 'Seawall-2027!' }),
    'PUT /api/auth/profile': () => ({ version: 1, phone: '604 555 0123' }),
    // A wrong password, so that the walk keeps its own.
    'POST /api/auth/change-password': () => ({
      currentPassword: 'Not-mine-2026!',
      newPassword: 'Seawall-2027!',
      confirm: 'Seawall-2027!',
    }),
    'POST /api/auth/change-email': () => ({ email: 'other@parapet.example', currentPassword: 'Not-mine-2026!' }),
    'POST /api/auth/change-email/object': () => ({ token: 'A'.repeat(43) }),
    'POST /api/auth/second-factor': () => ({ code: '123456' }),
    'POST /api/auth/second-factor/passkey': () => ({ credential: newDevice().use('A'.repeat(43)) }),
    'POST /api/auth/passkey': () => ({ credential: newDevice().use('A'.repeat(43)) }),
    'POST /api/second-factor/authenticator': () => ({}),
    'POST /api/second-factor/authenticator/confirm': () => ({ code: '123456' }),
    'POST /api/second-factor/authenticator/end': () => ({ code: '123456', currentPassword: castPassword }),
    'POST /api/second-factor/recovery-codes': () => ({}),
    'POST /api/passkeys': () => ({ name: 'Phone', credential: newDevice().make('A'.repeat(43)) }),
    'POST /api/passkeys/options': () => ({}),
    'PUT /api/passkeys/:id': () => ({ name: 'Laptop' }),
    'POST /api/passkeys/:id/remove': () => ({ currentPassword: castPassword }),
  },
}
