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
            Tell us about your building, and we will show you how it runs with Parapet. For a question, choose it below:
            then the building may stay empty.
          </Text>
          <ContactForm onSent={setNumber} />
          <Text size="sm">
            You would rather write a mail? <Anchor href={`mailto:${SALES_EMAIL}`}>{SALES_EMAIL}</Anchor>. How something
            is done may stand in the{' '}
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
      Your words have arrived. Their number is <strong>{enquiryNumber(number)}</strong>. Somebody of our team reads them
      and answers by email. Nothing there in a few minutes? Look among the unwanted mail too.
    </Text>
    <Button variant="default" w="fit-content" onClick={onAnother}>
      Write something else
    </Button>
  </Stack>
)
