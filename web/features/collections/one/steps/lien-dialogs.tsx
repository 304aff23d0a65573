import { SimpleGrid, Text } from '@mantine/core'
import type { Control, FieldPath, FieldValues } from 'react-hook-form'
import { formatMoney } from '../../../../../contract/money.ts'
import { DayField, TextField } from '../../../../ui/form/text-fields.tsx'
import { useContractForm } from '../../../../ui/form/use-contract-form.ts'
import { useToday } from '../../../../ui/use-today.ts'
import { figureName, openWords } from '../../words.ts'
import { NamedCharges } from '../named-charges.tsx'
import { CollectionStepDialog, keptAs } from './collection-step.tsx'
import { DropLienForm, PrepareLienForm, RegisterLienForm, ReleaseLienForm } from './forms.ts'
import { DecisionFields, ReasonField } from './step-fields.tsx'
import type { StepProps } from './use-collection-step.tsx'

/** Sets the figure of the form that registers it, with council’s decision. */
export const PrepareLienDialog = ({ one, asked, onClose }: StepProps) => {
  const form = useContractForm(
    PrepareLienForm,
    { decidedOn: useToday(), decision: '' },
    { keeps: keptAs(one, asked), over: one.version },
  )
  const { lien, words } = one
  const name = figureName(words)
  return (
    <CollectionStepDialog
      one={one}
      asked={asked}
      form={form}
      said={(values) => ({ step: 'prepareLien', cents: lien.cents, ...values })}
      onClose={onClose}
      button="Set the amount"
    >
      {lien.cents > 0 && (
        <>
          <Text fw={600} fz="lg" className="figures">
            {name}: {formatMoney(lien.cents)}
          </Text>
          <NamedCharges label={`Charges of the ${words.charge}`} charges={lien.charges} />
        </>
      )}
      <Text size="sm">
        {`Use exactly this amount for ${words.registerForm}. If something is paid before it’s registered, withdraw the amount and prepare a new ${words.charge}.`}
      </Text>
      <DecisionFields control={form.control} />
    </CollectionStepDialog>
  )
}

/** Withdraws an amount that was set and won’t be registered. */
export const DropLienDialog = ({ one, asked, onClose }: StepProps) => {
  const form = useContractForm(DropLienForm, { reason: '' }, { keeps: keptAs(one, asked) })
  return (
    <CollectionStepDialog
      one={one}
      asked={asked}
      form={form}
      said={(values) => ({ step: 'dropLien', lienId: asked.of ?? '', ...values })}
      onClose={onClose}
      danger
    >
      <Text size="sm">{`You can prepare a new ${one.words.charge} afterwards.`}</Text>
      <ReasonField control={form.control} />
    </CollectionStepDialog>
  )
}

interface RegistryProps<In extends FieldValues, Out> {
  control: Control<In, unknown, Out>
  label: string
}

/** When the land title office did something, and its number. */
const RegistryFields = <In extends { on: string; number: string }, Out>({ control, label }: RegistryProps<In, Out>) => (
  <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm">
    <DayField control={control} name={'on' as FieldPath<In>} label={label} max={useToday()} withAsterisk />
    <TextField
      control={control}
      name={'number' as FieldPath<In>}
      label="Registration number"
      autoComplete="off"
      withAsterisk
    />
  </SimpleGrid>
)

/** Records that it is registered on the title. */
export const RegisterLienDialog = ({ one, asked, onClose }: StepProps) => {
  const form = useContractForm(RegisterLienForm, { on: useToday(), number: '' })
  const { control } = form
  const lien = one.liens.find(({ _id }) => _id === asked.of)
  return (
    <CollectionStepDialog
      one={one}
      asked={asked}
      form={form}
      said={(values) => ({ step: 'registerLien', lienId: asked.of ?? '', ...values })}
      onClose={onClose}
    >
      {lien && (
        <Text className="figures">
          {figureName(one.words)}: {openWords(lien)}
        </Text>
      )}
      <RegistryFields control={control} label="Registered on" />
    </CollectionStepDialog>
  )
}

/** Records that it was removed from the title. */
export const ReleaseLienDialog = ({ one, asked, onClose }: StepProps) => {
  const form = useContractForm(ReleaseLienForm, { on: useToday(), number: '' })
  return (
    <CollectionStepDialog
      one={one}
      asked={asked}
      form={form}
      said={(values) => ({ step: 'releaseLien', lienId: asked.of ?? '', ...values })}
      onClose={onClose}
    >
      <Text size="sm">{`Record the day on which ${one.words.releaseForm} was filed, and its number.`}</Text>
      <RegistryFields control={form.control} label="Removed on" />
    </CollectionStepDialog>
  )
}
