import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useBuildingId } from '../../api/building-id.ts'
import { forgetAnswers } from '../../api/kept-answers.ts'
import { onLogout } from '../../api/session-events.ts'
import { start } from './start.ts'

/** Has the device keep what is read and send what waits. */
const Offline = () => {
  const buildingId = useBuildingId()
  const client = useQueryClient()
  // An expiry forgets what a logout does.
  useEffect(() => onLogout(() => void forgetAnswers()), [])
  useEffect(() => start(buildingId, client), [buildingId, client])
  return null
}
export default Offline
