import type { FoundPerson } from '../../../../contract/admin/people.ts'

export interface Help {
  can: keyof FoundPerson['can']
  /** What the button says. */
  label: string
  /** What comes of it. */
  text: (person: FoundPerson) => string
  danger: boolean
}

/** What staff do for somebody who cannot sign in, in the order of the buttons. */
export const helps: readonly Help[] = [
  {
    can: 'sendPasswordLink',
    label: 'Email a password link',
    text: ({ firstName, email }) => `${firstName} gets a link at ${email} to choose a new password. You won’t see it.`,
    danger: false,
  },
  {
    can: 'resendVerification',
    label: 'Resend confirmation',
    text: ({ firstName, email }) => `${firstName} gets a new link to confirm ${email}.`,
    danger: false,
  },
  {
    can: 'signOut',
    label: 'Sign out everywhere',
    text: ({ firstName, openSessions }) =>
      `${firstName} is signed out ${openSessions === 1 ? 'of one browser' : `of ${openSessions} browsers`} immediately and notified by email.`,
    danger: true,
  },
  {
    can: 'removeSecondFactor',
    label: 'Reset two-step sign-in',
    text: ({ firstName }) =>
      `Make sure it’s really ${firstName} asking. They’ll be signed out everywhere, sign in with only a password until they set it up again, and be notified by email.`,
    danger: true,
  },
]
