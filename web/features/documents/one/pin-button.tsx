import { Button } from '@mantine/core'
import { IconPin, IconPinFilled } from '@tabler/icons-react'
import { useState } from 'react'
import type { Document } from '../../../../contract/documents/document.ts'
import { BusyButton } from '../../../ui/busy-button.tsx'
import UnpinDialog from '../unpin-dialog.tsx'
import { usePin } from '../use-pin.ts'

/** Puts a document on the dashboard, or takes it off. */
export function PinButton({ document }: { document: Document }) {
  const [asking, setAsking] = useState(false)
  const { pin, busy } = usePin(document)
  if (document.pinnedAt === null)
    return (
      <BusyButton
        variant="default"
        leftSection={<IconPin size={18} aria-hidden />}
        busy={busy}
        onClick={() => void pin()}
      >
        Pin to dashboard
      </BusyButton>
    )
  return (
    <>
      {asking && <UnpinDialog document={document} onClose={() => setAsking(false)} />}
      <Button variant="default" leftSection={<IconPinFilled size={18} aria-hidden />} onClick={() => setAsking(true)}>
        Unpin
      </Button>
    </>
  )
}
