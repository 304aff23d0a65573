import { Button, List, Text } from '@mantine/core'
import { useState } from 'react'
import { z } from 'zod'
import type { NextDebits } from '../../../../contract/debits/debit-run.ts'
import { formatMoney } from '../../../../contract/money.ts'
import { counted } from '../../../../contract/text.ts'
import { api } from '../../../api/api.ts'
import { useAction } from '../../../api/use-action.ts'
import { useContractForm } from '../../../ui/form/use-contract-form.ts'
import { StepDialog } from '../../../ui/step-dialog.tsx'
import { shownOfAgreements } from '../../ledger/ledger.ts'

interface Props {
  next: NextDebits
}

/** Sends owners the amounts that they haven’t been notified of, once that is confirmed. */
export const NotifyButton = ({ next }: Props) => {
  const [shown, setShown] = useState<NextDebits | null>(null)
  return (
    <>
      {next.toNotify > 0 && (
        <Button variant="default" onClick={() => setShown(next)}>
          {`Send ${counted(next.toNotify, 'notice')}`}
        </Button>
      )}
      {shown && <NotifyDialog next={shown} onClose={() => setShown(null)} />}
    </>
  )
}

const Bare = z.object({})

const NotifyDialog = ({ next: { on, debits, toNotify }, onClose }: Props & { onClose: () => void }) => {
  const form = useContractForm(Bare, {})
  const { send } = useAction(api.debits.notify, {
    done: `${counted(toNotify, 'notice')} sent`,
    refresh: shownOfAgreements,
  })
  const noticed = debits.filter(({ state, isReachable }) => state === 'needsNotice' && isReachable)
  return (
    <StepDialog
      title={`Send ${counted(toNotify, 'notice')}?`}
      form={form}
      onSend={() => send({ body: { on } })}
      onClose={onClose}
      button={`Send ${counted(toNotify, 'notice')}`}
      busyText="Sending..."
      failed="We couldn’t send the notices. Please try again."
    >
      <Text size="sm">
        Owners are notified of the amount by email and in their inbox. It can be debited after ten clear days, or at
        once where the agreement waives them.
      </Text>
      <List size="sm" className="figures">
        {noticed.map(({ agreementId, unit, cents }) => (
          <List.Item key={agreementId}>
            Unit {unit.unitNumber}: {formatMoney(cents)}
          </List.Item>
        ))}
      </List>
    </StepDialog>
  )
}
