/** For the tenancy walk: complete bodies for registering, signing in and what an account looks after. */
import { castPassword, emailOf } from '../testing/cast.ts'
import { newDevice } from '../testing/passkey.ts'

type Ids = Readonly<Record<string, string>>

export const accountBodies: Readonly<Record<string, (ids: Ids) => object>> = {
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
}
