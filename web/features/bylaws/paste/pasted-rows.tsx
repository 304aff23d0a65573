import { ActionIcon, Button, Card, Group, SimpleGrid, Stack, Text } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { useFieldArray, useFormState, useWatch, type FieldError } from 'react-hook-form'
import type { BylawSet } from '../../../../contract/bylaws/bylaw.ts'
import { bylawKindLabels } from '../../../../contract/bylaws/bylaw-words.ts'
import { TextAreaField } from '../../../ui/form/text-area-field.tsx'
import { TextField } from '../../../ui/form/text-fields.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { beginningOf, countedOf, oneOf } from '../words.ts'
import type { EditedPaste } from './paste-editor.tsx'

interface Props {
  form: EditedPaste
  kind: BylawSet['kind']
}

/** The texts that were found, each with its number and heading to correct. */
export const PastedRows = ({ form, kind }: Props) => {
  const { control } = form
  const { fields, remove } = useFieldArray({ control, name: 'bylaws' })
  const { errors } = useFormState({ control, name: 'bylaws' })
  const error = (errors.bylaws as (FieldError & { root?: FieldError }) | undefined) ?? null
  const message = error?.root?.message ?? error?.message
  return (
    <Panel
      title={fields.length === 0 ? `${bylawKindLabels[kind]} found` : `${countedOf(fields.length, kind)} found`}
      text="Nothing is added until you press the button below."
    >
      {fields.length === 0 && <Text c="dimmed">Paste the text above, and press Split.</Text>}
      {message && (
        <Text size="sm" c="var(--mantine-color-error)" role="alert">
          {message}
        </Text>
      )}
      <Stack gap="sm">
        {fields.map(({ id }, index) => (
          <Row key={id} form={form} kind={kind} index={index} onRemove={() => remove(index)} />
        ))}
      </Stack>
    </Panel>
  )
}

const Row = ({ form: { control }, kind, index, onRemove }: Props & { index: number; onRemove: () => void }) => {
  const name = `${oneOf(kind)} ${index + 1}`
  return (
    <Card padding="sm" role="group" aria-label={name}>
      <Group gap="sm" align="flex-start" wrap="nowrap">
        <Stack gap="sm" flex={1} miw={0}>
          <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="sm">
            <TextField control={control} name={`bylaws.${index}.number`} label="Number" autoComplete="off" />
            <TextField control={control} name={`bylaws.${index}.heading`} label="Heading" autoComplete="off" />
          </SimpleGrid>
          <RowText control={control} index={index} name={name} />
        </Stack>
        <ActionIcon variant="subtle" color="red" aria-label={`Remove ${name}`} onClick={onRemove}>
          <IconTrash size={20} />
        </ActionIcon>
      </Group>
    </Card>
  )
}

/** The first words of a text; the whole of it where it is to be changed, or something is wrong with it. */
const RowText = ({ control, index, name }: Pick<EditedPaste, 'control'> & { index: number; name: string }) => {
  const [open, setOpen] = useState(false)
  const text = useWatch({ control, name: `bylaws.${index}.text` })
  const { errors } = useFormState({ control, name: `bylaws.${index}.text` })
  if (open || errors.bylaws?.[index]?.text)
    return <TextAreaField control={control} name={`bylaws.${index}.text`} label="Wording" minRows={3} />
  return (
    <Group gap="sm" justify="space-between">
      <Text size="sm" c="dimmed" flex="1 1 14rem" style={{ overflowWrap: 'anywhere' }}>
        {beginningOf(text) || 'No wording'}
      </Text>
      <Button variant="default" aria-label={`Edit wording of ${name}`} onClick={() => setOpen(true)}>
        Edit wording
      </Button>
    </Group>
  )
}
