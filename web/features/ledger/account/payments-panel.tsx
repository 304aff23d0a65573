import { Button, Group, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import type { Holding, Receipt } from '../../../../contract/ledger/holding.ts'
import { receiptsShownMost } from '../../../../contract/limits/ledger.ts'
import { formatMoney } from '../../../../contract/money.ts'
import { Panel } from '../../../ui/panel.tsx'
import { ApplyDialog } from '../dialogs/apply-dialog.tsx'
import { BringBackDialog, RefundDialog, TransferDialog } from '../dialogs/credit-dialogs.tsx'
import { FreeDialog } from '../dialogs/free-dialog.tsx'
import { ReceiptCard, type Gone, type Paid } from './receipt-card.tsx'

/** Payments that are shown at first, so that a page with several units isn’t long. */
const fewPayments = 4

type Opened =
  | { what: 'apply'; receipt: Receipt }
  | { what: 'free'; receipt: Receipt; paid: Paid }
  | { what: 'bringBack'; gone: Gone }
  | { what: 'refund' | 'transfer' }

/** What came in for an account, with what each payment paid; who keeps the books can refund or move what is left. */
export function PaymentsPanel({ holding, title }: { holding: Holding; title: string }) {
  const [opened, setOpened] = useState<Opened | null>(null)
  const [all, setAll] = useState(false)
  const { receipts, can } = holding
  const ontoOf = (receipt: Receipt) => ({
    apply: holding.charges.length > 0 ? () => setOpened({ what: 'apply', receipt }) : null,
    free: (paid: Paid) => setOpened({ what: 'free', receipt, paid }),
    bringBack: (gone: Gone) => setOpened({ what: 'bringBack', gone }),
  })
  return (
    <Panel title={title}>
      {receipts.length === 0 && <Text c="dimmed">No payments yet.</Text>}
      {can.keep && holding.creditCents > 0 && (
        <CreditActions creditCents={holding.creditCents} onto={(what) => setOpened({ what })} />
      )}
      <Stack component="ul" gap="sm" m={0} p={0} style={{ listStyle: 'none' }}>
        {(all ? receipts : receipts.slice(0, fewPayments)).map((receipt) => (
          <ReceiptCard key={receipt._id} receipt={receipt} onto={can.keep ? ontoOf(receipt) : null} />
        ))}
      </Stack>
      {receipts.length > fewPayments && (
        <Button variant="default" w="fit-content" onClick={() => setAll(!all)}>
          {all ? 'Show fewer payments' : 'Show more payments'}
        </Button>
      )}
      {all && receipts.length >= receiptsShownMost && (
        <Text c="dimmed">These are the latest {receiptsShownMost} payments; the statement has all of them.</Text>
      )}
      {opened && <Dialog holding={holding} opened={opened} onClose={() => setOpened(null)} />}
    </Panel>
  )
}

const CreditActions = ({ creditCents, onto }: { creditCents: number; onto: (what: 'refund' | 'transfer') => void }) => (
  <Group gap="xs" justify="space-between" mb="sm">
    <Text fw={600} className="figures">
      Credit: {formatMoney(creditCents)}
    </Text>
    <Group gap="xs">
      <Button variant="default" onClick={() => onto('refund')}>
        Refund credit
      </Button>
      <Button variant="default" onClick={() => onto('transfer')}>
        Transfer credit
      </Button>
    </Group>
  </Group>
)

const Dialog = ({ holding, opened, onClose }: { holding: Holding; opened: Opened; onClose: () => void }) => {
  switch (opened.what) {
    case 'apply':
      return <ApplyDialog holding={holding} receipt={opened.receipt} onClose={onClose} />
    case 'free':
      return <FreeDialog holding={holding} kind={opened.receipt.kind} paid={opened.paid} onClose={onClose} />
    case 'bringBack':
      return <BringBackDialog holding={holding} gone={opened.gone} onClose={onClose} />
    case 'refund':
      return <RefundDialog holding={holding} onClose={onClose} />
    case 'transfer':
      return <TransferDialog holding={holding} onClose={onClose} />
  }
}
