import { api } from '../../../api/api.ts'
import { useAction } from '../../../api/use-action.ts'
import type { Help } from './help-words.ts'

/** The call behind each way to help. */
export const useHelp = (what: Help['can']) => {
  const calls = {
    sendPasswordLink: useAction(api.admin.mailPasswordLink, { done: 'Link sent' }),
    resendVerification: useAction(api.admin.mailVerification, { done: 'Link sent' }),
    signOut: useAction(api.admin.signOutPerson, { done: 'Signed out everywhere' }),
    removeSecondFactor: useAction(api.admin.removePersonsSecondFactor, { done: 'Two-step sign-in reset' }),
  }
  return calls[what].send
}
