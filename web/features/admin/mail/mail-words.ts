import { linkKinds, linkOver, type LinkKind, type MailKind, type MailState } from '../../../../contract/admin/mails.ts'
import type { Tone } from '../../../ui/status-badge.tsx'

export const mailStateWords: Readonly<Record<MailState, string>> = {
  failed: 'Failed',
  waiting: 'Waiting',
  sent: 'Sent',
  discarded: 'Discarded',
}

export const mailStateTones: Readonly<Record<MailState, Tone>> = {
  failed: 'bad',
  waiting: 'waiting',
  sent: 'good',
  discarded: 'neutral',
}

export const mailKindWords: Readonly<Record<MailKind, string>> = {
  statutory: 'Legal notice',
  transactional: 'Personal',
  community: 'Community news',
}

/** What the codes of a mail server and of the way there mean. */
const meanings: readonly (readonly [pattern: RegExp, words: string])[] = [
  [/\b(?:550|551|553)\b/, 'The mail server doesn’t know this address.'],
  [/\b552\b|\b452\b/, 'The mailbox is full.'],
  [/\b(?:421|450|451)\b/, 'The mail server deferred it.'],
  [/\b(?:530|534|535)\b|EAUTH/, 'Our mail server didn’t accept our sign-in.'],
  [/\b5(?:41|54|71|7\d)\b/, 'The mail server rejected it.'],
  [/EDNS|ECONNECTION|ECONNREFUSED|ESOCKET|ETIMEDOUT/, 'We can’t reach our mail server.'],
  [/ETLS/, 'We can’t make a secure connection to our mail server.'],
]

/** Why a mail was not sent for the sake of its link, and how its reader gets a new one. */
const linkOverWords: Readonly<Record<LinkKind, string>> = {
  password:
    'Not sent: the password link has expired or was replaced. They can request another on the login page, or you can send one from People.',
  address:
    'Not sent: the confirmation link has expired or was replaced. They can request another after signing in, or you can send one from People.',
  invitation:
    'Not sent: the invitation has expired, was replaced or is used. The building’s managers can resend it under Invitations.',
  vendor:
    'Not sent: the vendor’s link has ended or was replaced. The people handling the work order can send another from its page.',
}

/** The server's answer in words, the code after it; where the link was over, what to do instead. */
export const answerWords = (answer: string): string => {
  const over = linkKinds.find((kind) => answer === `${linkOver} ${kind}`)
  if (over) return linkOverWords[over]
  const known = meanings.find(([pattern]) => pattern.test(answer))
  return known ? `${known[1]} (${answer})` : answer
}
