import { useLocation } from 'react-router'
import { productName } from '../../contract/branding.ts'
import { useBuildingSelection } from '../api/building.tsx'
import { useSaidHead } from '../ui/page-head.tsx'
import { entryOf, isOpenPage } from './pages.ts'
import { titleOf } from './title.ts'

const usualDescription =
  'Parapet runs Canadian strata and condo buildings: notices with read receipts, parking, maintenance, bookings, documents and council votes in one place.'

/** Writes the document's title and its tags for search engines and shared links. */
export const DocumentHead = () => {
  const { pathname } = useLocation()
  const { building } = useBuildingSelection()
  const said = useSaidHead()
  const entry = entryOf(pathname)
  const title = titleOf(said?.title ?? entry?.title ?? null, building?.name ?? null)
  const description = said?.description ?? usualDescription
  const hidden = said?.noindex === true || !isOpenPage(pathname) || entry?.stands === false
  const address = typeof window === 'undefined' ? null : window.location.origin + pathname
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      {said?.keywords && <meta name="keywords" content={said.keywords} />}
      {hidden && <meta name="robots" content="noindex" />}
      {address && <link rel="canonical" href={address} />}
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={productName} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta name="twitter:card" content="summary" />
    </>
  )
}
