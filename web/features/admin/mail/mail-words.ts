import { linkKinds, linkOver, type LinkKind, type MailKind, type MailState } from '../../../../contract/admin/mails.ts'
import type { Tone } from '../../../ui/status-badge.tsx'

export const mailStateWords: Readonly<Record<MailState, string>> = {
  failed: 'Failed',
  waiting: 'Waiting',
  sent: 'Sent',
  discarded: 'Given up',
}

export const mailStateTones: Readonly<Record<MailState, Tone>> = {
  failed: 'bad',
  waiting: 'waiting',
  sent: 'good',
  discarded: 'neutral',
}

export const mailKindWords: Readonly<Record<MailKind, string>> = {
  statutory: 'Notice by law',
  transactional: 'About somebody’s own matter',
  community: 'Community news',
}

/** What the codes of a mail server and of the way there mean. */
const meanings: readonly (readonly [pattern: RegExp, words: string])[] = [
  [/\b(?:550|551|553)\b/, 'The mail server does not know this address.'],
  [/\b552\b|\b452\b/, 'The mailbox is full.'],
  [/\b(?:421|450|451)\b/, 'The mail server put it off.'],
  [/\b(?:530|534|535)\b|EAUTH/, 'Our mail server does not accept our sign-in.'],
  [/\b5(?:41|54|71|7\d)\b/, 'The mail server turned it away.'],
  [/EDNS|ECONNECTION|ECONNREFUSED|ESOCKET|ETIMEDOUT/, 'Our mail server cannot be reached.'],
  [/ETLS/, 'The line to our mail server cannot be made safe.'],
]

/** Why a mail was not sent for the sake of its link, and how its reader gets a new one. */
const linkOverWords: Readonly<Record<LinkKind, string>> = {
  password:
    'Not sent: the link for a new password has expired or was replaced. They ask for another on the login page, or you mail one from People.',
  address:
    'Not sent: the link that confirms the address has expired or was replaced. They ask for another once signed in, or you mail one from People.',
  invitation:
    'Not sent: the invitation has expired, was replaced or is used. Whoever manages the building sends it anew under Invitations.',
  vendor:
    'Not sent: the vendor’s link has ended or was replaced. Those who look after the order send another from its page.',
}

/** The server's answer in words, the code after it; where the link was over, what to do instead. */
export const answerWords = (answer: string): string => {
  const over = linkKinds.find((kind) => answer === `${linkOver} ${kind}`)
  if (over) return linkOverWords[over]
  const known = meanings.find(([pattern]) => pattern.test(answer))
  return known ? `${known[1]} (${answer})` : answer
}
