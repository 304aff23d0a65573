import { api } from '../../../api/api.ts'
import { useAction } from '../../../api/use-action.ts'
import type { Help } from './help-words.ts'

/** The call behind each way to help. */
export const useHelp = (what: Help['can']) => {
  const calls = {
    sendPasswordLink: useAction(api.admin.mailPasswordLink, { done: 'The link is on its way' }),
    resendVerification: useAction(api.admin.mailVerification, { done: 'The link is on its way' }),
    signOut: useAction(api.admin.signOutPerson, { done: 'Signed out everywhere' }),
    removeSecondFactor: useAction(api.admin.removePersonsSecondFactor, { done: 'The second step is removed' }),
  }
  return calls[what].send
}
