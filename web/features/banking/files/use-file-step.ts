import type { BankFile } from '../../../../contract/banking/bank-file.ts'
import { api } from '../../../api/api.ts'
import { wordsOfChange } from '../../../api/errors.ts'
import { toast } from '../../../api/toast.ts'
import { useStep } from '../../../api/use-step.ts'
import { shownOfBank } from '../shown.ts'

/** Takes a step with a bank file on the page; says there what keeps it from being taken. */
export const useFileStep = (done?: string) => {
  const step = useStep(api.banking.fileStep, {
    shown: shownOfBank,
    ...(done !== undefined && { done }),
    onTheirs: (_: BankFile) => toast.info('Someone else just changed this file. Check it, then try again.'),
  })
  const run: typeof step.send = async (args) => {
    try {
      return await step.send(args)
    } catch (error) {
      toast.error(wordsOfChange(error, 'That didn’t work. Nothing has changed; please try again.'))
      return undefined
    }
  }
  return { run, busy: step.busy }
}
