import { z } from 'zod'
import { InstantField } from '../fields.ts'
import { passwordMostChars } from '../limits.ts'
import { get, post } from '../route.ts'
import { withoutMarks } from '../clean.ts'
import { User } from './user.ts'

export const SecondFactorWay = z.enum(['authenticator', 'passkey', 'recoveryCode'])
export type SecondFactorWay = z.infer<typeof SecondFactorWay>

/** The password was right; the browser is signed in once one of these was given too. */
export const SecondFactorAsked = z.object({ secondFactor: z.array(SecondFactorWay) })
export type SecondFactorAsked = z.infer<typeof SecondFactorAsked>

/** As people type or paste it: in groups, with dashes, in capitals, with marks that show nothing. */
const bare = (typed: string): string => withoutMarks(typed).replaceAll(/[\s-]/g, '').toLowerCase()

const codeField = (pattern: RegExp, wanted: string) =>
  z
    .string({ error: 'Code is required' })
    .max(100, wanted)
    .overwrite(bare)
    .superRefine((code, context) => {
      if (code === '') context.addIssue('Code is required')
      else if (!pattern.test(code)) context.addIssue(wanted)
    })

/** What an authenticator app shows. */
const AuthenticatorCode = codeField(/^\d{6}$/, 'Enter the 6 digits shown in your app')
/** What an authenticator app shows, or a recovery code. */
const AnyCode = codeField(/^(?:\d{6}|[0-9a-z]{16})$/, 'Enter the 6 digits from your app, or a full recovery code')

/** Left out where the sign-in is recent, or where there is no password. */
const CurrentPassword = z.string().max(passwordMostChars, 'This isn’t your current password').optional()

export const GivenCode = z.object({ code: AnyCode })
export const OwnProof = z.object({ currentPassword: CurrentPassword })
export type OwnProof = z.output<typeof OwnProof>
export const AuthenticatorConfirmation = z.object({ code: AuthenticatorCode })
export const AuthenticatorEnd = OwnProof.extend({ code: AnyCode })

/** What somebody's second factor is made of. */
export const SecondFactor = z.object({
  /** When an authenticator app was set up; null without one. */
  authenticatorSince: InstantField.nullable(),
  passkeys: z.number().int(),
  recoveryCodesLeft: z.number().int(),
  /** Whether this account may not be without one. */
  required: z.boolean(),
  /**
   * What a change asks for first: nothing soon after signing in, else the password; a new sign-in where there is no password,
   * or where this session never gave the second factor that there is.
   */
  proof: z.enum(['none', 'password', 'signIn']),
  hasPassword: z.boolean(),
})
export type SecondFactor = z.infer<typeof SecondFactor>

/** Codes that are shown this once; null where the former ones go on. */
const RecoveryCodes = z.object({ recoveryCodes: z.array(z.string()) })
export const RecoveryCodesIfNew = z.object({ recoveryCodes: z.array(z.string()).nullable() })

export const secondFactor = {
  awaitedSecondFactor: get('/api/auth/second-factor', {
    shows: null,
    access: 'public',
    summary: 'Get the second factors accepted for this browser’s pending sign-in, or null',
    reply: SecondFactorAsked.nullable(),
  }),
  giveSecondFactor: post('/api/auth/second-factor', {
    access: 'public',
    summary: 'Finish signing in with an authenticator code or a recovery code',
    body: GivenCode,
    reply: User,
    secret: true,
    throttle: 'secondFactor',
    attempt: 'second factor',
  }),
  secondFactor: get('/api/second-factor', {
    shows: null,
    access: 'signedIn',
    summary: 'Get the caller’s second factor',
    reply: SecondFactor,
  }),
  startAuthenticator: post('/api/second-factor/authenticator', {
    access: 'signedIn',
    summary: 'Start setting up an authenticator app; returns its secret once',
    body: OwnProof,
    reply: z.object({ secret: z.string(), address: z.string() }),
    secret: true,
    throttle: 'secondFactorChange',
  }),
  confirmAuthenticator: post('/api/second-factor/authenticator/confirm', {
    access: 'signedIn',
    summary: 'Confirm the authenticator app with a first code; required from then on',
    body: AuthenticatorConfirmation,
    reply: RecoveryCodesIfNew,
    secret: true,
    throttle: 'secondFactorChange',
  }),
  endAuthenticator: post('/api/second-factor/authenticator/end', {
    access: 'signedIn',
    summary: 'Turn off the authenticator app, with the password and a code',
    body: AuthenticatorEnd,
    secret: true,
    throttle: 'secondFactorChange',
  }),
  renewRecoveryCodes: post('/api/second-factor/recovery-codes', {
    access: 'signedIn',
    summary: 'Create new recovery codes, shown once; the old ones stop working',
    body: OwnProof,
    reply: RecoveryCodes,
    secret: true,
    throttle: 'secondFactorChange',
  }),
}
