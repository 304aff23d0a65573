import { ActionIcon, Button, Card, Group, SimpleGrid, Stack, Text } from '@mantine/core'
import { IconPlus, IconTrash } from '@tabler/icons-react'
import { useFieldArray, useWatch } from 'react-hook-form'
import type { z } from 'zod'
import type { RecordsWish } from '../../../../../contract/forms/request-bodies.ts'
import { copyFormLabels, recordsAskerLabels } from '../../../../../contract/forms/request-words.ts'
import { requestItemsMost } from '../../../../../contract/limits/records.ts'
import { formatDate, type LocalDate } from '../../../../../contract/time.ts'
import {
  askingRight,
  documentRequestRule,
  dueOn,
  reachesKind,
  recordKindLabels,
  recordKinds,
  type RecordKind,
  type RecordsAsker,
} from '../../../../../law/law.ts'
import { useBuilding } from '../../../../api/building.tsx'
import { SelectField } from '../../../../ui/form/fields.tsx'
import { TextAreaField } from '../../../../ui/form/text-area-field.tsx'
import { DayField, TextField } from '../../../../ui/form/text-fields.tsx'
import { Section } from '../../../../ui/section.tsx'
import { StandsIn } from '../../../../ui/why.tsx'
import type { KeptControl } from '../../../../ui/form/kept-control.ts'

export type WishIn = z.input<typeof RecordsWish>
export type WishControl = KeptControl<WishIn, RecordsWish>

export const blankItem: WishIn['items'][number] = { kind: 'minutes', words: '', from: '', until: '' }

const choicesOf = <K extends string>(labels: Readonly<Record<K, string>>, keys: readonly K[]) =>
  keys.map((value) => ({ value, label: labels[value] }))

interface Props {
  control: WishControl
  standings: readonly RecordsAsker[]
  /** The day from which the clock counts. */
  askedOn: LocalDate
  /** Whether somebody asks for themself. */
  mine: boolean
}

/** What somebody asks for, by which right and in which form. */
export const WishFields = ({ control, standings, askedOn, mine }: Props) => {
  const standing = useWatch({ control, name: 'standing' })
  return (
    <Stack gap="xl">
      <StandingFields control={control} standings={standings} standing={standing} mine={mine} />
      <ItemFields control={control} standing={standing} askedOn={askedOn} />
      <FormFields control={control} />
    </Stack>
  )
}

type StandingProps = Pick<Props, 'control' | 'standings' | 'mine'> & { standing: RecordsAsker }

const StandingFields = ({ control, standings, standing, mine }: StandingProps) => {
  const right = askingRight(useBuilding().jurisdiction, standing)
  return (
    <Stack gap="md">
      {standings.length > 1 && (
        <SelectField
          control={control}
          name="standing"
          label={mine ? 'Your role' : 'Requester’s role'}
          data={choicesOf(recordsAskerLabels, standings)}
        />
      )}
      <Text size="sm" c="dimmed">
        {right.why} <StandsIn reason={right} />
      </Text>
      {(standing === 'assignedTenant' || standing === 'authorized') && (
        <SimpleGrid cols={{ base: 1, sm: 2 }}>
          <TextField
            control={control}
            name="paperWords"
            label="Authorized by"
            description="Name and unit of the person who signed it."
          />
          <DayField control={control} name="paperOn" label="Signed on" description="The date on the document." />
        </SimpleGrid>
      )}
      {standing === 'former' && (
        <SimpleGrid cols={{ base: 1, sm: 2 }}>
          <DayField control={control} name="timeFrom" label="Owned or rented from" />
          <DayField control={control} name="timeUntil" label="To" />
        </SimpleGrid>
      )}
    </Stack>
  )
}

const ItemFields = ({
  control,
  standing,
  askedOn,
}: Pick<Props, 'control' | 'askedOn'> & { standing: RecordsAsker }) => {
  const { jurisdiction } = useBuilding()
  const { fields, append, remove } = useFieldArray({ control, name: 'items' })
  const right = askingRight(jurisdiction, standing)
  const kinds = recordKinds.filter((kind) => reachesKind(right, kind))
  const labels = recordKindLabels(jurisdiction)
  const first = kinds[0] ?? 'bylaws'
  return (
    <Section title="Records">
      <Stack gap="sm">
        {fields.map(({ id }, index) => (
          <Card key={id} padding="md" role="group" aria-label={`Record ${index + 1}`}>
            <Group justify="space-between" mb="xs">
              <Text fw={600}>Record {index + 1}</Text>
              {fields.length > 1 && (
                <ActionIcon aria-label={`Remove record ${index + 1}`} color="red" onClick={() => remove(index)}>
                  <IconTrash size={20} />
                </ActionIcon>
              )}
            </Group>
            <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="sm">
              <SelectField
                control={control}
                name={`items.${index}.kind`}
                label="Kind of record"
                searchable
                data={choicesOf(labels, kinds)}
              />
              <TextField
                control={control}
                name={`items.${index}.words`}
                label="Description"
                placeholder="2025 council meetings"
              />
              <DayField control={control} name={`items.${index}.from`} label="From" />
              <DayField control={control} name={`items.${index}.until`} label="To" />
            </SimpleGrid>
            <Clock control={control} index={index} askedOn={askedOn} />
          </Card>
        ))}
        {fields.length < requestItemsMost && (
          <Button
            variant="default"
            w="fit-content"
            leftSection={<IconPlus size={18} aria-hidden />}
            onClick={() => append({ ...blankItem, kind: kinds.includes('minutes') ? 'minutes' : first })}
          >
            Add another record
          </Button>
        )}
      </Stack>
    </Section>
  )
}

/** Until when this record would be owed. */
const Clock = ({ control, index, askedOn }: Pick<Props, 'control' | 'askedOn'> & { index: number }) => {
  const kind: RecordKind = useWatch({ control, name: `items.${index}.kind` })
  const rule = documentRequestRule(useBuilding().jurisdiction, kind)
  if (!rule) return null
  return (
    <Text size="sm" c="dimmed" mt="xs">
      Due by {formatDate(dueOn(rule, askedOn))}. {rule.why} <StandsIn reason={rule} />
    </Text>
  )
}

const FormFields = ({ control }: Pick<Props, 'control'>) => {
  const fee = documentRequestRule(useBuilding().jurisdiction, 'minutes')?.copyFee
  return (
    <Stack gap="md">
      <SelectField
        control={control}
        name="form"
        label="Format"
        data={choicesOf<keyof typeof copyFormLabels>(copyFormLabels, ['email', 'paper', 'inspection'])}
      />
      {fee && (
        <Text size="sm" c="dimmed">
          Digital files and inspection are free. Paper copies: {fee.why} <StandsIn reason={fee} />
        </Text>
      )}
      <TextAreaField
        control={control}
        name="words"
        label="Message"
        description="Details that help us find the records."
      />
    </Stack>
  )
}
