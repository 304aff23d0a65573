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
        It stands on notices in the lobby, or your manager can tell you. The building’s managers see your name, your
        email and what you write here, and decide whom they let in.
      </Text>
      <AskForm key={code} buildingCode={code} onSent={({ buildingCode = '' }) => setAsked(buildingCode)} />
      <Stack role="status" mt={asked ? 'md' : 0}>
        {asked && (
          <Alert color="green" icon={<IconMailForward aria-hidden />} title="Your request is on its way" role="group">
            If a building has the code {asked}, its managers are told now. You will find the building here once they let
            you in.
          </Alert>
        )}
      </Stack>
    </Card>
  )
}
