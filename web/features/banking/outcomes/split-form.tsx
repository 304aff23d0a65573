import { ActionIcon, Button, Card, Group, SimpleGrid, Stack, Text } from '@mantine/core'
import { IconPlus, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { useFieldArray, useWatch } from 'react-hook-form'
import type { z } from 'zod'
import { paymentWays, wayLabels } from '../../../../contract/ledger/ledger-words.ts'
import { depositSharesMost } from '../../../../contract/limits/banking.ts'
import { plainDollars } from '../../../../contract/money.ts'
import { localDateOf } from '../../../../contract/time.ts'
import { CheckboxField, SelectField } from '../../../ui/form/fields.tsx'
import type { KeptControl } from '../../../ui/form/kept-control.ts'
import { NativeSelectField } from '../../../ui/form/native-select-field.tsx'
import { TextField } from '../../../ui/form/text-fields.tsx'
import { useContractForm } from '../../../ui/form/use-contract-form.ts'
import { useZone } from '../../../ui/moments.tsx'
import { StepForm } from '../../../ui/step-dialog.tsx'
import { useNow } from '../../../ui/use-now.ts'
import { ownersWords, useHoldings } from '../../ledger/ledger.ts'
import { matchFailed, type OutcomeProps } from './outcome-props.ts'
import { OnWord } from './on-word.tsx'
import { OwnDeposits } from './own-deposits.tsx'
import { leftOf, leftWords, outcomeOfSplit, splitFormOf, splitValuesOf, type SplitValues } from './shares.ts'

type Control = KeptControl<SplitValues, z.output<ReturnType<typeof splitFormOf>>>

const ways = paymentWays.map((value) => ({ value, label: wayLabels[value] }))

/** Splits a deposit among units; what is left waits, and its owners can be asked. */
export const SplitForm = ({ row, onMatch, onClose }: OutcomeProps) => {
  const { _id: id, version, cents } = row
  const form = useContractForm(splitFormOf(cents), splitValuesOf(row), {
    ...{ keeps: `bank/${id}/split`, over: version },
    mode: 'onSubmit',
  })
  const { control } = form
  return (
    <StepForm
      form={form}
      onSend={(split) => onMatch(outcomeOfSplit(cents, split))}
      onClose={onClose}
      button="Match"
      failed={matchFailed}
    >
      <OwnNote control={control} />
      <Shares control={control} cents={cents} />
      <CheckboxField
        control={control}
        name="asks"
        label="Ask the owners what it is for"
        description="They choose which of these units it pays. The rest isn’t allocated until they answer."
      />
      <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm">
        <NativeSelectField control={control} name="way" label="Method" data={ways} />
        <TextField control={control} name="payer" label="Payer" placeholder="Optional" autoComplete="off" />
      </SimpleGrid>
    </StepForm>
  )
}

const OwnNote = ({ control }: { control: Control }) => <OwnDeposits shares={useWatch({ control, name: 'shares' })} />

/** The units of the building to choose from, with their owners. */
const useUnitChoices = () => {
  const { items, complete, isError } = useHoldings()
  const today = localDateOf(useNow(), useZone())
  return {
    placeholder: isError ? 'We couldn’t load the units' : complete ? 'Unit or owner' : 'Loading...',
    data: items.map(({ _id, unit, owners, to }) => ({
      value: _id,
      label: `${unit.unitNumber} · ${ownersWords({ owners, to }, today)}`,
    })),
  }
}

const RemoveUnit = ({ number, onRemove }: { number: number; onRemove: () => void }) => (
  <ActionIcon variant="subtle" color="red" mt={24} aria-label={`Remove unit ${number}`} onClick={onRemove}>
    <IconTrash size={20} />
  </ActionIcon>
)

const Shares = ({ control, cents }: { control: Control; cents: number }) => {
  const { fields, append, remove } = useFieldArray({ control, name: 'shares' })
  const left = leftOf(cents, useWatch({ control, name: 'shares' }))
  const units = useUnitChoices()
  // What is missing has the focus first.
  const [isKnown] = useState(Boolean(fields[0]?.holdingId))
  return (
    <Stack gap="sm">
      {fields.map(({ id }, index) => (
        <Card key={id} padding="sm" role="group" aria-label={`Unit ${index + 1}`}>
          <Group gap="xs" align="flex-start" wrap="nowrap">
            <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm" flex={1}>
              <SelectField
                control={control}
                name={`shares.${index}.holdingId`}
                label="Unit"
                searchable
                nothingFoundMessage="No units match"
                {...units}
                {...(index === 0 && !isKnown && { 'data-autofocus': true })}
              />
              <TextField
                control={control}
                name={`shares.${index}.cents`}
                label="Amount in dollars"
                inputMode="decimal"
                autoComplete="off"
                {...(index === 0 && isKnown && { 'data-autofocus': true })}
              />
            </SimpleGrid>
            {fields.length > 1 && <RemoveUnit number={index + 1} onRemove={() => remove(index)} />}
          </Group>
          <OnWord control={control} index={index} />
        </Card>
      ))}
      <Group justify="space-between" gap="sm">
        <Text fw={600} className="figures" role="status" c={left < 0 ? 'red' : 'inherit'}>
          {leftWords(left)}
        </Text>
        {fields.length < depositSharesMost && (
          <Button
            variant="default"
            leftSection={<IconPlus size={18} aria-hidden />}
            onClick={() => append({ holdingId: '', cents: left > 0 ? plainDollars(left) : '' })}
          >
            Add a unit
          </Button>
        )}
      </Group>
    </Stack>
  )
}
