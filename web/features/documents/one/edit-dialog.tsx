import { Button, SimpleGrid } from '@mantine/core'
import { IconPencil } from '@tabler/icons-react'
import { useState } from 'react'
import type { z } from 'zod'
import { DocumentChange, type Document } from '../../../../contract/documents/document.ts'
import { formatDate } from '../../../../contract/time.ts'
import { recordKindLabels, recordKinds } from '../../../../law/law.ts'
import { api } from '../../../api/api.ts'
import { useBuilding } from '../../../api/building.tsx'
import { useRecordStep } from '../../../api/use-record-step.ts'
import { RecordConflict } from '../../../ui/conflict.tsx'
import { SelectField } from '../../../ui/form/fields.tsx'
import { TextAreaField } from '../../../ui/form/text-area-field.tsx'
import { DayField, TextField } from '../../../ui/form/text-fields.tsx'
import { useContractForm } from '../../../ui/form/use-contract-form.ts'
import { StepDialog } from '../../../ui/step-dialog.tsx'
import { shownOfDocuments } from '../shown.ts'

const Details = DocumentChange.omit({ version: true })

/** Changes what is said of a document. */
export function EditButton({ document }: { document: Document }) {
  const [editing, setEditing] = useState(false)
  return (
    <>
      {editing && <EditDialog document={document} onClose={() => setEditing(false)} />}
      <Button variant="default" leftSection={<IconPencil size={18} aria-hidden />} onClick={() => setEditing(true)}>
        Edit details
      </Button>
    </>
  )
}

const linesOf = ({ title, description, effectiveOn, expiresOn }: Document): string[] =>
  [
    `Title: ${title}`,
    description && `Description: ${description}`,
    effectiveOn && `Effective: ${formatDate(effectiveOn)}`,
    expiresOn && `Expires: ${formatDate(expiresOn)}`,
  ].filter((line) => typeof line === 'string' && line !== '') as string[]

/** The form of a document's details, and how it is saved over what it was filled from. */
const useDetails = (document: Document) => {
  const { send, theirs, version } = useRecordStep(api.documents.change, document, {
    done: 'Details saved',
    shown: shownOfDocuments,
  })
  const { title, description, effectiveOn, expiresOn, keeping } = document
  const form = useContractForm(
    Details,
    {
      title,
      description,
      effectiveOn: effectiveOn ?? '',
      expiresOn: expiresOn ?? '',
      recordKind: keeping?.recordKind,
    },
    { keeps: `document/${document._id}`, over: document.version },
  )
  const save = (values: z.output<typeof Details>) => {
    const days = { effectiveOn: values.effectiveOn ?? '', expiresOn: values.expiresOn ?? '' }
    return send({ params: { id: document._id }, body: { ...values, ...days, version } })
  }
  return { form, save, theirs }
}

const notSaved = () => 'Your text is still here but wasn’t saved. Their version:'

function EditDialog({ document, onClose }: { document: Document; onClose: () => void }) {
  const { jurisdiction } = useBuilding()
  const { form, save, theirs } = useDetails(document)
  const labels = recordKindLabels(jurisdiction)
  return (
    <StepDialog
      size="lg"
      title="Edit details"
      form={form}
      onSend={save}
      onClose={onClose}
      button={theirs ? 'Overwrite with mine' : 'Save details'}
      cancel={theirs ? 'Discard mine and use theirs' : 'Cancel'}
      failed="We couldn’t save the details. Please try again; nothing you typed was lost."
      conflict={
        <RecordConflict
          theirs={theirs}
          title="Someone else just changed this document"
          words={notSaved}
          lines={linesOf}
        />
      }
    >
      <TextField control={form.control} name="title" label="Title" autoComplete="off" />
      <TextAreaField control={form.control} name="description" label="Description" />
      <SimpleGrid cols={{ base: 1, xs: 2 }}>
        <DayField control={form.control} name="effectiveOn" label="Effective" />
        <DayField control={form.control} name="expiresOn" label="Expires" />
      </SimpleGrid>
      <SelectField
        control={form.control}
        name="recordKind"
        label="Record type"
        description="Determines how long the law requires it to be kept."
        data={recordKinds.map((value) => ({ value, label: labels[value] }))}
      />
    </StepDialog>
  )
}
