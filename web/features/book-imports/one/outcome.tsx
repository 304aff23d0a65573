import { Alert, Stack, Text } from '@mantine/core'
import { IconArrowBackUp, IconCircleCheck } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import type { BookImport } from '../../../../contract/book-imports/book-import.ts'
import { formatMoney } from '../../../../contract/money.ts'
import { formatDate } from '../../../../contract/time.ts'
import { labelsFor } from '../../../../law/law.ts'
import { useBuilding } from '../../../api/building.tsx'
import { Figure, Figures } from '../../../ui/figures.tsx'
import { OnDemand } from '../../../ui/on-demand.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { RecordHistory } from '../../../ui/record-history.tsx'
import { Section } from '../../../ui/section.tsx'
import { BalancesPanel } from './balances-panel.tsx'

interface Props {
  made: BookImport
  /** Whether it has replaced what was on the page before. */
  takesFocus: boolean
}

/** What opening balances brought into the books, or took out of them again. */
export const Outcome = ({ made, takesFocus }: Props) => {
  const place = useRef<HTMLDivElement>(null)
  // The button that led here is gone, and the page is another one.
  useEffect(() => {
    if (!takesFocus) return
    window.scrollTo(0, 0)
    place.current?.focus({ preventScroll: true })
  }, [takesFocus])
  return (
    <Stack gap="lg" ref={place} tabIndex={-1}>
      <Verdict made={made} />
      <Banks made={made} />
      {made.accounts.length > 0 && <BalancesPanel made={made} />}
      <Section title="History">
        <OnDemand words="Show history">
          <RecordHistory subject="bookImport" id={made._id} />
        </OnDemand>
      </Section>
    </Stack>
  )
}

const Verdict = ({ made: { state, asOf, accounts } }: Pick<Props, 'made'>) =>
  state === 'added' ? (
    <Alert color="green" icon={<IconCircleCheck aria-hidden />} title="In the books" role="status">
      <Text size="sm">
        {accounts.length > 0
          ? `These balances as of ${formatDate(asOf)} are in the books. Owners see theirs in their accounts.`
          : `These balances as of ${formatDate(asOf)} are in the books.`}
      </Text>
    </Alert>
  ) : (
    <Alert color="gray" icon={<IconArrowBackUp aria-hidden />} title="Undone" role="status">
      <Text size="sm">Everything below was taken out of the books again.</Text>
    </Alert>
  )

const Banks = ({ made: { choices } }: Pick<Props, 'made'>) => {
  const { reserveAccount } = labelsFor(useBuilding().jurisdiction)
  const { operatingCents, reserveCents } = choices
  if (operatingCents === null && reserveCents === null) return null
  return (
    <Panel title="Bank balances">
      <Figures most={4}>
        {operatingCents !== null && <Figure name="Operating account">{formatMoney(operatingCents)}</Figure>}
        {reserveCents !== null && <Figure name={reserveAccount.One}>{formatMoney(reserveCents)}</Figure>}
      </Figures>
    </Panel>
  )
}
