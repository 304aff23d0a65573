import { Text } from '@mantine/core'
import type { ClosedAs, Violation } from '../../../../../contract/violations/violation.ts'
import { closedAsLabels } from '../../../../../contract/violations/violation-words.ts'
import { SelectField } from '../../../../ui/form/fields.tsx'
import { useContractForm } from '../../../../ui/form/use-contract-form.ts'
import { CaseStep, keptAs } from './case-step.tsx'
import { CloseForm, ReopenForm } from './forms.ts'
import { ReasonField } from './step-fields.tsx'
import type { StepProps } from './use-case-step.tsx'

const outcomes = Object.entries(closedAsLabels).map(([value, label]) => ({ value, label }))

/** The outcome that a case has by its decision, if there is one. */
const usualOutcome = ({ decision }: Violation): ClosedAs => {
  if (decision === null) return 'dismissed'
  return decision.upheld ? 'done' : 'notUpheld'
}

/** Closes a case, with what came of it. */
export const CloseDialog = ({ one, onClose }: StepProps) => {
  const form = useContractForm(CloseForm, { as: usualOutcome(one), reason: '' }, { keeps: keptAs(one, 'close') })
  return (
    <CaseStep one={one} step="close" form={form} said={(values) => ({ step: 'close', ...values })} onClose={onClose}>
      <Text size="sm">Residents who reported it are notified that it’s closed.</Text>
      <SelectField control={form.control} name="as" label="Outcome" data={outcomes} withAsterisk />
      <ReasonField control={form.control} />
    </CaseStep>
  )
}

/** Opens a closed case again. */
export const ReopenDialog = ({ one, onClose }: StepProps) => {
  const form = useContractForm(ReopenForm, { reason: '' }, { keeps: keptAs(one, 'reopen') })
  return (
    <CaseStep one={one} step="reopen" form={form} said={(values) => ({ step: 'reopen', ...values })} onClose={onClose}>
      <ReasonField control={form.control} />
    </CaseStep>
  )
}
