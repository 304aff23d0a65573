import { Box, Button, Card, Flex, Stack } from '@mantine/core'
import type { ReactNode } from 'react'
import { useWatch } from 'react-hook-form'
import { addressedToLabels } from '../../../../../contract/forms/letter-words.ts'
import type { MergeField } from '../../../../../contract/forms/templates.ts'
import { SelectField } from '../../../../ui/form/fields.tsx'
import { Form } from '../../../../ui/form/form.tsx'
import { SubmitButton } from '../../../../ui/form/submit-button.tsx'
import { TextAreaField } from '../../../../ui/form/text-area-field.tsx'
import { TextField } from '../../../../ui/form/text-fields.tsx'
import { useContractForm } from '../../../../ui/form/use-contract-form.ts'
import type { Keeping } from '../../../../ui/form/use-draft.ts'
import { RichTextField } from '../../../../ui/rich-text/rich-text-field.tsx'
import { AsksField } from './asks-field.tsx'
import { fieldsOf } from './fields-of.ts'
import { TemplateForm, type TemplateValues } from './template-values.ts'

interface Props {
  initial: TemplateValues
  known: readonly MergeField[]
  keeping: Keeping
  /** What to say, above the buttons, when somebody else has saved it meanwhile. */
  conflict: ReactNode
  /** Throws what the server refuses, so that it lands on the fields. */
  onSave: (values: TemplateValues) => Promise<void>
  onCancel: () => void
}

const options = Object.entries(addressedToLabels).map(([value, label]) => ({ value, label }))

/** Words a letter. What was typed stays, whatever becomes of a save. */
export function TemplateEditor({ initial, known, keeping, conflict, onSave, onCancel }: Props) {
  const form = useContractForm(TemplateForm, initial, keeping)
  const { control } = form
  const asks = useWatch({ control, name: 'asks' })
  return (
    <Form
      form={form}
      onSend={onSave}
      label="Template"
      failed="We couldn’t save the template. Please try again; nothing you typed was lost."
    >
      <Card>
        <Stack gap="md">
          <TextField control={control} name="name" label="Name" required autoComplete="off" />
          <TextField control={control} name="description" label="Purpose" autoComplete="off" />
          <SelectField control={control} name="to" label="Recipients" data={options} />
        </Stack>
      </Card>
      <AsksField control={control} />
      <Card>
        <Stack gap="md">
          <TextField control={control} name="subject" label="Subject" required autoComplete="off" />
          <RichTextField control={control} name="content" label="Text" fields={fieldsOf(known, asks)} />
        </Stack>
      </Card>
      <TextAreaField
        control={control}
        name="note"
        label="Note"
        description="Describe your changes for others who edit letters."
        minRows={2}
      />
      {conflict}
      <Flex gap="sm" direction={{ base: 'column', sm: 'row' }}>
        <SubmitButton busyText="Saving...">Save template</SubmitButton>
        <Box flex={1} />
        <Button variant="subtle" onClick={onCancel}>
          Cancel
        </Button>
      </Flex>
    </Form>
  )
}
