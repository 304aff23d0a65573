import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { FieldPath, FieldValues, PathValue, UseFormReturn } from 'react-hook-form'
import { useWatch } from 'react-hook-form'
import type { MoveChoices, MovePlan } from '../../../../contract/units/moves.ts'
import { Form } from '../../../ui/form/form.tsx'
import { SubmitButton } from '../../../ui/form/submit-button.tsx'
import type { ContractForm } from '../../../ui/form/use-contract-form.ts'
import { Overtaken, Planned } from './planned.tsx'
import { Review } from './review.tsx'
import type { Recorded } from './use-recorded.ts'
import { Wizard } from './wizard.tsx'

interface Props<In extends FieldValues, Out extends FieldValues> {
  form: ContractForm<In, Out>
  /** The headings of the steps; the last one says what will happen. */
  titles: readonly string[]
  /** What each step but the last asks for. */
  fieldsOf: readonly (readonly FieldPath<In>[])[]
  step: number
  onStep(step: number): void
  plan: UseQueryResult<MovePlan>
  recorded: Recorded
  /** Records the values by the plan that was shown; throws what is refused. */
  onRecord(values: Out, planned: string): Promise<unknown>
  /** What the last button says. */
  button: string
  /** The fields of a step. */
  children: ReactNode
}

/** The way through a sale or a move: step by step, what will happen, and the word that records it. */
export function MoveFrame<In extends FieldValues, Out extends FieldValues>(props: Props<In, Out>) {
  const { form, titles, fieldsOf, step, onStep, plan, recorded, onRecord, button, children } = props
  const { newer, forget } = recorded
  const reviewing = step === titles.length - 1
  const next = async () => {
    if (await form.trigger([...(fieldsOf[step] ?? [])], { shouldFocus: true })) onStep(step + 1)
  }
  const send = async (values: Out) => {
    if (!reviewing || !plan.data) return next()
    await onRecord(values, plan.data.planned)
  }
  return (
    <Form form={form} failed="We couldn’t record this. Please try again; nothing you typed was lost." onSend={send}>
      <Wizard
        titles={titles}
        step={step}
        onBack={() => {
          forget()
          onStep(step - 1)
        }}
        onNext={() => void next()}
        finish={
          <SubmitButton busyText="Recording..." disabled={!plan.data || plan.isPlaceholderData || newer !== null}>
            {button}
          </SubmitButton>
        }
      >
        {reviewing ? !newer && <Reviewing form={form} plan={plan} onMend={() => onStep(0)} /> : children}
        {reviewing && newer && (
          <Overtaken
            newer={newer}
            onGoOn={() => {
              forget()
              void plan.refetch()
            }}
          />
        )}
      </Wizard>
    </Form>
  )
}

interface ReviewingProps<In extends FieldValues, Out> {
  form: UseFormReturn<In, unknown, Out>
  plan: UseQueryResult<MovePlan>
  onMend(): void
}

const Reviewing = <In extends FieldValues, Out>({ form, plan, onMend }: ReviewingProps<In, Out>) => {
  const name = (field: keyof MoveChoices) => field as FieldPath<In>
  const [things, roles, ownAccessEnds] = useWatch({
    control: form.control,
    name: [name('things'), name('roles'), name('ownAccessEnds')],
  }) as [MoveChoices['things'], MoveChoices['roles'], boolean]
  const keep = (choices: MoveChoices) => {
    for (const field of ['things', 'roles', 'ownAccessEnds'] as const)
      form.setValue(name(field), choices[field] as PathValue<In, FieldPath<In>>, { shouldDirty: true })
    form.clearErrors()
  }
  const { error } = form.getFieldState(name('ownAccessEnds'), form.formState)
  return (
    <Planned query={plan} onMend={onMend}>
      {(shown) => (
        <Review plan={shown} choices={{ things, roles, ownAccessEnds }} onChoices={keep} ownError={error?.message} />
      )}
    </Planned>
  )
}
