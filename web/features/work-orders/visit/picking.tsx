import { Button, Group, Radio, Stack } from '@mantine/core'
import { useState } from 'react'
import type { z } from 'zod'
import { NoneSuits } from '../../../../contract/work-orders/bodies.ts'
import type { TicketVisit } from '../../../../contract/work-orders/order.ts'
import { api } from '../../../api/api.ts'
import { useRefresh } from '../../../api/queries.ts'
import { useAction } from '../../../api/use-action.ts'
import { BusyButton } from '../../../ui/busy-button.tsx'
import { TextAreaField } from '../../../ui/form/text-area-field.tsx'
import { useContractForm } from '../../../ui/form/use-contract-form.ts'
import { useZone } from '../../../ui/moments.tsx'
import { StepDialog } from '../../../ui/step-dialog.tsx'
import { shownOfOrders } from '../shown.ts'
import { useOrderStep } from '../use-order-step.tsx'
import { spanWords } from '../words.ts'

interface Props {
  order: Pick<TicketVisit, '_id' | 'windows' | 'version'>
}

/** Picks one of the times that were offered, or says that none suits. */
export const Picking = ({ order }: Props) => {
  const { _id: id, windows, version } = order
  const zone = useZone()
  const [windowId, setWindowId] = useState(windows.length === 1 ? (windows[0]?._id ?? '') : '')
  const [isRefusing, setRefusing] = useState(false)
  const refresh = useRefresh()
  const pick = useAction(api.workOrders.pick, { done: 'Visit scheduled', refresh: shownOfOrders })
  const run = async () => {
    if (!(await pick.run({ params: { id }, body: { windowId, version } }))) await refresh(...shownOfOrders)
  }
  return (
    <Stack gap="md">
      <Radio.Group label="Which time works for you?" value={windowId} onChange={setWindowId}>
        <Stack gap={0}>
          {windows.map((window) => (
            <Radio
              key={window._id}
              value={window._id}
              label={spanWords(window, zone)}
              className="figures"
              styles={{ body: { alignItems: 'center', minHeight: 44 } }}
            />
          ))}
        </Stack>
      </Radio.Group>
      <Group gap="sm">
        <BusyButton busy={pick.busy} busyText="Saving..." disabled={windowId === ''} onClick={() => void run()}>
          Choose this time
        </BusyButton>
        <Button variant="default" onClick={() => setRefusing(true)}>
          None of these work
        </Button>
      </Group>
      {isRefusing && <NoneDialog order={order} onClose={() => setRefusing(false)} />}
    </Stack>
  )
}

const Said = NoneSuits.omit({ version: true })

const NoneDialog = ({ order, onClose }: Props & { onClose: () => void }) => {
  const { _id: id } = order
  const { send, version, conflict } = useOrderStep(
    api.workOrders.noneSuits,
    order,
    'The vendor has been asked for other times',
  )
  const form = useContractForm(Said, { words: '' }, { keeps: `work-order/${id}/no-time` })
  const refuse = (body: z.output<typeof Said>) => send({ params: { id }, body: { ...body, version } })
  return (
    <StepDialog
      size="lg"
      title="None of these work"
      form={form}
      onSend={refuse}
      onClose={onClose}
      button="Ask for other times"
      conflict={conflict}
    >
      <TextAreaField
        control={form.control}
        name="words"
        label="Which times would work?"
        description="Visible to the vendor."
        withAsterisk
        minRows={2}
        data-autofocus
      />
    </StepDialog>
  )
}
