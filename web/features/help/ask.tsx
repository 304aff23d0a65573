import { Anchor, Card, Text, Title } from '@mantine/core'
import { Link } from 'react-router'
import { useSession } from '../../api/session.tsx'
import { useRuns } from '../../ui/use-runs.ts'

const { SUPPORT_EMAIL } = import.meta.env

/** Whom to ask where the help does not: the building for what is the building's, us for the rest. */
export const Ask = () => {
  const { state } = useSession()
  const runs = useRuns()
  const signedIn = runs && state === 'in'
  return (
    <Card component="section" aria-labelledby="ask">
      <Title order={2} size="h4" id="ask">
        Still stuck?
      </Title>
      <Text mt={4}>
        For questions about your building, its rules or your unit, ask your building:{' '}
        {signedIn ? (
          <>
            find who to call on your{' '}
            <Anchor component={Link} to="/dashboard" underline="always">
              dashboard
            </Anchor>
            , under Important Contacts.
          </>
        ) : (
          <>after you sign in, your dashboard lists who to call.</>
        )}{' '}
        For questions about Parapet, email{' '}
        <Anchor href={`mailto:${SUPPORT_EMAIL}`} underline="always">
          {SUPPORT_EMAIL}
        </Anchor>{' '}
        or by our{' '}
        <Anchor component={Link} to="/contact" underline="always">
          contact page
        </Anchor>
        .
      </Text>
    </Card>
  )
}
