import { useSession } from '../api/session.tsx'
import { openLoaded } from './dialog-stage.ts'
import { outbox, useLeave } from './use-leave.ts'

/** Gives the way out, asked first where something waits on this device to be sent. */
export const useLogout = () => {
  const { user } = useSession()
  const leave = useLeave()
  return async () => {
    const waits = await outbox()
      .then((kept) => kept.waitingFor(user?._id ?? ''))
      .catch(() => [])
    if (waits.length > 0) await openLoaded(() => import('./leaving-dialog.tsx'))
    else await leave()
  }
}
