import type { ReactNode } from 'react'
import type { FieldValues } from 'react-hook-form'
import { violationNumber } from '../../../../../contract/parking/violation-words.ts'
import type { Violation, ViolationStepName } from '../../../../../contract/violations/violation.ts'
import { violationStepLabels } from '../../../../../contract/violations/violation-words.ts'
import type { ContractForm } from '../../../../ui/form/use-contract-form.ts'
import { StepDialog } from '../../../../ui/step-dialog.tsx'
import { useCaseStep, type Said } from './use-case-step.tsx'

interface Props<In extends FieldValues, Out extends FieldValues> {
  one: Violation
  step: ViolationStepName
  form: ContractForm<In, Out>
  /** The step with what was entered. */
  said: (values: Out) => Said
  onClose: () => void
  /** What the button does, where that isn’t the name of the step. */
  button?: string
  busyText?: string
  danger?: boolean
  children: ReactNode
}

/** Under which a dialog of a case keeps what is typed. */
export const keptAs = ({ _id }: Pick<Violation, '_id'>, step: ViolationStepName): string =>
  `violation-case/${_id}/${step}`

/** The dialog of a step: its fields, and what the server says of it. */
export const CaseStep = <In extends FieldValues, Out extends FieldValues>(props: Props<In, Out>) => {
  const { one, step, form, said, onClose, button = violationStepLabels[step], children, ...look } = props
  const { take, conflict } = useCaseStep(one, step)
  return (
    <StepDialog
      size="lg"
      title={`${violationStepLabels[step]}: ${violationNumber(one)}`}
      form={form}
      onSend={(values) => take(said(values))}
      onClose={onClose}
      button={button}
      conflict={conflict}
      {...look}
    >
      {children}
    </StepDialog>
  )
}
