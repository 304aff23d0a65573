import { Button, Group, Text } from '@mantine/core'
import { useState } from 'react'
import type { Agreement, OwnDebits } from '../../../../contract/debits/agreement.ts'
import { coversLabels } from '../../../../contract/debits/debit-words.ts'
import { formatDate, localDateOf } from '../../../../contract/time.ts'
import { useZone } from '../../../ui/moments.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { useNow } from '../../../ui/use-now.ts'
import { Facts } from '../../units/units.ts'
import { AgreeDialog } from './agree-dialog.tsx'
import { accountWords, debitedWords, lastDebitWords, noticeWords } from './agreement-words.ts'
import { CancelAgreement } from './cancel-agreement.tsx'
import { TermsDialog } from './terms-dialog.tsx'

interface Props {
  own: OwnDebits
  holdingId: string
  title: string
}

type Opened = 'agree' | 'read' | 'cancel'

/** The pre-authorized debit of one’s own unit, or the offer of one; nothing where there is neither. */
export const OwnDebit = ({ own, holdingId, title }: Props) => {
  const [opened, setOpened] = useState<Opened | null>(null)
  const unit = own.units.find((one) => one.holdingId === holdingId)
  if (!unit || (unit.agreement === null && !own.isOffered)) return null
  const { agreement } = unit
  const close = () => setOpened(null)
  return (
    <>
      <Panel title={title}>
        {agreement === null ? (
          <>
            <Text>Your fees can be debited from your bank account when they’re due.</Text>
            <Button w="fit-content" className="wraps" mih="2.75rem" onClick={() => setOpened('agree')}>
              Set up pre-authorized debit
            </Button>
          </>
        ) : (
          <Agreed agreement={agreement} own={own} onOpen={setOpened} />
        )}
      </Panel>
      {opened === 'agree' && <AgreeDialog own={own} unit={unit} onClose={close} />}
      {opened === 'read' && agreement && <TermsDialog agreement={agreement} onClose={close} />}
      {opened === 'cancel' && agreement && <CancelAgreement agreement={agreement} onClose={close} />}
    </>
  )
}

interface AgreedProps {
  agreement: Agreement
  own: OwnDebits
  onOpen: (what: Opened) => void
}

const Agreed = ({ agreement, own: { isOffered, isConfirmed }, onOpen }: AgreedProps) => {
  const today = localDateOf(useNow(), useZone())
  const { payerName, covers, startsOn } = agreement
  const [notice, last] = [noticeWords(agreement), lastDebitWords(agreement)]
  return (
    <>
      <Text className="figures">{debitedWords(agreement, { isConfirmed, today })}</Text>
      <Facts
        facts={[
          ['Account holder', payerName],
          ['Account', accountWords(agreement)],
          ['Covers', coversLabels[covers]],
          ['From', formatDate(startsOn)],
          ...(notice === null ? [] : [['Last notice', notice] as const]),
          ...(last === null ? [] : [['Last debit', last] as const]),
        ]}
      />
      <Group gap="sm">
        <Button variant="default" onClick={() => onOpen('read')}>
          Read the agreement
        </Button>
        {isOffered && (
          <Button variant="default" onClick={() => onOpen('agree')}>
            Change the account
          </Button>
        )}
        <Button variant="subtle" onClick={() => onOpen('cancel')}>
          Cancel agreement
        </Button>
      </Group>
    </>
  )
}
