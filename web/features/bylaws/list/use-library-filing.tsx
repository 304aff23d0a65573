import { Alert, Anchor } from '@mantine/core'
import { IconCircleCheck } from '@tabler/icons-react'
import { useState, type ReactNode } from 'react'
import { Link } from 'react-router'
import type { Document } from '../../../../contract/documents/document.ts'
import { api } from '../../../api/api.ts'
import { useAction } from '../../../api/use-action.ts'

export interface LibraryFiling {
  run: () => void
  busy: boolean
  /** Leads to the document, once there is one. */
  notice: ReactNode
}

/** Files the texts in force today as a document in the library, and says where it is. */
export const useLibraryFiling = (): LibraryFiling => {
  const [filed, setFiled] = useState<Document | null>(null)
  const file = useAction(api.bylaws.document, {
    failed: 'We couldn’t file the bylaws and rules in the library. Please try again.',
    refresh: [api.documents.library, api.documents.list, api.documents.get, api.documents.versions],
  })
  const run = async () => setFiled((await file.run({ body: {} })) ?? null)
  return {
    run: () => void run(),
    busy: file.busy,
    notice: filed && (
      <Alert color="green" icon={<IconCircleCheck aria-hidden />} title="Filed in the library" role="status" mb="md">
        <Anchor component={Link} to={`/library?document=${filed._id}`} style={{ overflowWrap: 'anywhere' }}>
          {filed.title}
        </Anchor>
      </Alert>
    ),
  }
}
