import { Box, Button, Group, Stack, Text } from '@mantine/core'
import { lazy, Suspense, useState } from 'react'
import { z } from 'zod'
import type { NewGuestLink } from '../../../../contract/parking/guest.ts'
import type { RegisteringFacts } from '../../../../contract/parking/visitor.ts'
import { counted } from '../../../../contract/text.ts'
import { api } from '../../../api/api.ts'
import { useRoute } from '../../../api/queries.ts'
import { useAction } from '../../../api/use-action.ts'
import { CopyButton } from '../../../ui/copy-button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { SelectField } from '../../../ui/form/fields.tsx'
import { useContractForm } from '../../../ui/form/use-contract-form.ts'
import { Instant } from '../../../ui/moments.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { StepDialog } from '../../../ui/step-dialog.tsx'

const QrCode = lazy(() => import('../../../ui/qr-code.tsx'))

const LinkForm = z.object({ unitId: z.string().min(1, 'Choose a unit'), uses: z.string(), days: z.string() })
const counts = (numbers: readonly number[], one: string) =>
  numbers.map((count) => ({ value: String(count), label: counted(count, one) }))

/** Links and codes by which guests register themselves, without an account. */
export const GuestLinks = ({ facts }: { facts: RegisteringFacts }) => {
  const links = useRoute(api.parking.guestLinks, undefined, { staleTime: 0 })
  const [isMaking, setMaking] = useState(false)
  const [made, setMade] = useState<NewGuestLink | null>(null)
  const end = useAction(api.parking.endGuestLink, { done: 'Link revoked', refresh: [api.parking.guestLinks] })
  return (
    <Panel
      title="Let guests register themselves"
      text="Send a link or show its code, and your guest enters their plate on their own phone. They see your first name and the building, not your unit."
    >
      {(links.data ?? []).map((link) => (
        <Group key={link._id} justify="space-between" gap="sm">
          <Text flex="1 1 12rem">
            Unit {link.unitNumber}: {link.used} of {link.uses} guests, until <Instant at={link.until} />
          </Text>
          <Button variant="default" onClick={() => void end.run({ params: { id: link._id } })}>
            Revoke link
          </Button>
        </Group>
      ))}
      <Button variant="default" w="fit-content" onClick={() => setMaking(true)}>
        Create a guest link
      </Button>
      {isMaking && (
        <MakeDialog
          facts={facts}
          onMade={(link) => {
            setMaking(false)
            setMade(link)
          }}
          onClose={() => setMaking(false)}
        />
      )}
      {made && <MadeDialog link={made} onClose={() => setMade(null)} />}
    </Panel>
  )
}

interface MakeProps {
  facts: RegisteringFacts
  onMade: (link: NewGuestLink) => void
  onClose: () => void
}

const MakeDialog = ({ facts: { units }, onMade, onClose }: MakeProps) => {
  const form = useContractForm(LinkForm, { unitId: units[0]?._id ?? '', uses: '1', days: '1' })
  const make = useAction(api.parking.makeGuestLink, { refresh: [api.parking.guestLinks] })
  const send = async ({ unitId, uses, days }: z.output<typeof LinkForm>) =>
    onMade(await make.send({ body: { unitId, uses: Number(uses), days: Number(days) } }))
  return (
    <StepDialog
      title="New guest link"
      form={form}
      onSend={send}
      onClose={onClose}
      button="Create link"
      busyText="Creating..."
      failed="We couldn’t create the link. Please try again; nothing you typed was lost."
      label="New guest link"
    >
      {units.length > 1 && (
        <SelectField
          control={form.control}
          name="unitId"
          label="Unit"
          data={units.map(({ _id, unitNumber }) => ({ value: _id, label: unitNumber }))}
        />
      )}
      <SelectField
        control={form.control}
        name="uses"
        label="For"
        allowDeselect={false}
        data={counts([1, 2, 5, 10, 20], 'guest')}
      />
      <SelectField
        control={form.control}
        name="days"
        label="Valid for"
        allowDeselect={false}
        data={counts([1, 2, 7, 30], 'day')}
      />
    </StepDialog>
  )
}

/** The link and its code: shown once, for the building keeps no copy. */
const MadeDialog = ({ link, onClose }: { link: NewGuestLink; onClose: () => void }) => {
  const address = `${location.origin}${link.path}`
  return (
    <Dialog onClose={onClose} title="Show or send this to your guest">
      <Stack gap="md">
        <Text>It’s shown only once. It works for {link.uses === 1 ? 'one guest' : `${link.uses} guests`}.</Text>
        <Box maw={260} mx="auto" w="100%">
          <Suspense fallback={null}>
            <QrCode address={address} label="Guest registration code" />
          </Suspense>
        </Box>
        <Text size="sm" style={{ overflowWrap: 'anywhere' }} data-testid="guest-link">
          {address}
        </Text>
        <Group>
          <CopyButton value={address} variant="filled">
            Copy link
          </CopyButton>
          <Button variant="default" onClick={onClose}>
            Done
          </Button>
        </Group>
      </Stack>
    </Dialog>
  )
}
