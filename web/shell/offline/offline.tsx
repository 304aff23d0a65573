import { useQueryClient } from '@tanstack/react-query'
import { useEffect, type ReactNode } from 'react'
import { useBuildingId } from '../../api/building-id.ts'
import { forgetAnswers } from '../../api/kept-answers.ts'
import { onLogout } from '../../api/session-events.ts'
import { OfflineNotice } from './offline-notice.tsx'
import { start } from './start.ts'

/** Has the device keep what is read and send what waits, and says when there is no answer. */
const Offline = (): ReactNode => {
  const buildingId = useBuildingId()
  const client = useQueryClient()
  // An expiry forgets what a logout does.
  useEffect(() => onLogout(() => void forgetAnswers()), [])
  useEffect(() => start(buildingId, client), [buildingId, client])
  return <OfflineNotice />
}
export default Offline
