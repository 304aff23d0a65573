import { Alert } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { labelsFor } from '../../../../law/law.ts'
import { useBuilding } from '../../../api/building.tsx'

const Note = ({ title, children }: { title: string; children: ReactNode }) => (
  <Alert color="orange" icon={<IconAlertTriangle aria-hidden />} title={title}>
    {children}
  </Alert>
)

/** Says to someone who keeps the books that council hears of a change to their own account; nothing on others. */
export const OwnAccountNote = ({ isOwn }: { isOwn: boolean }) => {
  const { councilMember } = labelsFor(useBuilding().jurisdiction)
  return (
    isOwn && (
      <Note title="This is your own account">{councilMember.Many} will be notified of this, with the amount.</Note>
    )
  )
}

/** Says the same of deposits of a bank file, unless they are plainly theirs. */
export const OwnDepositNote = ({ isOwn }: { isOwn: boolean }) => {
  const { councilMember } = labelsFor(useBuilding().jurisdiction)
  return (
    isOwn && (
      <Note title="This includes your own account">
        Once this is posted, {councilMember.many} will be notified of the amount, unless the bank’s text has the unit,
        one of its owners or the payment code.
      </Note>
    )
  )
}
