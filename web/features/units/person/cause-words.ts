import { formatDate, formatInstant } from '../../../../contract/time.ts'
import type { SignInCause, SignInHelp } from '../../../../contract/units/people.ts'

/** What a button beside a cause does. */
export type Step =
  | { does: 'invite' | 'resend' | 'support'; words: string }
  | { does: 'open'; words: string; to: string }

export interface CauseWords {
  title: string
  text: string
  steps: Step[]
}

interface Known {
  name: string
  help: SignInHelp
  zone: string
  /** Whether the account in question is theirs for sure. */
  isMember: boolean
}

const support: Step = { does: 'support', words: 'Contact support' }
const decide = (words: string): Step => ({ does: 'open', words, to: '/access-requests' })
const unitStep = ({ unit }: SignInHelp, words: string): Step[] =>
  unit ? [{ does: 'open', words, to: `/unit-management/${unit._id}` }] : []
const invite = (known: Known): Step[] =>
  known.help.email
    ? [{ does: 'invite', words: 'Send an invitation' }]
    : unitStep(known.help, 'Add an email to the roster')

const otherAddress = ({ address, accountId }: SignInCause, known: Known): CauseWords => {
  const { help, isMember, name } = known
  const roster = help.email ? `The roster has ${help.email}.` : 'The roster has no email for them.'
  return isMember
    ? {
        title: 'They sign in with a different email',
        text: `Their account uses ${address}. ${roster} Ask them to sign in with that email, or correct the roster.`,
        steps: unitStep(help, 'Correct the roster'),
      }
    : {
        title: `A different email is in use here under the name ${name}`,
        text: `Someone with that name belongs to this building as ${address}. ${roster} If it’s the same person, they sign in with that email; then correct the roster.`,
        steps: [
          ...(accountId ? [{ does: 'open', words: 'View that account', to: `/user/${accountId}` } as const] : []),
          ...unitStep(help, 'Correct the roster'),
        ],
      }
}

const words: Record<SignInCause['cause'], (cause: SignInCause, known: Known, at: string) => CauseWords> = {
  buildingSuspended: () => ({
    title: 'This building is suspended',
    text: 'Parapet has suspended it, so no one can open it. Support knows why.',
    steps: [support],
  }),
  otherAddress,
  noEmail: (_, { help }) => ({
    title: 'The roster has no email',
    text: 'They can’t be invited without one. Ask them for it, add it, then come back here.',
    steps: unitStep(help, 'Add an email'),
  }),
  requestWaits: ({ address }) => ({
    title: 'Their request is pending',
    text: `They requested access${address ? `, as ${address}` : ''}. Until someone decides, they can’t see anything in the building.`,
    steps: [decide('Review request')],
  }),
  requestUnconfirmed: ({ address }) => ({
    title: 'They haven’t confirmed their email',
    text: `They requested access${address ? `, as ${address}` : ''}, but haven’t opened the confirmation email. It may be in their spam folder; they can have it sent again after logging in.`,
    steps: [decide('View request')],
  }),
  invitationOpen: (_, { help }, at) => ({
    title: 'Their invitation is pending',
    text: `It was emailed to ${help.email}; the link works until ${at} at the latest. Ask them to check their spam folder, or send it again, which cancels the older link.`,
    steps: [{ does: 'resend', words: 'Send again' }],
  }),
  invitationExpired: (_, _known, at) => ({
    title: 'Their invitation has expired',
    text: `It was valid until ${at}; a new one is valid for 7 days.`,
    steps: [{ does: 'resend', words: 'Send a new invitation' }],
  }),
  invitationRevoked: (_, known) => ({
    title: 'Their invitation was revoked',
    text: 'The link no longer works. To give them access after all, invite them again.',
    steps: invite(known),
  }),
  membershipEnded: (_, known) => ({
    title: 'They no longer belong to this building',
    text: 'Their access was ended. To bring them back, invite them; they keep their existing account.',
    steps: invite(known),
  }),
  notJoined: (_, known) => ({
    title: 'They haven’t joined yet',
    text: `They haven’t been invited yet. An invitation goes to ${known.help.email}; if they already use Parapet elsewhere, they keep that account.`,
    steps: invite(known),
  }),
  switchedOff: () => ({
    title: 'Their account is disabled',
    text: 'It can’t be used to sign in anywhere. Support can tell the account holder more.',
    steps: [support],
  }),
  unconfirmed: () => ({
    title: 'They haven’t confirmed their email',
    text: 'The confirmation email may be in their spam folder; they can have it sent again after logging in.',
    steps: [],
  }),
  throttled: (_, _known, at) => ({
    title: 'Too many failed attempts',
    text: `After several wrong passwords or codes, they have to wait until ${at}; then they can set a new password with “Forgot password?” on the login page.`,
    steps: [],
  }),
  secondFactorMissing: (_, _known, at) => ({
    title: 'They haven’t completed the second step',
    text: `They entered their password on ${at}, but no code. A recovery code works instead of the app. Without one, support can turn off the second step after verifying their identity.`,
    steps: [support],
  }),
  noUnit: () => ({
    title: 'They aren’t linked to a unit',
    text: 'They can sign in, but won’t see anything of their own. Open their unit and add them to it.',
    steps: [{ does: 'open', words: 'Find their unit', to: '/unit-directory' }],
  }),
}

/** A cause in plain words, with what can be done about it. */
export const causeWords = (cause: SignInCause, known: Known): CauseWords =>
  words[cause.cause](cause, known, cause.at ? formatInstant(cause.at, known.zone) : '')

/** What is said where nothing stands in the way. */
export const allClear = ({ lastSignedInOn: on }: SignInHelp): string =>
  `${on ? `They last signed in on ${formatDate(on)}.` : 'No sign-in is on record yet.'} If they forgot their password, “Forgot password?” on the login page emails them a link to set a new one.`
