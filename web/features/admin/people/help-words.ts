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
    label: 'Mail a password link',
    text: ({ firstName, email }) => `${firstName} gets a link at ${email} to choose a new password. You do not see it.`,
    danger: false,
  },
  {
    can: 'resendVerification',
    label: 'Mail the confirmation again',
    text: ({ firstName, email }) => `${firstName} gets the link that confirms ${email} once more.`,
    danger: false,
  },
  {
    can: 'signOut',
    label: 'Sign out everywhere',
    text: ({ firstName, openSessions }) =>
      `${firstName} is signed out ${openSessions === 1 ? 'of one browser' : `of ${openSessions} browsers`} at once, and told so by mail.`,
    danger: true,
  },
  {
    can: 'removeSecondFactor',
    label: 'Remove the second step',
    text: ({ firstName }) =>
      `Be sure that it is ${firstName} who asks. They are signed out everywhere, sign in by password alone until they set it up anew, and are told so by mail.`,
    danger: true,
  },
]
