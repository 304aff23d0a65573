import { useEffect, useState } from 'react'
import { openPdf, type Pdf } from './pdf.ts'

type Opened = { is: 'opening' } | { is: 'open'; pdf: Pdf } | { is: 'locked' } | { is: 'failed' }

/** Opens a PDF for as long as the part is there. */
export const usePdf = (file: Blob): Opened => {
  const [opened, setOpened] = useState<Opened>({ is: 'opening' })
  useEffect(() => {
    let wanted = true
    const { opened: opening, close } = openPdf(file)
    opening.then(
      (pdf) => wanted && setOpened({ is: 'open', pdf }),
      (error: unknown) => {
        const locked = error instanceof Error && error.name === 'PasswordException'
        if (wanted) setOpened({ is: locked ? 'locked' : 'failed' })
      },
    )
    return () => {
      wanted = false
      close()
    }
  }, [file])
  return opened
}
