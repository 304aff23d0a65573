import { SimpleGrid, Text } from '@mantine/core'
import { useRef } from 'react'
import type { EnquiryDraft } from '../../../contract/enquiries/enquiry.ts'
import { purposeWords, writerRoleWords } from '../../../contract/enquiries/enquiry-words.ts'
import { Form } from '../../ui/form/form.tsx'
import type { Kept } from '../../ui/form/kept-control.ts'
import { NativeSelectField } from '../../ui/form/native-select-field.tsx'
import { SubmitButton } from '../../ui/form/submit-button.tsx'
import { TextAreaField } from '../../ui/form/text-area-field.tsx'
import { TextField } from '../../ui/form/text-fields.tsx'
import { useLightForm } from '../../ui/form/use-light-form.ts'
import { useRuns } from '../../ui/use-runs.ts'
import { Honeypot } from './honeypot.tsx'
import { useKeptWords } from './use-kept-words.ts'
import { useSendEnquiry } from './use-send-enquiry.ts'
import { useTypedBefore } from './use-typed-before.ts'

const rules = async () => (await import('../../../contract/enquiries/enquiry.ts')).EnquiryDraft

const blank = {
  purpose: 'enroll' as const,
  firstName: '',
  lastName: '',
  email: '',
  phone: '',
  writerRole: 'council' as const,
  buildingName: '',
  address: '',
  units: '',
  message: '',
}

const choices = (words: Readonly<Record<string, string>>) =>
  Object.entries(words).map(([value, label]) => ({ value, label }))

const purposeChoices = choices(purposeWords)
const roleChoices = choices(writerRoleWords)

/** What somebody tells us; it stays until it has arrived. */
export const ContactForm = ({ onSent }: { onSent: (number: number) => void }) => {
  const form = useLightForm(rules, blank)
  // Sent before the scripts run, the form would go by the browser's own way: its words into the address.
  const runs = useRuns()
  const honeypot = useRef<HTMLInputElement>(null)
  useTypedBefore(form, blank)
  const forget = useKeptWords(form)
  const sendEnquiry = useSendEnquiry()
  const control = form.control as Kept<typeof form.control>
  const forBuilding = form.watch('purpose') === 'enroll'
  const optional = forBuilding ? '' : ' (optional)'
  const send = async (draft: EnquiryDraft) => {
    const number = await sendEnquiry(draft, honeypot.current?.value ?? '')
    forget()
    onSent(number)
  }
  return (
    <Form
      form={form}
      onSend={send}
      failed="We couldn’t send your message. Please try again; nothing you typed was lost."
      label="Contact us"
    >
      <NativeSelectField control={control} name="purpose" label="What would you like to do?" data={purposeChoices} />
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        <TextField control={control} name="firstName" label="First name" autoComplete="given-name" />
        <TextField control={control} name="lastName" label="Last name" autoComplete="family-name" />
        <TextField control={control} name="email" label="Email" type="email" autoComplete="email" />
        <TextField control={control} name="phone" label="Phone (optional)" type="tel" autoComplete="tel" />
      </SimpleGrid>
      <NativeSelectField control={control} name="writerRole" label="Your role" data={roleChoices} />
      <TextField control={control} name="buildingName" label={`Building name${optional}`} autoComplete="organization" />
      <TextField control={control} name="address" label={`Building address${optional}`} autoComplete="street-address" />
      <TextField
        control={control}
        name="units"
        label={`Number of units${optional}`}
        inputMode="numeric"
        autoComplete="off"
        maw={220}
      />
      <TextAreaField control={control} name="message" label="Message" minRows={5} autoComplete="off" />
      <Honeypot field={honeypot} />
      <Text size="sm" c="dimmed">
        We use this to reply to you, and delete it two years after your enquiry is closed.
      </Text>
      <SubmitButton size="md" busyText="Sending..." disabled={!runs}>
        Send
      </SubmitButton>
    </Form>
  )
}
