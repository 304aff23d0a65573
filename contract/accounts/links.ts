import { z } from 'zod'
import { Email, LoginPassword, NewPassword } from '../fields.ts'
import { post } from '../route.ts'
import { sameTwice } from '../fields/password.ts'

/** The secret of a one-time link that was mailed. */
export const LinkToken = z.string('This link is incomplete').regex(/^[\w-]{43}$/, 'This link is incomplete')

const PasswordReset = z.object({ token: LinkToken, password: NewPassword })
/** What its form asks beside. */
export const PasswordResetForm = PasswordReset.extend({ confirmPassword: z.string() }).refine(...sameTwice)

export const ForgottenPassword = z.object({ email: Email })

/** The password is asked for only in a browser that is not signed in as whoever the link belongs to. */
const AddressProof = z.object({ token: LinkToken, password: LoginPassword.optional() })

export const links = {
  forgotPassword: post('/api/auth/forgot-password', {
    access: 'public',
    summary: 'Email a password reset link if the account exists; the reply is always the same',
    body: ForgottenPassword,
    throttle: 'forgotPassword',
    attempt: 'reset link',
  }),
  resetPassword: post('/api/auth/reset-password', {
    access: 'public',
    summary: 'Set a password with a one-time link',
    body: PasswordReset,
    throttle: 'resetPassword',
    attempt: 'password reset',
  }),
  verifyEmail: post('/api/auth/verify-email', {
    access: 'public',
    summary: 'Confirm an email address with a one-time link, plus the password if no one is signed in',
    body: AddressProof,
    reply: z.object({ email: z.string() }),
    throttle: 'verifyEmail',
  }),
  resendVerification: post('/api/auth/resend-verification', {
    access: 'signedIn',
    summary: 'Email the caller a new confirmation link; the previous one expires',
    throttle: 'resendVerification',
  }),
}
