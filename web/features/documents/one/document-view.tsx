import { Stack } from '@mantine/core'
import { lazy, Suspense, useEffect } from 'react'
import type { Document } from '../../../../contract/documents/document.ts'
import type { Instant } from '../../../../contract/time.ts'
import { api } from '../../../api/api.ts'
import { useRoute } from '../../../api/queries.ts'
import { BackLink } from '../../../ui/back-link.tsx'
import { Loaded } from '../../../ui/loaded.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { Placeholder } from '../../../ui/placeholder.tsx'
import { cameAt } from '../../../ui/use-now.ts'
import { DocumentBadges } from '../document-marks.tsx'
import { libraryAddress, type Address } from '../library/address.ts'
import { filterLabels, placeWords } from '../library/places.ts'
import { useAddress } from '../library/use-address.ts'
import { Preview } from '../preview/preview.tsx'
import { DocumentFacts } from './document-facts.tsx'
import { DownloadButton } from './download-button.tsx'
import classes from './document-view.module.css'

const DocumentDesk = lazy(() => import('./document-desk.tsx'))

/** One document in its newest version: to read here, to take along, and for its keepers to look after. */
export function DocumentView({ id }: { id: string }) {
  const { address } = useAddress()
  const document = useRoute(api.documents.get, { params: { id } }, { staleTime: 0 })
  useEffect(() => {
    // The address changed in its query only: the shell leaves scroll and focus where they were.
    window.scrollTo(0, 0)
    window.document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true })
  }, [])
  return (
    <Stack gap="md">
      <BackLink to={libraryAddress({ ...address, document: null, page: null })}>{backWords(address)}</BackLink>
      <Loaded query={document} rows={2} failed="We couldn’t load the document.">
        {(loaded) => <DocumentPage document={loaded} address={address} now={cameAt(document)} />}
      </Loaded>
    </Stack>
  )
}

const backWords = ({ search, category, filter }: Address): string => {
  if (search) return 'Back to search results'
  if (filter) return filterLabels[filter]
  return category ? placeWords(category, null) : 'Document Library'
}

interface Props {
  document: Document
  address: Address
  now: Instant
}

function DocumentPage({ document, address, now }: Props) {
  const { title, description, category, folder, can } = document
  const keeps = can.edit || can.restore || can.seeVersions || can.seeDownloads || can.hold || can.pin
  return (
    <>
      <PageHeader
        title={title}
        text={description || placeWords(category, folder)}
        actions={<DownloadButton document={document} />}
      />
      <div className={classes['columns']}>
        <Preview document={document} page={address.page ?? 1} search={address.search} />
        <Stack gap="md">
          <DocumentBadges document={document} now={now} />
          <DocumentFacts document={document} />
          {keeps && (
            <Suspense fallback={<Placeholder shape="card" rows={1} />}>
              <DocumentDesk document={document} />
            </Suspense>
          )}
        </Stack>
      </div>
    </>
  )
}
