import { Select } from '@mantine/core'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import type { z } from 'zod'
import { findOptions } from '../../../ui/find-options.ts'
import { TemplateDraft } from '../../../../contract/forms/templates.ts'
import { api } from '../../../api/api.ts'
import { useRoute } from '../../../api/queries.ts'
import { useAction } from '../../../api/use-action.ts'
import { TextField } from '../../../ui/form/text-fields.tsx'
import { useContractForm } from '../../../ui/form/use-contract-form.ts'
import { StepDialog } from '../../../ui/step-dialog.tsx'
import { editPath } from './addresses.ts'
import { shownOfTemplates } from './shown.ts'

const Named = TemplateDraft.pick({ name: true })

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
  const [copied, setCopied] = useState(copyOf?._id ?? null)
  const form = useContractForm(Named, { name: copyOf ? `Copy of ${copyOf.name}` : '' })
  const send = async ({ name }: z.output<typeof Named>) => {
    const made = await create.send({ body: { name, copyOfId: copied } })
    await navigate(editPath(made._id))
  }
  return (
    <StepDialog
      title={copyOf ? `Copy “${copyOf.name}”` : 'New template'}
      form={form}
      onSend={send}
      onClose={onClose}
      button="Create template"
      busyText="Creating..."
      failed="We couldn’t create the template. Please try again."
    >
      <TextField control={form.control} name="name" label="Name" required data-autofocus autoComplete="off" />
      {copyOf === null && (
        <Select
          label="Start from"
          placeholder="Blank page"
          clearable
          searchable
          filter={findOptions}
          data={(templates.data ?? []).map(({ _id, name }) => ({ value: _id, label: name }))}
          value={copied}
          onChange={setCopied}
          clearButtonProps={{ 'aria-label': 'Start from a blank page' }}
        />
      )}
    </StepDialog>
  )
}
