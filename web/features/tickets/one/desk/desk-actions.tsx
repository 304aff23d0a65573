import { Button, Group, Menu } from '@mantine/core'
import { IconDotsVertical } from '@tabler/icons-react'
import { useState } from 'react'
import type { TicketStepName } from '../../../../../contract/tickets/kinds.ts'
import { stepLabels } from '../../../../../contract/tickets/ticket-words.ts'
import type { Ticket } from '../../../../../contract/tickets/ticket.ts'
import { TicketStepDialog } from '../../steps/ticket-step-dialog.tsx'
import { ChangeDialog } from './change-dialog.tsx'
import { MergeDialog } from './merge-dialog.tsx'

/** Steps that are rarely taken, or end it without work. */
const rare: ReadonlySet<TicketStepName> = new Set(['unassign', 'decline', 'withdraw'])

type Open = TicketStepName | 'change' | 'merge'

/** What the server lets those who look after the ticket do now: the usual steps as buttons, the others in a menu. */
export const DeskActions = ({ ticket }: { ticket: Ticket }) => {
  const { can, status } = ticket
  const [open, setOpen] = useState<Open | null>(null)
  const close = () => setOpen(null)
  const usual = can.steps.filter((step) => !rare.has(step))
  const others: { open: Open; words: string }[] = [
    ...can.steps.filter((step) => rare.has(step)).map((step) => ({ open: step, words: stepLabels[step] })),
    ...(can.change ? [{ open: 'change' as const, words: 'Edit details' }] : []),
    ...(can.merge ? [{ open: 'merge' as const, words: 'Merge into another ticket' }] : []),
  ]
  return (
    <>
      {open === 'change' ? (
        <ChangeDialog ticket={ticket} onClose={close} />
      ) : open === 'merge' ? (
        <MergeDialog ticket={ticket} onClose={close} />
      ) : (
        open && <TicketStepDialog ticket={ticket} step={open} onClose={close} />
      )}
      <Group gap="xs">
        {usual.map((step, index) => (
          <Button
            key={step}
            variant={index === 0 && status !== 'resolved' ? 'filled' : 'default'}
            onClick={() => setOpen(step)}
          >
            {step === 'assign' && status !== 'open' ? 'Reassign' : stepLabels[step]}
          </Button>
        ))}
        {others.length > 0 && (
          <Menu position="bottom-end">
            <Menu.Target>
              <Button variant="default" leftSection={<IconDotsVertical size={18} aria-hidden />}>
                More
              </Button>
            </Menu.Target>
            <Menu.Dropdown>
              {others.map((one) => (
                <Menu.Item key={one.open} onClick={() => setOpen(one.open)}>
                  {one.words}
                </Menu.Item>
              ))}
            </Menu.Dropdown>
          </Menu>
        )}
      </Group>
    </>
  )
}
