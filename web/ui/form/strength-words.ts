import { isCommonPassword } from '../../../contract/common-passwords.ts'
import type { PasswordStrength } from '../../../contract/password-strength.ts'

const words: Readonly<Record<PasswordStrength['colour'], string>> = {
  red: 'Weak',
  orange: 'Fair',
  yellow: 'Good',
  green: 'Strong',
}

/** The strength in a word, beside its colour. Nothing is praised that would be refused. */
export const strengthWord = (password: string, { colour, criteria }: PasswordStrength): string => {
  if (password === '') return ''
  if (isCommonPassword(password)) return 'Too common'
  return colour === 'green' && criteria.some(({ met }) => !met) ? 'Almost there' : words[colour]
}
