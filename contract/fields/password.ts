import { isCommonPassword } from '../common-passwords.ts'
import {
  passwordLeastChars,
  passwordMostChars,
  strengthMost,
  strengthOrangeBelow,
  strengthPointsPerCriterion,
  strengthRedBelow,
  strengthRepeatCost,
  strengthYellowBelow,
} from '../limits.ts'
import { passwordRequired } from './login-password.ts'
import { judged } from './text.ts'

/** The five criteria of a password, in the order in which a form lists them. */
const criteria: readonly { label: string; isMet(password: string): boolean }[] = [
  { label: `At least ${passwordLeastChars} characters`, isMet: (password) => password.length >= passwordLeastChars },
  { label: 'An uppercase letter', isMet: (password) => /\p{Lu}/u.test(password) },
  { label: 'A lowercase letter', isMet: (password) => /\p{Ll}/u.test(password) },
  { label: 'A number', isMet: (password) => /\d/.test(password) },
  { label: 'A special character', isMet: (password) => /[^\p{L}\p{N}\s]/u.test(password) },
]

export interface PasswordStrength {
  /** 0 to 100. */
  score: number
  colour: 'red' | 'orange' | 'yellow' | 'green'
  criteria: { label: string; met: boolean }[]
  suggestions: string[]
}

const colourOf = (score: number): PasswordStrength['colour'] => {
  if (score < strengthRedBelow) return 'red'
  if (score < strengthOrangeBelow) return 'orange'
  return score < strengthYellowBelow ? 'yellow' : 'green'
}

/** How strong a password is: 20 points a criterion, 10 fewer for three repeated characters in a row (section 4). */
export const passwordStrength = (password: string): PasswordStrength => {
  const judgedCriteria = criteria.map(({ label, isMet }) => ({ label, met: isMet(password) }))
  const repeats = /(.)\1\1/su.test(password)
  const points = judgedCriteria.filter(({ met }) => met).length * strengthPointsPerCriterion
  const score = Math.min(strengthMost, Math.max(0, points - (repeats ? strengthRepeatCost : 0)))
  const suggestions = repeats ? ['Avoid repeating a character three times in a row'] : []
  return { score, colour: colourOf(score), criteria: judgedCriteria, suggestions }
}

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
    return criteria.every(({ isMet }) => isMet(password)) ? null : 'Password does not meet requirements'
  },
})

interface Twice {
  password: string
  confirmPassword: string
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
