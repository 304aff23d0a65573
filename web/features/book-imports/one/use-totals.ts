import { useWatch } from 'react-hook-form'
import type { BookImport } from '../../../../contract/book-imports/book-import.ts'
import { useContractForm } from '../../../ui/form/use-contract-form.ts'
import { changesIn } from '../../../ui/table-choices.ts'
import { TotalsForm, valuesOf, type Totals, type TypedTotals } from '../totals.ts'
import { useImportStep } from './use-import-step.ts'

/** The form of the day and totals: what was typed stays until it was compared, also when the balances are read again. */
export const useTotals = ({ _id: id, version, choices }: BookImport) => {
  const values = valuesOf(choices)
  const form = useContractForm(TotalsForm, values, { follows: true, mode: 'onSubmit' })
  const step = useImportStep()
  // A form that follows keeps what was typed unless it is told not to.
  const fill = (totals: Totals) => form.reset(valuesOf(totals), { keepDirtyValues: false })
  const send = async (typed: Totals) => {
    const answer = await step.send({
      params: { id },
      body: { step: 'read', version, ...changesIn<Totals>(choices, typed) },
    })
    if (answer) fill(answer.choices)
    return answer
  }
  const differs = (typed: Partial<TypedTotals>) => Object.keys(changesIn(values, typed)).length > 0
  return {
    form,
    send,
    /** Whether something was typed that the balances weren’t compared with. */
    isChanged: differs(useWatch({ control: form.control })),
    /** Tells the same at the moment of leaving. */
    isUnsaved: () => differs(form.getValues()),
    forget: () => fill(choices),
  }
}
