import { Button } from '@mantine/core'
import { IconPencil, IconPin, IconPinnedOff, IconPrinter, IconSend, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { toast } from '../../api/toast.ts'
import type { Notice } from '../../../contract/notices.ts'
import type { Instant } from '../../../contract/time.ts'
import { api } from '../../api/api.ts'
import { wordsFor } from '../../api/errors.ts'
import { useAction } from '../../api/use-action.ts'
import { useConfirm } from '../../ui/use-confirm.tsx'
import { waits } from './moments.ts'
import { isPublic } from './notice-state.ts'
import { PinDialog } from './pin-dialog.tsx'
import { labelsFor } from '../../../law/law.ts'
import { useBuilding } from '../../api/building.tsx'
import { sendWords } from './reach.ts'
import { useReach } from './use-reach.ts'

const shown = [api.notices.get, api.notices.list, api.notices.pinned, api.audit.history]

function PublishButton({ notice, now }: { notice: Notice; now: Instant }) {
  const { ask, dialog } = useConfirm()
  const unitIds = notice.units.map(({ _id }) => _id)
  const labels = labelsFor(useBuilding().jurisdiction)
  const scheduled = waits(notice.publishDate, now)
  const words = sendWords(notice.audience, useReach(notice.audience, unitIds), scheduled, labels)
  const publish = useAction(api.notices.publish, {
    done: scheduled ? 'Notice scheduled' : 'Notice sent',
    failed: 'We couldn’t publish the notice. Please try again.',
    refresh: [...shown, api.notifications.unreadCount],
  })
  const send = async () => {
    const text = scheduled
      ? 'It will go out automatically at the scheduled time. You can still change it until then.'
      : 'Everyone in the audience is notified immediately. After that, any change to the text shows as a correction.'
    if (await ask({ title: `${words}?`, text, yes: words })) await publish.run({ params: { id: notice._id } })
  }
  return (
    <>
      {dialog}
      <Button leftSection={<IconSend size={18} aria-hidden />} disabled={publish.busy} onClick={() => void send()}>
        {words}
      </Button>
    </>
  )
}

function PinButton({ notice, now }: { notice: Notice; now: Instant }) {
  const [asking, setAsking] = useState(false)
  const unpin = useAction(api.notices.unpin, {
    done: `“${notice.title}” unpinned`,
    failed: 'We couldn’t unpin the notice. Please try again.',
    refresh: shown,
  })
  const pinned = notice.pinnedUntil !== null && notice.pinnedUntil > now
  if (pinned)
    return (
      <Button
        variant="default"
        leftSection={<IconPinnedOff size={18} aria-hidden />}
        disabled={unpin.busy}
        onClick={() => void unpin.run({ params: { id: notice._id } })}
      >
        Unpin
      </Button>
    )
  return (
    <>
      <PinDialog notice={notice} opened={asking} onClose={() => setAsking(false)} />
      <Button variant="default" leftSection={<IconPin size={18} aria-hidden />} onClick={() => setAsking(true)}>
        Pin
      </Button>
    </>
  )
}

function DeleteButton({ notice }: { notice: Notice }) {
  const navigate = useNavigate()
  const { ask, dialog } = useConfirm()
  const remove = useAction(api.notices.delete, {
    done: 'Notice deleted',
    refresh: [api.notices.list, api.notices.pinned, api.notifications.list, api.notifications.unreadCount],
  })
  const send = async () => {
    const text = `“${notice.title}” will be deleted for everyone, with its attachments and receipts. This can’t be undone.`
    if (!(await ask({ title: 'Delete this notice?', text, yes: 'Delete notice', danger: true }))) return
    try {
      await remove.send({ params: { id: notice._id } })
      void navigate('/announcements', { replace: true })
    } catch (error) {
      toast.error(wordsFor(error, 'We couldn’t delete the notice. Please try again.'))
    }
  }
  return (
    <>
      {dialog}
      <Button
        variant="default"
        c="red"
        leftSection={<IconTrash size={18} aria-hidden />}
        disabled={remove.busy}
        onClick={() => void send()}
      >
        Delete
      </Button>
    </>
  )
}

/** What may be done with a notice, as the server says. */
export function NoticeActions({ notice, now }: { notice: Notice; now: Instant }) {
  const { can, _id, status } = notice
  return (
    <>
      {can.publish && <PublishButton notice={notice} now={now} />}
      {can.pin && <PinButton notice={notice} now={now} />}
      {can.edit && (
        <Button
          component={Link}
          to={`/announcements/${_id}/edit`}
          variant="default"
          leftSection={<IconPencil size={18} aria-hidden />}
        >
          {isPublic(status) ? 'Correct' : 'Edit'}
        </Button>
      )}
      {can.edit && status === 'published' && (
        <Button
          component={Link}
          to={`/announcements/${_id}/poster`}
          variant="default"
          leftSection={<IconPrinter size={18} aria-hidden />}
        >
          Lobby poster
        </Button>
      )}
      {can.delete && <DeleteButton notice={notice} />}
    </>
  )
}
