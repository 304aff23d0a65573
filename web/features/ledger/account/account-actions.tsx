import { Button } from '@mantine/core'
import { useState } from 'react'
import type { Holding } from '../../../../contract/ledger/holding.ts'
import { ChargeDialog } from '../dialogs/charge-dialog.tsx'
import { PaymentDialog } from '../dialogs/payment-dialog.tsx'

/** What can be entered for an account: a payment, or a charge. */
export const AccountActions = ({ holding }: { holding: Holding }) => {
  const [opened, setOpened] = useState<'payment' | 'charge' | null>(null)
  const close = () => setOpened(null)
  return (
    <>
      <Button onClick={() => setOpened('payment')}>Record a payment</Button>
      <Button variant="default" onClick={() => setOpened('charge')}>
        Add a charge
      </Button>
      {opened === 'payment' && <PaymentDialog holding={holding} onClose={close} />}
      {opened === 'charge' && <ChargeDialog holding={holding} onClose={close} />}
    </>
  )
}
