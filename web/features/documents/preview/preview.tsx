import { Card, Image, Text } from '@mantine/core'
import { lazy, Suspense, useEffect, useRef, type ReactNode } from 'react'
import type { Document } from '../../../../contract/documents/document.ts'
import { api } from '../../../api/api.ts'
import { useFile } from '../../../api/use-file.ts'
import { Loaded } from '../../../ui/loaded.tsx'
import { Placeholder } from '../../../ui/placeholder.tsx'

const PdfPreview = lazy(() => import('./pdf-preview.tsx'))

interface Props {
  document: Document
  /** The page to begin at. */
  page: number
  /** Words to mark in it. */
  search: string
}

/** What is in a document, to read in the page: PDF and pictures; what else there is opens on the reader's device. */
export function Preview({ document, page, search }: Props) {
  const { contentType } = document
  if (contentType === 'application/pdf')
    return (
      <WithFile document={document}>
        {(file) => (
          <Suspense fallback={<Placeholder shape="card" rows={2} />}>
            <PdfPreview key={document.versions} file={file} title={document.title} page={page} search={search} />
          </Suspense>
        )}
      </WithFile>
    )
  if (contentType.startsWith('image/'))
    return <WithFile document={document}>{(file) => <Picture file={file} title={document.title} />}</WithFile>
  return (
    <Card>
      <Text>We can’t show this type of file here. Download it to open it on your device.</Text>
    </Card>
  )
}

function WithFile({ document, children }: { document: Document; children: (file: Blob) => ReactNode }) {
  const file = useFile(
    api.documents.download,
    { params: { id: document._id }, query: { preview: true } },
    document.versions,
  )
  return (
    <Loaded query={file} rows={2} failed="We couldn’t show the document here. You can still download it.">
      {(blob) => children(blob)}
    </Loaded>
  )
}

function Picture({ file, title }: { file: Blob; title: string }) {
  const image = useRef<HTMLImageElement>(null)
  useEffect(() => {
    const address = URL.createObjectURL(file)
    if (image.current) image.current.src = address
    return () => URL.revokeObjectURL(address)
  }, [file])
  return (
    <Card padding="xs">
      <Image ref={image} alt={title} fit="contain" mah="80vh" radius="sm" />
    </Card>
  )
}
