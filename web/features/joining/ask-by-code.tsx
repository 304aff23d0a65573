import { Alert, Card, SimpleGrid, Stack, Text, Title } from '@mantine/core'
import { IconMailForward } from '@tabler/icons-react'
import { useState } from 'react'
import { AccessWish } from '../../../contract/joining/access-requests.ts'
import { api } from '../../api/api.ts'
import { useAction } from '../../api/use-action.ts'
import { Form } from '../../ui/form/form.tsx'
import { SubmitButton } from '../../ui/form/submit-button.tsx'
import { TextField } from '../../ui/form/text-fields.tsx'
import { useContractForm } from '../../ui/form/use-contract-form.ts'

const blank = { buildingCode: '', unitNumber: '' }

/** Asks a building for access by the code that stands on its notices. Nobody learns here whether a code fits. */
export const AskByCode = () => {
  const ask = useAction(api.joining.askAccess, { refresh: [api.joining.myAccessRequests] })
  const [asked, setAsked] = useState('')
  const form = useContractForm(AccessWish, blank)
  const send = async (wish: AccessWish) => {
    setAsked('')
    await ask.send({ body: wish })
    setAsked(wish.buildingCode ?? '')
    form.reset(blank)
  }
  return (
    <Card component="section" padding="lg" aria-labelledby="ask-by-code">
      <Title order={2} size="h4" id="ask-by-code">
        Do you have your building’s code?
      </Title>
      <Text c="dimmed" size="sm" mt={4} mb="md">
        It stands on notices in the lobby, or your manager can tell you. The building’s managers decide whom they let
        in.
      </Text>
      <Form form={form} onSend={send} failed="Your request could not be sent. Please try again." label="Ask for access">
        <SimpleGrid cols={{ base: 1, xs: 2 }}>
          <TextField
            control={form.control}
            name="buildingCode"
            label="Building code"
            autoComplete="off"
            autoCapitalize="characters"
          />
          <TextField control={form.control} name="unitNumber" label="Unit number" autoComplete="off" />
        </SimpleGrid>
        <SubmitButton busyText="Asking...">Ask for access</SubmitButton>
      </Form>
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
