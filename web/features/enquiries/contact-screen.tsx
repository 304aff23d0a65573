import { Anchor, Button, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { Link } from 'react-router'
import { enquiryNumber } from '../../../contract/enquiries/enquiry-words.ts'
import { EntryCard } from '../../ui/entry-card.tsx'
import { ContactForm } from './contact-form.tsx'

const { SALES_EMAIL } = import.meta.env

/** Enrolling a building, talking to sales, or asking something, without an account. */
const ContactScreen = () => {
  const [number, setNumber] = useState<number | null>(null)
  return (
    <EntryCard title={number === null ? 'Enroll your building' : 'Thank you'} wide>
      {number === null ? (
        <>
          <Text>
            Tell us about your building, and we’ll show you how it runs with Parapet. If you have a question, choose
            that below: the building details are then optional.
          </Text>
          <ContactForm onSent={setNumber} />
          <Text size="sm">
            Prefer email? <Anchor href={`mailto:${SALES_EMAIL}`}>{SALES_EMAIL}</Anchor>. For how-tos, see the{' '}
            <Anchor component={Link} to="/help" underline="always">
              help
            </Anchor>
            .
          </Text>
        </>
      ) : (
        <Sent number={number} onAnother={() => setNumber(null)} />
      )}
    </EntryCard>
  )
}
export default ContactScreen

const Sent = ({ number, onAnother }: { number: number; onAnother: () => void }) => (
  <Stack gap="md">
    <Text role="status">
      We’ve received your message. Your reference number is <strong>{enquiryNumber(number)}</strong>. Someone on our
      team will reply by email. No confirmation in a few minutes? Check your spam folder too.
    </Text>
    <Button variant="default" w="fit-content" onClick={onAnother}>
      Send another message
    </Button>
  </Stack>
)
