import type { MailKind, MailState } from '../../../../contract/admin/mails.ts'
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

/** The server's answer in words, the code after it. */
export const answerWords = (answer: string): string => {
  const known = meanings.find(([pattern]) => pattern.test(answer))
  return known ? `${known[1]} (${answer})` : answer
}
