import { Button, Card, Collapse, Group, Radio, SimpleGrid, Stack, Text } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import { useState, type ReactNode } from 'react'
import { useController, type Control, type FieldPath, type FieldValues } from 'react-hook-form'
import { TextField } from '../../../ui/form/text-fields.tsx'
import { PersonChoice } from './person-choice.tsx'

interface Props<In extends FieldValues, Out> {
  control: Control<In, unknown, Out>
  /** Where the person stands in the form: `buyers.0`. */
  at: string
  /** `Buyer 1` */
  title: string
  /** Only people whom the roster knows. */
  knownOnly?: boolean
  onRemove?: (() => void) | undefined
  /** What else is asked of this person. */
  children: ReactNode
}

/** Somebody who comes: chosen from the roster, or new with name and contact. */
export function ComerFields<In extends FieldValues, Out>(props: Props<In, Out>) {
  const { control, at, title, knownOnly = false, onRemove, children } = props
  const path = (name: string) => `${at}.${name}` as FieldPath<In>
  const { field, fieldState } = useController({ control, name: path('personId') })
  const personId = (field.value ?? null) as string | null
  const [known, setKnown] = useState(personId !== null)
  const chooses = known || knownOnly
  return (
    <Card padding="md" role="group" aria-label={title}>
      <Group justify="space-between" mb="sm">
        <Text fw={600}>{title}</Text>
        {onRemove && (
          <Button variant="subtle" color="red" leftSection={<IconTrash size={18} aria-hidden />} onClick={onRemove}>
            Remove
          </Button>
        )}
      </Group>
      <Stack gap="md">
        {!knownOnly && (
          <Radio.Group
            label="Who is it?"
            value={known ? 'known' : 'new'}
            onChange={(next) => {
              setKnown(next === 'known')
              if (next === 'new') field.onChange(null)
            }}
          >
            <Group gap="lg" mt={4}>
              <Radio size="md" value="new" label="Someone new" />
              <Radio size="md" value="known" label="Someone in this building" />
            </Group>
          </Radio.Group>
        )}
        {chooses ? (
          <PersonChoice
            label="Person"
            value={personId}
            onChange={field.onChange}
            error={fieldState.error?.message ?? undefined}
          />
        ) : (
          <NewPerson control={control} path={path} />
        )}
        {children}
      </Stack>
    </Card>
  )
}

interface NewProps<In extends FieldValues, Out> {
  control: Control<In, unknown, Out>
  path: (name: string) => FieldPath<In>
}

const NewPerson = <In extends FieldValues, Out>({ control, path }: NewProps<In, Out>) => {
  const [post, setPost] = useState(false)
  return (
    <>
      <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="sm">
        <TextField control={control} name={path('firstName')} label="First name" autoComplete="off" />
        <TextField control={control} name={path('lastName')} label="Last name" autoComplete="off" />
        <TextField
          control={control}
          name={path('companyName')}
          label="Company"
          description="If applicable."
          autoComplete="off"
        />
        <TextField
          control={control}
          name={path('email')}
          label="Email"
          description="Needed to invite them."
          inputMode="email"
          autoComplete="off"
        />
        <TextField control={control} name={path('phone')} label="Phone" inputMode="tel" autoComplete="off" />
      </SimpleGrid>
      <Button variant="default" onClick={() => setPost(!post)} aria-expanded={post} w="fit-content">
        {post ? 'Hide mailing address' : 'Add a mailing address, if not the unit'}
      </Button>
      <Collapse expanded={post}>
        <MailingFields control={control} path={path} />
      </Collapse>
    </>
  )
}

/** Where mail goes. */
export const MailingFields = <In extends FieldValues, Out>({ control, path }: NewProps<In, Out>) => (
  <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="sm">
    <TextField control={control} name={path('mailingAddress')} label="Mailing address" autoComplete="off" />
    <TextField control={control} name={path('mailingCity')} label="City" autoComplete="off" />
    <TextField control={control} name={path('mailingProvince')} label="Province" autoComplete="off" />
    <TextField control={control} name={path('mailingPostalCode')} label="Postal code" autoComplete="off" />
    <TextField control={control} name={path('mailingCountry')} label="Country" autoComplete="off" />
  </SimpleGrid>
)
