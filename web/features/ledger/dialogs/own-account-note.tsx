import { Alert } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import { labelsFor } from '../../../../law/law.ts'
import { useBuilding } from '../../../api/building.tsx'

/** Says to someone who keeps the books that council hears of a change to their own account; nothing on others. */
export const OwnAccountNote = ({ isOwn }: { isOwn: boolean }) => {
  const { councilMember } = labelsFor(useBuilding().jurisdiction)
  if (!isOwn) return null
  return (
    <Alert color="orange" icon={<IconAlertTriangle aria-hidden />} title="This is your own account">
      {councilMember.Many} will be notified of this, with the amount.
    </Alert>
  )
}
