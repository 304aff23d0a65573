import { Alert, Card, Stack, Text, Title } from '@mantine/core'
import { IconMailForward } from '@tabler/icons-react'
import { useState } from 'react'
import { AskForm } from './ask-form.tsx'

interface Props {
  /** What somebody typed elsewhere and means as a code. */
  code?: string
}

/** Asks a building for access by the code that stands on its notices. Nobody learns here whether a code fits. */
export const AskByCode = ({ code = '' }: Props) => {
  const [asked, setAsked] = useState('')
  return (
    <Card component="section" padding="lg" aria-labelledby="ask-by-code">
      <Title order={2} size="h4" id="ask-by-code">
        Do you have your building’s code?
      </Title>
      <Text c="dimmed" size="sm" mt={4} mb="md">
        It’s on notices in the lobby, or ask your manager. The building’s managers see your name, email and what you
        write here, and decide who gets access.
      </Text>
      <AskForm key={code} buildingCode={code} onSent={({ buildingCode = '' }) => setAsked(buildingCode)} />
      <Stack role="status" mt={asked ? 'md' : 0}>
        {asked && (
          <Alert color="green" icon={<IconMailForward aria-hidden />} title="Request sent" role="group">
            If a building uses the code {asked}, its managers have been notified. The building will appear here when
            they approve your request.
          </Alert>
        )}
      </Stack>
    </Card>
  )
}
