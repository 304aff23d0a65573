import { expect, test } from 'vitest'
import { answerWords } from './mail-words.ts'

test.each([
  ['EENVELOPE 550', 'The mail server doesn’t know this address. (EENVELOPE 550)'],
  ['EENVELOPE 452', 'The mailbox is full. (EENVELOPE 452)'],
  ['EMESSAGE 554', 'The mail server rejected it. (EMESSAGE 554)'],
  ['EAUTH 535', 'Our mail server didn’t accept our sign-in. (EAUTH 535)'],
  ['ETIMEDOUT', 'We can’t reach our mail server. (ETIMEDOUT)'],
  [
    'LINK_OVER invitation',
    'Not sent: the invitation has expired, was replaced or is used. The building’s managers can resend it under Invitations.',
  ],
  ['Not one plain address.', 'Not one plain address.'],
])('%s reads %s', (answer, words) => expect(answerWords(answer)).toBe(words))
