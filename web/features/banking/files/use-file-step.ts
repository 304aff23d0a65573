import { api } from '../../../api/api.ts'
import { usePageStep } from '../../../api/use-page-step.ts'
import { shownOfBank } from '../shown.ts'

/** Takes a step with a bank file on the page; says there what keeps it from being taken. */
export const useFileStep = (done?: string) =>
  usePageStep(api.banking.fileStep, {
    shown: shownOfBank,
    ...(done !== undefined && { done }),
    theirs: 'Someone else just changed this file. Check it, then try again.',
  })
