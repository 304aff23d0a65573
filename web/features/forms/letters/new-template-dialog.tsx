import { Button, Group, Select, Stack } from '@mantine/core'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { findOptions } from '../../../ui/find-options.ts'
import { TemplateDraft } from '../../../../contract/forms/templates.ts'
import { api } from '../../../api/api.ts'
import { useRoute } from '../../../api/queries.ts'
import { useAction } from '../../../api/use-action.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { Form } from '../../../ui/form/form.tsx'
import { SubmitButton } from '../../../ui/form/submit-button.tsx'
import { TextField } from '../../../ui/form/text-fields.tsx'
import { useContractForm } from '../../../ui/form/use-contract-form.ts'
import { editPath } from './addresses.ts'
import { shownOfTemplates } from './shown.ts'

interface Props {
  /** What is copied; null where it is chosen here. */
  copyOf: { _id: string; name: string } | null
  onClose: () => void
}

/** Names a new template, blank or a copy, and goes on to its words. */
export default function NewTemplateDialog({ copyOf, onClose }: Props) {
  const navigate = useNavigate()
  const templates = useRoute(api.forms.templates, {}, { enabled: copyOf === null })
  const create = useAction(api.forms.createTemplate, { refresh: shownOfTemplates })
  const form = useContractForm(TemplateDraft, {
    name: copyOf ? `Copy of ${copyOf.name}` : '',
    copyOfId: copyOf?._id ?? null,
  })
  return (
    <Dialog onClose={onClose} title={copyOf ? `Copy “${copyOf.name}”` : 'New template'}>
      <Form
        form={form}
        failed="We couldn’t create the template. Please try again."
        joined={copyOf !== null}
        onSend={async (body) => {
          const made = await create.send({ body })
          await navigate(editPath(made._id))
        }}
      >
        <TextField control={form.control} name="name" label="Name" required data-autofocus autoComplete="off" />
        {copyOf === null && (
          <Begin
            templates={templates.data ?? []}
            onChoose={(id) => form.setValue('copyOfId', id, { shouldDirty: true })}
          />
        )}
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <SubmitButton busyText="Creating...">Create template</SubmitButton>
        </Group>
      </Form>
    </Dialog>
  )
}

interface BeginProps {
  templates: readonly { _id: string; name: string }[]
  onChoose: (id: string | null) => void
}

function Begin({ templates, onChoose }: BeginProps) {
  const [chosen, setChosen] = useState<string | null>(null)
  return (
    <Stack gap={0}>
      <Select
        label="Start from"
        placeholder="Blank page"
        clearable
        searchable
        filter={findOptions}
        data={templates.map(({ _id, name }) => ({ value: _id, label: name }))}
        value={chosen}
        onChange={(id) => {
          setChosen(id)
          onChoose(id)
        }}
        clearButtonProps={{ 'aria-label': 'Start from a blank page' }}
      />
    </Stack>
  )
}
