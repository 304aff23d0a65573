import { useRef, useState } from 'react'
import type { Document } from '../../../../contract/documents/document.ts'
import { api } from '../../../api/api.ts'
import { useBuildingId } from '../../../api/building-id.ts'
import { mayPass, wordsOfChange } from '../../../api/errors.ts'
import { useRefresh } from '../../../api/queries.ts'
import { toast } from '../../../api/toast.ts'
import { upload } from '../../../api/upload.ts'
import { shownOfDocuments } from '../shown.ts'

/** Sends a new version of a document, and tells how far it has gone. */
export const useNewVersion = ({ _id, title }: Pick<Document, '_id' | 'title'>, onDone: () => void) => {
  const buildingId = useBuildingId()
  const refresh = useRefresh()
  // Sent again after no answer, it still becomes one version.
  const key = useRef<{ content: string; key: string } | null>(null)
  const [sent, setSent] = useState<number | null>(null)
  const [refused, setRefused] = useState<string | null>(null)

  const send = async (file: File, note: string) => {
    const content = JSON.stringify([file.name, file.size, file.lastModified, note])
    if (key.current?.content !== content) key.current = { content, key: crypto.randomUUID() }
    setRefused(null)
    setSent(0)
    try {
      await upload(
        api.documents.addVersion,
        { params: { id: _id }, body: { note }, files: [file] },
        { buildingId, idempotencyKey: key.current.key, onSent: setSent },
      )
      toast.success(`“${title}” has a new version`)
      onDone()
      await refresh(...shownOfDocuments, api.overview.dashboard)
    } catch (error) {
      if (!mayPass(error)) key.current = null
      setRefused(wordsOfChange(error, 'We couldn’t upload the file. Please try again; nothing was lost.'))
      setSent(null)
    }
  }
  return { send, sent, refused }
}
