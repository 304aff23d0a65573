import { IconFileTypeCsv, IconFileTypePdf } from '@tabler/icons-react'
import { useState } from 'react'
import { api } from '../../../api/api.ts'
import { useSaveFile } from '../../../api/download.ts'
import { BusyButton } from '../../../ui/busy-button.tsx'

const formats = [
  { format: 'pdf', text: 'Owner list (PDF)', Sign: IconFileTypePdf },
  { format: 'csv', text: 'Owner list (CSV)', Sign: IconFileTypeCsv },
] as const

/** The list of owners that the law has the corporation keep, to be saved. */
export function OwnerListButtons() {
  const saveFile = useSaveFile()
  const [making, setMaking] = useState<'pdf' | 'csv' | null>(null)
  const save = async (format: 'pdf' | 'csv') => {
    setMaking(format)
    await saveFile(
      api.units.ownerList,
      { query: { format } },
      { name: `owner-list.${format}`, failed: 'Failed to create the owner list' },
    )
    setMaking(null)
  }
  return formats.map(({ format, text, Sign }) => (
    <BusyButton
      key={format}
      variant="default"
      leftSection={<Sign size={18} aria-hidden />}
      busy={making === format}
      busyText="Preparing the list..."
      onClick={() => void save(format)}
    >
      {text}
    </BusyButton>
  ))
}
