import { SimpleGrid } from '@mantine/core'
import { useState } from 'react'
import type { z } from 'zod'
import { AccessWish } from '../../../contract/joining/access-requests.ts'
import type { LinkRole } from '../../../contract/units.ts'
import { api } from '../../api/api.ts'
import { useAction } from '../../api/use-action.ts'
import { SelectField } from '../../ui/form/fields.tsx'
import { Form } from '../../ui/form/form.tsx'
import { SubmitButton } from '../../ui/form/submit-button.tsx'
import { TextAreaField } from '../../ui/form/text-area-field.tsx'
import { TextField } from '../../ui/form/text-fields.tsx'
import { useContractForm } from '../../ui/form/use-contract-form.ts'
import { EvidenceField } from './evidence-field.tsx'
import { claimWords } from './role-words.ts'

interface Props {
  /** The building that is asked; without one its code is asked for. */
  buildingId?: string
  buildingCode?: string
  onSent: (wish: AccessWish) => void
}

const claims = (Object.keys(claimWords) as LinkRole[]).map((value) => ({ value, label: claimWords[value] }))

/** Asking a building for access: which unit, what one is to it, a word and evidence. */
export const AskForm = ({ buildingId, buildingCode = '', onSent }: Props) => {
  const ask = useAction(api.joining.askAccess, { refresh: [api.joining.myAccessRequests] })
  const [files, setFiles] = useState<File[]>([])
  const blank: z.input<typeof AccessWish> = { unitNumber: '', claimedRole: '', message: '' }
  const form = useContractForm(
    AccessWish,
    { ...blank, ...(buildingId ? { buildingId } : { buildingCode }) },
    { keeps: `access-request/${buildingId ?? buildingCode}` },
  )
  const { control } = form
  const send = async (wish: AccessWish) => {
    await ask.send({ body: wish, files })
    form.reset()
    setFiles([])
    onSent(wish)
  }
  const unit = <TextField control={control} name="unitNumber" label="Unit number" autoComplete="off" />
  return (
    <Form
      unsaved={files.length > 0}
      form={form}
      onSend={send}
      failed="We couldn’t send your request. Please try again; nothing you typed was lost."
      label="Request access"
    >
      {buildingId ? (
        unit
      ) : (
        <SimpleGrid cols={{ base: 1, xs: 2 }}>
          <TextField
            control={control}
            name="buildingCode"
            label="Building code"
            autoComplete="off"
            autoCapitalize="characters"
          />
          {unit}
        </SimpleGrid>
      )}
      <SelectField
        control={control}
        name="claimedRole"
        label="Your connection to the unit"
        placeholder="Optional"
        data={claims}
        clearable
      />
      <TextAreaField
        control={control}
        name="message"
        label="Message"
        description="Anything that helps them identify you: your move-in date, who you live with, your landlord."
      />
      <EvidenceField files={files} onFiles={setFiles} />
      <SubmitButton busyText="Sending...">Request access</SubmitButton>
    </Form>
  )
}
