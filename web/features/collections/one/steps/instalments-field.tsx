import { ActionIcon, Button, Group, SimpleGrid, Stack, Text, TextInput } from '@mantine/core'
import { IconPlus, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { useController, type FieldError } from 'react-hook-form'
import type { z } from 'zod'
import { instalmentsMost } from '../../../../../contract/limits/collections.ts'
import { isLocalDate, type LocalDate } from '../../../../../contract/time.ts'
import { plusMonths } from '../../../../../law/law.ts'
import type { KeptControl } from '../../../../ui/form/kept-control.ts'
import type { PlanForm } from './forms.ts'
import { equalInstalments, sumWords, type TypedInstalment } from './instalments.ts'

interface Props {
  control: KeptControl<z.input<PlanForm>, z.output<PlanForm>>
  /** What is owed of the chosen charges. */
  owedCents: number
  today: LocalDate
}

type Fault = Partial<Record<keyof TypedInstalment, FieldError>>
/** What is wrong with the instalments as a whole, and with each by its place. */
interface Faults extends Partial<Record<number, Fault>> {
  message?: string
  root?: FieldError
}

const nextAfter = (rows: readonly TypedInstalment[]): TypedInstalment => {
  const last = rows.at(-1)?.dueOn ?? ''
  return { dueOn: isLocalDate(last) ? plusMonths(last, 1) : '', cents: '' }
}

/** When how much of a plan is due: equal instalments a month apart to begin with, which can be changed. */
export const InstalmentsField = ({ control, owedCents, today }: Props) => {
  const { field, fieldState } = useController({ control, name: 'instalments' })
  const rows = field.value as TypedInstalment[]
  const faults = fieldState.error as Faults | undefined
  const error = faults?.root?.message ?? faults?.message
  const set = (next: TypedInstalment[]) => field.onChange(next)
  const change = (index: number, part: Partial<TypedInstalment>) =>
    set(rows.map((row, nth) => (nth === index ? { ...row, ...part } : row)))
  const { words, isOver } = sumWords(rows, owedCents)
  return (
    <Stack gap="sm" role="group" aria-label="Instalments">
      <Filler owedCents={owedCents} today={today} onFill={set} />
      {[...rows.keys()].map((index) => (
        // An instalment is known by its place alone: two may be the same while someone types.
        <Row
          key={index}
          row={rows[index]!}
          nth={index + 1}
          fault={faults?.[index]}
          onChange={(part) => change(index, part)}
          {...(rows.length > 1 && { onRemove: () => set(rows.toSpliced(index, 1)) })}
        />
      ))}
      {rows.length < instalmentsMost && (
        <Button
          variant="default"
          w="fit-content"
          leftSection={<IconPlus size={18} aria-hidden />}
          onClick={() => set([...rows, nextAfter(rows)])}
        >
          Add an instalment
        </Button>
      )}
      <Text size="sm" fw={600} className="figures" role="status" {...(isOver && { c: 'var(--mantine-color-error)' })}>
        {words}
      </Text>
      {error && (
        <Text size="sm" c="var(--mantine-color-error)" role="alert">
          {error}
        </Text>
      )}
    </Stack>
  )
}

interface FillerProps {
  owedCents: number
  today: LocalDate
  onFill: (rows: TypedInstalment[]) => void
}

/** Fills the instalments in: so many equal ones, monthly from a day on. */
const Filler = ({ owedCents, today, onFill }: FillerProps) => {
  const [count, setCount] = useState('3')
  const [from, setFrom] = useState<string>(plusMonths(today, 1))
  const many = /^\d{1,2}$/.test(count.trim()) ? Number(count) : 0
  const may = many >= 1 && many <= instalmentsMost && isLocalDate(from) && owedCents >= many
  return (
    <SimpleGrid cols={{ base: 1, xs: 3 }} spacing="sm" style={{ alignItems: 'end' }}>
      <TextInput
        label="Equal instalments"
        inputMode="numeric"
        autoComplete="off"
        value={count}
        onChange={(event) => setCount(event.currentTarget.value)}
      />
      <TextInput
        label="Monthly from"
        type="date"
        value={from}
        onChange={(event) => setFrom(event.currentTarget.value)}
      />
      <Button variant="default" disabled={!may} onClick={() => onFill(equalInstalments(owedCents, many, from))}>
        Fill in
      </Button>
    </SimpleGrid>
  )
}

interface RowProps {
  row: TypedInstalment
  nth: number
  fault: Fault | undefined
  onChange: (part: Partial<TypedInstalment>) => void
  onRemove?: () => void
}

const Row = ({ row, nth, fault, onChange, onRemove }: RowProps) => (
  <Group gap="xs" wrap="nowrap" align="flex-start">
    <TextInput
      flex="1 1 9rem"
      miw={0}
      type="date"
      aria-label={`Instalment ${nth} due on`}
      value={row.dueOn}
      error={fault?.dueOn?.message}
      onChange={(event) => onChange({ dueOn: event.currentTarget.value })}
    />
    <TextInput
      flex="1 1 6rem"
      miw={0}
      inputMode="decimal"
      autoComplete="off"
      aria-label={`Instalment ${nth} in dollars`}
      placeholder="100.00"
      value={row.cents}
      error={fault?.cents?.message}
      onChange={(event) => onChange({ cents: event.currentTarget.value })}
    />
    {onRemove && (
      <ActionIcon variant="subtle" color="red" aria-label={`Remove instalment ${nth}`} onClick={onRemove}>
        <IconTrash size={20} />
      </ActionIcon>
    )}
  </Group>
)
