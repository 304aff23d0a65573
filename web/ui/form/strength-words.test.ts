import { expect, test } from 'vitest'
import { passwordStrength } from '../../../contract/password-strength.ts'
import { strengthWord } from './strength-words.ts'

test.each([
  ['', '', 'red'],
  ['xq', 'Weak', 'red'],
  ['xQ', 'Fair', 'orange'],
  ['xQ1', 'Good', 'yellow'],
  ['xQ1!', 'Almost there', 'green'],
  ['xQ1tyuvkl', 'Almost there', 'green'],
  ['Seawall-2027!', 'Strong', 'green'],
  ['Password1!', 'Too common', 'green'],
] as const)('the strength of %j reads %j beside %s', (password, word, colour) => {
  const strength = passwordStrength(password)
  expect([strengthWord(password, strength), strength.colour]).toEqual([word, colour])
})
