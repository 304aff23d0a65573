import { Button, Text } from '@mantine/core'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { z } from 'zod'
import { debitRunKind } from '../../../../contract/debits/debit-kinds.ts'
import type { NextDebits } from '../../../../contract/debits/debit-run.ts'
import { formatMoney } from '../../../../contract/money.ts'
import { counted } from '../../../../contract/text.ts'
import { formatDate } from '../../../../contract/time.ts'
import { api } from '../../../api/api.ts'
import { useStep } from '../../../api/use-step.ts'
import { useContractForm } from '../../../ui/form/use-contract-form.ts'
import { StepDialog } from '../../../ui/step-dialog.tsx'
import { shownOfRuns } from '../shown.ts'
import { makeWords } from '../words.ts'

interface Props {
  next: NextDebits
}

/** Makes a file of the debits that are ready, once that is confirmed. */
export const MakeButton = ({ next }: Props) => {
  // The dialog stays as it was opened when others make the file meanwhile, so that it can say so.
  const [shown, setShown] = useState<NextDebits | null>(null)
  return (
    <>
      {next.ready.count > 0 && (
        <Button className="wraps" mih="2.75rem" onClick={() => setShown(next)}>
          {makeWords(next)}
        </Button>
      )}
      {shown && <MakeDialog next={shown} onClose={() => setShown(null)} />}
    </>
  )
}

const Bare = z.object({})

const MakeDialog = ({ next, onClose }: Props & { onClose: () => void }) => {
  const { on, ready, isTest, debits } = next
  const { count, cents } = ready
  const left = debits.length - count
  const navigate = useNavigate()
  const form = useContractForm(Bare, {})
  // Where others are ready by now, the server refuses it, and what is shown here follows.
  const { send } = useStep(api.debits.makeRun, { shown: shownOfRuns })
  const make = async () => {
    const made = await send({ body: { on, count, cents } })
    if (made === undefined) return made
    await navigate(debitRunKind.page(made._id))
    return null
  }
  return (
    <StepDialog
      title={isTest ? 'Make a test file?' : 'Make the file?'}
      form={form}
      onSend={make}
      onClose={onClose}
      button={makeWords(next)}
      busyText="Making the file..."
      failed="We couldn’t make the file. Nothing has changed; please try again."
    >
      <Text size="sm" className="figures">
        {isTest
          ? `The file has ${counted(count, 'debit')} of ${formatDate(on)}, ${formatMoney(cents)} in total.`
          : `${counted(count, 'account')} will be debited on ${formatDate(on)}, ${formatMoney(cents)} in total.`}
        {left > 0 && ` ${counted(left, 'account isn’t', 'accounts aren’t')} in the file.`}
      </Text>
      {isTest ? (
        <Text size="sm">
          On the next page, download it and send it to your bank as a test: it has real accounts and amounts, so use the
          bank’s test channel. It’s never entered in the books.
        </Text>
      ) : (
        <Text size="sm">
          On the next page, download the file and send it to your bank. Once the bank has debited the accounts, enter
          the debits in the books.
        </Text>
      )}
    </StepDialog>
  )
}
