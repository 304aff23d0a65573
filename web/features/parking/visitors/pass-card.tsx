import { Button, Card, Group, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import type { VisitorPass } from '../../../../contract/parking/visitor.ts'
import { api } from '../../../api/api.ts'
import { useAction } from '../../../api/use-action.ts'
import { Instant } from '../../../ui/moments.tsx'
import { StatusBadge } from '../../../ui/status-badge.tsx'
import { useConfirm } from '../../../ui/use-confirm.tsx'
import { stateWords, vehicleWords } from '../words.ts'
import { ExtendDialog, RevokeDialog } from './pass-dialogs.tsx'
import { shownOfPasses } from './shown.ts'

const sourceWords = {
  resident: '',
  guest_link: 'registered with your link',
  staff: 'registered by management',
} as const

type Step = 'extend' | 'revoke'
export type OnPassStep = (pass: VisitorPass, step: Step) => void
interface Props {
  pass: VisitorPass
  onStep: OnPassStep
}

/** Holds the dialog of a pass above its list: it stays open if someone else's step takes the pass off the list, and says so. */
export const usePassDialog = () => {
  const [open, setOpen] = useState<{ pass: VisitorPass; step: Step } | null>(null)
  const onStep: OnPassStep = (pass, step) => setOpen({ pass, step })
  const Opened = open?.step === 'extend' ? ExtendDialog : RevokeDialog
  return { onStep, dialog: open && <Opened pass={open.pass} onClose={() => setOpen(null)} /> }
}

/** One visitor: who, which car, until when, and what can be done. */
export const PassCard = ({ pass, onStep }: Props) => {
  const { words, tone } = stateWords[pass.state]
  const vehicle = vehicleWords(pass)
  return (
    <Card component="article" padding="md">
      <Stack gap={6}>
        <Group justify="space-between" gap="xs">
          <Text fw={600} flex="1 1 10rem" style={{ overflowWrap: 'anywhere' }}>
            {pass.visitorName ?? 'A visitor'} · {pass.licensePlate ?? 'plate erased'}
          </Text>
          <StatusBadge tone={tone}>{words}</StatusBadge>
        </Group>
        <Text>
          {pass.state === 'upcoming' && (
            <>
              From <Instant at={pass.from} />{' '}
            </>
          )}
          Until <Instant at={pass.until} />
        </Text>
        <Text size="sm" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
          {[`Unit ${pass.unitNumber}`, vehicle, pass.purpose, sourceWords[pass.source]].filter(Boolean).join(' · ')}
        </Text>
        {pass.endReason && <Text size="sm">Reason: {pass.endReason}</Text>}
        <PassSteps pass={pass} onStep={onStep} />
      </Stack>
    </Card>
  )
}

/** Longer, ended, or revoked by those who manage parking. */
export const PassSteps = ({ pass, onStep }: Props) => {
  const { ask, dialog: question } = useConfirm()
  const cancel = useAction(api.parking.cancelPass, { done: 'Pass ended', refresh: shownOfPasses })
  if (pass.can.length === 0) return null
  const end = async () => {
    const isTheir = pass.state === 'active'
    const yes = await ask({
      title: isTheir ? 'Has your visitor left?' : 'Cancel this visit?',
      text: isTheir ? 'This frees the space for someone else.' : 'It won’t count toward your limits.',
      yes: isTheir ? 'End the visit' : 'Cancel the visit',
    })
    if (yes) await cancel.run({ params: { id: pass._id }, body: { version: pass.version } })
  }
  const revokes = pass.can.includes('revoke') && !pass.isMine
  return (
    <Group gap="sm" mt="xs">
      <Button variant="default" onClick={() => onStep(pass, 'extend')}>
        Extend visit
      </Button>
      <Button variant="default" onClick={() => void end()}>
        {pass.state === 'active' ? 'End visit' : 'Cancel'}
      </Button>
      {revokes && (
        <Button variant="default" onClick={() => onStep(pass, 'revoke')}>
          Revoke
        </Button>
      )}
      {question}
    </Group>
  )
}
