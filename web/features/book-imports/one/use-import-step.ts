import { api } from '../../../api/api.ts'
import type { Endpoint } from '../../../api/endpoint.ts'
import { usePageStep } from '../../../api/use-page-step.ts'
import { shownOfBalances } from '../shown.ts'

/** Takes a step with opening balances on their page; says there what keeps it from being taken. */
export const useImportStep = (done?: string, shown: readonly Endpoint<unknown>[] = shownOfBalances) =>
  usePageStep(api.bookImports.step, {
    shown,
    ...(done !== undefined && { done }),
    theirs: 'Someone else just changed these balances. Check them, then try again.',
  })
