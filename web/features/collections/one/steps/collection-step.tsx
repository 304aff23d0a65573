import type { ReactNode } from 'react'
import type { FieldValues } from 'react-hook-form'
import type { Collection } from '../../../../../contract/collections/collection.ts'
import type { ContractForm } from '../../../../ui/form/use-contract-form.ts'
import { StepDialog } from '../../../../ui/step-dialog.tsx'
import { stepLabelsWith } from '../../words.ts'
import type { Asked } from '../asked.ts'
import { useCollectionStep, type Said } from './use-collection-step.tsx'

interface Props<In extends FieldValues, Out extends FieldValues> {
  one: Collection
  asked: Asked
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

/** Under which a dialog of an account keeps what is typed. */
export const keptAs = ({ _id }: Pick<Collection, '_id'>, { step, of = '', to = '' }: Asked): string =>
  ['collection', _id, step, of, to].filter(Boolean).join('/')

/** The dialog of a step: its fields, and what the server says of it. */
export const CollectionStepDialog = <In extends FieldValues, Out extends FieldValues>(props: Props<In, Out>) => {
  const { one, asked, form, said, onClose, children, ...look } = props
  const { take, conflict } = useCollectionStep(one, asked.step)
  const label = stepLabelsWith(one.words)[asked.step]
  return (
    <StepDialog
      size="lg"
      title={`${label}: unit ${one.unit.unitNumber}`}
      form={form}
      onSend={(values) => take(said(values))}
      onClose={onClose}
      conflict={conflict}
      {...look}
      button={look.button ?? label}
    >
      {children}
    </StepDialog>
  )
}
