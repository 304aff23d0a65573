import { expect, test } from 'vitest'
import { answerWords } from './mail-words.ts'

test.each([
  ['EENVELOPE 550', 'The mail server does not know this address. (EENVELOPE 550)'],
  ['EENVELOPE 452', 'The mailbox is full. (EENVELOPE 452)'],
  ['EMESSAGE 554', 'The mail server turned it away. (EMESSAGE 554)'],
  ['EAUTH 535', 'Our mail server does not accept our sign-in. (EAUTH 535)'],
  ['ETIMEDOUT', 'Our mail server cannot be reached. (ETIMEDOUT)'],
  [
    'LINK_OVER invitation',
    'Not sent: the invitation has expired, was replaced or is used. Whoever manages the building sends it anew under Invitations.',
  ],
  ['Not one plain address.', 'Not one plain address.'],
])('%s reads %s', (answer, words) => expect(answerWords(answer)).toBe(words))
