import { Alert, Stack, Text } from '@mantine/core'
import { useNavigate, useParams } from 'react-router'
import { z } from 'zod'
import { VisitDraft, type Visit } from '../../../../contract/parking/guest.ts'
import { formatInstant, later } from '../../../../contract/time.ts'
import { api } from '../../../api/api.ts'
import { isDeadLink } from '../../../api/errors.ts'
import { useRoute } from '../../../api/queries.ts'
import { useAction } from '../../../api/use-action.ts'
import { EntryCard } from '../../../ui/entry-card.tsx'
import { SelectField } from '../../../ui/form/fields.tsx'
import { Form } from '../../../ui/form/form.tsx'
import { SubmitButton } from '../../../ui/form/submit-button.tsx'
import { TextField } from '../../../ui/form/text-fields.tsx'
import { useContractForm } from '../../../ui/form/use-contract-form.ts'
import { Loaded } from '../../../ui/loaded.tsx'
import { PageHead } from '../../../ui/page-head.tsx'
import { hoursWords, lengthsUpTo } from '../words.ts'
import { NoLink } from './no-link.tsx'

/** What a resident's link for guests opens: the guest registers their own car, without an account. */
export default function VisitScreen() {
  const { token = '' } = useParams()
  const visit = useRoute(api.parking.visit, { query: { token } }, { staleTime: Number.POSITIVE_INFINITY })
  return (
    <>
      <PageHead title="Visitor parking" noindex />
      {isDeadLink(visit.error) ? (
        <NoLink />
      ) : (
        <Loaded query={visit} shape="form" failed="We couldn’t load the page.">
          {(found) => <Register visit={found} token={token} />}
        </Loaded>
      )}
    </>
  )
}

const VisitForm = VisitDraft.extend({ hours: z.string() })

const hourMs = 60 * 60 * 1000

const Register = ({ visit, token }: { visit: Visit; token: string }) => {
  const go = useNavigate()
  const form = useContractForm(VisitForm, {
    visitorName: '',
    licensePlate: '',
    province: '',
    vehicleMake: '',
    vehicleModel: '',
    vehicleColor: '',
    hours: String(Math.min(4, visit.longestStayHours)),
  })
  const register = useAction(api.parking.registerVisit)
  const until = later(visit.now, Number(form.watch('hours')) * hourMs)
  const send = async ({ hours, ...said }: z.output<typeof VisitForm>) => {
    const { path } = await register.send({ query: { token }, body: { ...said, hours: Number(hours) } })
    await go(path, { replace: true })
  }
  return (
    <EntryCard title={`Park at ${visit.buildingName}`} wide>
      <Told visit={visit} />
      <Form
        form={form}
        onSend={send}
        failed="We couldn’t register you. Please try again; nothing you typed was lost."
        label="Your visit"
      >
        <TextField
          control={form.control}
          name="licensePlate"
          label="Licence plate"
          autoCapitalize="characters"
          size="md"
        />
        <TextField control={form.control} name="visitorName" label="Your name" autoComplete="name" size="md" />
        <SelectField
          control={form.control}
          name="hours"
          label="Length of stay"
          size="md"
          allowDeselect={false}
          data={lengthsUpTo(visit.longestStayHours).map((one) => ({ value: String(one), label: hoursWords(one) }))}
        />
        <TextField control={form.control} name="vehicleColor" label="Car colour (optional)" size="md" />
        <TextField control={form.control} name="vehicleMake" label="Car make (optional)" size="md" />
        <Text size="sm" c="dimmed">
          Until about {formatInstant(until, visit.timeZone)}; your name and plate are erased {visit.retentionDays} days
          after your visit.
        </Text>
        <SubmitButton size="lg" busyText="Registering...">
          Register my car
        </SubmitButton>
      </Form>
    </EntryCard>
  )
}

/** Whose guest one is, for how long one may stay, and whether there is a space. */
const Told = ({ visit }: { visit: Visit }) => (
  <Stack gap="xs">
    <Text>
      {visit.hostFirstName} has invited you to register for visitor parking. You can stay up to{' '}
      {hoursWords(visit.longestStayHours)}.
    </Text>
    {visit.freeSpaces !== null && (
      <Text>{visit.freeSpaces === 1 ? 'One space is free now.' : `${visit.freeSpaces} spaces are free now.`}</Text>
    )}
    {visit.freeSpaces === 0 && <Alert color="orange">All visitor spaces are taken. Please try again later.</Alert>}
  </Stack>
)
