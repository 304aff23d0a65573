import {
  passwordLeastChars,
  strengthMost,
  strengthOrangeBelow,
  strengthPointsPerCriterion,
  strengthRedBelow,
  strengthRepeatCost,
  strengthYellowBelow,
} from './limits.ts'

/** The five criteria of a password, in the order in which a form lists them. */
export const passwordCriteria: readonly { label: string; isMet(password: string): boolean }[] = [
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
  const judgedCriteria = passwordCriteria.map(({ label, isMet }) => ({ label, met: isMet(password) }))
  const repeats = /(.)\1\1/su.test(password)
  const points = judgedCriteria.filter(({ met }) => met).length * strengthPointsPerCriterion
  const score = Math.min(strengthMost, Math.max(0, points - (repeats ? strengthRepeatCost : 0)))
  const suggestions = repeats ? ['Avoid repeating a character three times in a row'] : []
  return { score, colour: colourOf(score), criteria: judgedCriteria, suggestions }
}
