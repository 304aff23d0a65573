import { isCommonPassword } from '../common-passwords.ts'
import { passwordMostChars } from '../limits.ts'
import { passwordRequired } from './login-password.ts'
import { passwordCriteria } from '../password-strength.ts'
import { judged } from './text.ts'

/**
 * A password to be set (specification, section 5). Whether it is common is judged before its composition: no common
 * password in its plain form would get so far.
 */
export const NewPassword = judged({
  label: 'Password',
  required: passwordRequired,
  rawMostChars: passwordMostChars,
  clean: (raw) => raw,
  fault: (password) => {
    if (password === '') return passwordRequired
    if (password.length > passwordMostChars) return `Password must be less than ${passwordMostChars} characters`
    if (isCommonPassword(password)) return 'This password is too common'
    return passwordCriteria.every(({ isMet }) => isMet(password)) ? null : 'Password does not meet requirements'
  },
})

interface Twice {
  password: string
  confirmPassword?: string | undefined
}

/** For `refine`: the password was typed twice alike; judged as soon as both are there, whatever else is amiss. */
export const sameTwice: [
  (typed: Twice) => boolean,
  { path: string[]; message: string; when: (payload: { value: unknown }) => boolean },
] = [
  ({ password, confirmPassword }) => password === confirmPassword,
  {
    path: ['confirmPassword'],
    message: 'Passwords do not match',
    when: ({ value }) => {
      const { password, confirmPassword } = (value ?? {}) as Partial<Twice>
      return typeof password === 'string' && typeof confirmPassword === 'string'
    },
  },
]
