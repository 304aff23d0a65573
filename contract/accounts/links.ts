import { z } from 'zod'
import { Email, LoginPassword, NewPassword } from '../fields.ts'
import { post } from '../route.ts'
import { sameTwice } from '../fields/password.ts'

/** The secret of a one-time link that was mailed. */
export const LinkToken = z.string('This link is not complete').regex(/^[\w-]{43}$/, 'This link is not complete')

const PasswordReset = z.object({ token: LinkToken, password: NewPassword })
/** What its form asks beside. */
export const PasswordResetForm = PasswordReset.extend({ confirmPassword: z.string() }).refine(...sameTwice)

export const ForgottenPassword = z.object({ email: Email })

/** The password is asked for only in a browser that is not signed in as whoever the link belongs to. */
const AddressProof = z.object({ token: LinkToken, password: LoginPassword.optional() })

export const links = {
  forgotPassword: post('/api/auth/forgot-password', {
    access: 'public',
    summary: 'Mail a link for a new password, if there is an account; the answer is always the same',
    body: ForgottenPassword,
    throttle: 'forgotPassword',
    attempt: 'reset link',
  }),
  resetPassword: post('/api/auth/reset-password', {
    access: 'public',
    summary: 'Set a password by a one-time link',
    body: PasswordReset,
    throttle: 'resetPassword',
    attempt: 'password reset',
  }),
  verifyEmail: post('/api/auth/verify-email', {
    access: 'public',
    summary: 'Confirm an email address by a one-time link, and with the password where nobody is signed in',
    body: AddressProof,
    reply: z.object({ email: z.string() }),
    throttle: 'verifyEmail',
  }),
  resendVerification: post('/api/auth/resend-verification', {
    access: 'signedIn',
    summary: 'Mail me a new link to confirm my address; the older one ends',
    throttle: 'resendVerification',
  }),
}
