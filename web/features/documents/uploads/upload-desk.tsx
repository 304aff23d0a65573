import { createContext, lazy, Suspense, use, useState, type ReactNode } from 'react'
import type { Library } from '../../../../contract/documents/folders.ts'
import type { FilingPlace } from '../library/places.ts'
import { useUploads } from './use-uploads.ts'

const UploadDialog = lazy(() => import('./upload-dialog.tsx'))
const UploadList = lazy(() => import('./upload-list.tsx'))

interface Wanted {
  files: readonly File[]
  library: Library
  /** Where they go unless somebody chooses otherwise; null where somebody must choose. */
  place: FilingPlace | null
}

const DeskContext = createContext<(wanted: Wanted) => void>(() => undefined)
/** Gives a function that takes files to be filed. */
export const useFiling = () => use(DeskContext)

/** Takes files for the library and sends them, while its reader goes about in it. */
export function UploadDesk({ children }: { children: ReactNode }) {
  const [wanted, setWanted] = useState<Wanted | null>(null)
  const uploads = useUploads()
  return (
    <DeskContext value={setWanted}>
      <Suspense>
        {wanted && (
          <UploadDialog
            {...wanted}
            onClose={() => setWanted(null)}
            onSend={(drafts) => {
              uploads.add(drafts)
              setWanted(null)
            }}
          />
        )}
        {uploads.queue.length > 0 && <UploadList uploads={uploads} />}
      </Suspense>
      {children}
    </DeskContext>
  )
}
