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

const support: Step = { does: 'support', words: 'Write to support' }
const decide = (words: string): Step => ({ does: 'open', words, to: '/access-requests' })
const unitStep = ({ unit }: SignInHelp, words: string): Step[] =>
  unit ? [{ does: 'open', words, to: `/unit-management/${unit._id}` }] : []
const invite = (known: Known): Step[] =>
  known.help.email
    ? [{ does: 'invite', words: 'Send an invitation' }]
    : unitStep(known.help, 'Add an email in the roster')

const otherAddress = ({ address, accountId }: SignInCause, known: Known): CauseWords => {
  const { help, isMember, name } = known
  const roster = help.email ? `The roster has ${help.email}.` : 'The roster has no email of theirs.'
  return isMember
    ? {
        title: 'They sign in with another address',
        text: `Their account has ${address}. ${roster} Tell them to use the one of their account, or correct the roster.`,
        steps: unitStep(help, 'Correct the roster'),
      }
    : {
        title: `Another address is here in the name of ${name}`,
        text: `Somebody of that name belongs to this building as ${address}. ${roster} If it is they, they sign in with that address; then correct the roster.`,
        steps: [
          ...(accountId ? [{ does: 'open', words: 'See that account', to: `/user/${accountId}` } as const] : []),
          ...unitStep(help, 'Correct the roster'),
        ],
      }
}

const words: Record<SignInCause['cause'], (cause: SignInCause, known: Known, at: string) => CauseWords> = {
  buildingSuspended: () => ({
    title: 'This building is closed for now',
    text: 'The platform has suspended it, so nobody can open it. Support knows why.',
    steps: [support],
  }),
  otherAddress,
  noEmail: (_, { help }) => ({
    title: 'There is no email in the roster',
    text: 'Without one nobody can be invited. Ask them for it and add it, then come back here.',
    steps: unitStep(help, 'Add an email'),
  }),
  requestWaits: ({ address }) => ({
    title: 'Their request waits to be decided',
    text: `They asked to be let in${address ? `, as ${address}` : ''}. Until somebody decides, they see nothing of the building.`,
    steps: [decide('Decide the request')],
  }),
  requestUnconfirmed: ({ address }) => ({
    title: 'They have not confirmed their address',
    text: `They asked to be let in${address ? `, as ${address}` : ''}, and have not opened the mail that confirms it. It may lie in their spam folder; after logging in they can have it sent again.`,
    steps: [decide('See the request')],
  }),
  invitationOpen: (_, { help }, at) => ({
    title: 'Their invitation waits to be accepted',
    text: `It was mailed to ${help.email}; its link works until ${at} at the latest. Ask them to look into their spam folder, or send it again: the older link then stops working.`,
    steps: [{ does: 'resend', words: 'Send it again' }],
  }),
  invitationExpired: (_, _known, at) => ({
    title: 'Their invitation has expired',
    text: `It held until ${at}; a new one holds seven days.`,
    steps: [{ does: 'resend', words: 'Send a new invitation' }],
  }),
  invitationRevoked: (_, known) => ({
    title: 'Their invitation was taken back',
    text: 'Its link stopped working. If they are to come in after all, invite them anew.',
    steps: invite(known),
  }),
  membershipEnded: (_, known) => ({
    title: 'They no longer belong to this building',
    text: 'Their access was ended. If they are to come back, invite them: they keep the account they have.',
    steps: invite(known),
  }),
  notJoined: (_, known) => ({
    title: 'They have not joined yet',
    text: `Nobody has invited them so far. An invitation goes to ${known.help.email}; whoever uses Parapet elsewhere keeps that account.`,
    steps: invite(known),
  }),
  switchedOff: () => ({
    title: 'Their account is switched off',
    text: 'It cannot be used to sign in anywhere. Support can say more to its owner.',
    steps: [support],
  }),
  unconfirmed: () => ({
    title: 'They have not confirmed their address',
    text: 'The mail that confirms it may lie in their spam folder; after logging in they can have it sent again.',
    steps: [],
  }),
  throttled: (_, _known, at) => ({
    title: 'Too many failed attempts',
    text: `After several wrong passwords or codes they have to wait until ${at}; then “Forgot password?” on the login page helps them to a new password.`,
    steps: [],
  }),
  secondFactorMissing: (_, _known, at) => ({
    title: 'The second step is missing',
    text: `They gave their password on ${at}, and no code after it. One of their recovery codes does instead of the app. Without any, support can take the second step off once it knows who asks.`,
    steps: [support],
  }),
  noUnit: () => ({
    title: 'They are tied to no unit',
    text: 'They can sign in, but find nothing there that is theirs. Open their unit and add them to it.',
    steps: [{ does: 'open', words: 'Find their unit', to: '/unit-directory' }],
  }),
}

/** A cause in plain words, with what can be done about it. */
export const causeWords = (cause: SignInCause, known: Known): CauseWords =>
  words[cause.cause](cause, known, cause.at ? formatInstant(cause.at, known.zone) : '')

/** What is said where nothing stands in the way. */
export const allClear = ({ lastSignedInOn: on }: SignInHelp): string =>
  `${on ? `They signed in last on ${formatDate(on)}.` : 'No sign-in of theirs is on record yet.'} If they forgot their password, “Forgot password?” on the login page mails them a link for a new one.`
