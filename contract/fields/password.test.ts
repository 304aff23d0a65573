import { expect, test } from 'vitest'
import { LoginPassword, NewPassword } from '../fields.ts'
import { passwordStrength } from '../password-strength.ts'
import { keeps, refuses } from '../testing/answers.ts'

const unmet = 'Password does not meet requirements'
const tooCommon = 'This password is too common'

refuses('new password', NewPassword, [
  [undefined, 'Password is required'],
  ['', 'Password is required'],
  [12345678, 'Password must be text'],
  ['Tr0mbone-'.repeat(15), 'Password must be less than 128 characters'],
  ['x'.repeat(100_000), 'Password must be less than 128 characters'],
  ['Tr0m-bo', unmet],
  ['tr0mbone-lagoon', unmet],
  ['TR0MBONE-LAGOON', unmet],
  ['Trombone-lagoon', unmet],
  ['Tr0mbonelagoon', unmet],
  ['Tr0mbone lagoon', unmet],
  ['Tr0mbone-\0lagoon', 'Password contains invalid characters'],
])

refuses('common password', NewPassword, [
  ['password', tooCommon],
  ['123456', tooCommon],
  ['12345678', tooCommon],
  ['qwertyuiop', tooCommon],
  ['Password1!', tooCommon],
  ['P@ssw0rd2024!', tooCommon],
  ['Pa$$w0rd!', tooCommon],
  ['PASSWORD!!99', tooCommon],
  ['!!Password99', tooCommon],
  ['Pass-Word 1!', tooCommon],
  ['PasswordPassword1!', tooCommon],
  ['Ｐassword1!', tooCommon],
  ['Qwerty123!', tooCommon],
  ['1Qaz2wsx!', tooCommon],
  ['Q1w2e3r4!', tooCommon],
  ['Iloveyou2!', tooCommon],
  ['Welcome2026#', tooCommon],
  ['Footba11!', tooCommon],
  ['$unshinE1!', tooCommon],
  ['Dr@g0n2026!', tooCommon],
  ['Summer2026!', tooCommon],
  ['Canucks#1!', tooCommon],
  ['Abc123456!', tooCommon],
  ['Aa123456!', tooCommon],
  ['Tru$tno1!', tooCommon],
  ['DragonDragon1!', tooCommon],
  ['Pr1ncess9!', tooCommon],
])

keeps('good password', NewPassword, [
  ['Harbour-2026!'],
  ['Tr0mbone-lagoon'],
  ['7!Trombone-lagoon'],
  ['  Lead1ng-space'],
  ['Ünter-den-1inden'],
  ['Password-of-the-9-otters'],
  ['Kx9!vQ2#mZ'],
  ['Kx9!vQ2#'],
  [`Aa1!${'xyzw'.repeat(31)}`],
])

refuses('login password', LoginPassword, [
  [undefined, 'Password is required'],
  [null, 'Password is required'],
  ['', 'Password is required'],
  ['12345', 'Invalid password'],
  ['x'.repeat(129), 'Invalid password'],
])
keeps('login password', LoginPassword, [['123456'], [' spaces '], ['x'.repeat(128)]])

test.each([
  ['', 0, 'red'],
  ['a', 20, 'red'],
  ['aB', 40, 'orange'],
  ['aB1', 60, 'yellow'],
  ['aB1!', 80, 'green'],
  ['aB1!aB1!', 100, 'green'],
  ['aaaB1!aB', 90, 'green'],
  ['aaa', 10, 'red'],
  ['   ', 0, 'red'],
  ['aaaB', 30, 'orange'],
  ['aaaaaaaaB', 50, 'yellow'],
] as const)('%j scores %i, %s', (password, score, colour) => {
  expect(passwordStrength(password)).toMatchObject({ score, colour })
})

test('the strength names each criterion and suggests against repetition', () => {
  expect(passwordStrength('aaa1')).toEqual({
    score: 30,
    colour: 'orange',
    criteria: [
      { label: 'At least 8 characters', met: false },
      { label: 'An uppercase letter', met: false },
      { label: 'A lowercase letter', met: true },
      { label: 'A number', met: true },
      { label: 'A special character', met: false },
    ],
    suggestions: ['Avoid repeating a character three times in a row'],
  })
  expect(passwordStrength('aabb11').suggestions).toEqual([])
})
