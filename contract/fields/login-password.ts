import { loginPasswordLeastChars, passwordMostChars } from '../limits.ts'
import { judged } from './text.ts'

export const passwordRequired = 'Password is required'

/** A password to sign in with: only its length is judged. Apart from new passwords, whose list of common ones weighs. */
export const LoginPassword = judged({
  label: 'Password',
  required: passwordRequired,
  rawMostChars: passwordMostChars,
  clean: (raw) => raw,
  fault: (password) => {
    if (password === '') return passwordRequired
    const fits = password.length >= loginPasswordLeastChars && password.length <= passwordMostChars
    return fits ? null : 'Invalid password'
  },
})
