import { useLocation } from 'react-router'
import { useBuildingSelection } from '../api/building.tsx'
import { publicOrigin } from '../api/public-origin.ts'
import { useSaidHead } from '../ui/page-head.tsx'
import { Announcer } from './announcer.tsx'
import { tagsOf } from './head.ts'
import { entryOf } from './pages.ts'
import { brandedNameOf } from './title.ts'
import { writtenWords } from './written-words.ts'

/** Writes the document's title and its tags for search engines and shared links; nothing else writes them. */
export const DocumentHead = () => {
  const { pathname } = useLocation()
  const { building } = useBuildingSelection()
  const said = useSaidHead()
  const tags = tagsOf({
    pathname,
    origin: publicOrigin,
    entry: entryOf(pathname),
    said,
    written: writtenWords(pathname),
    brandedName: brandedNameOf(building),
  })
  return (
    <>
      <title>{tags.title}</title>
      <meta name="description" content={tags.description} />
      <meta name="keywords" content={tags.keywords} />
      {tags.hidden && <meta name="robots" content="noindex" />}
      <link rel="canonical" href={tags.canonical} />
      {tags.social.map(([name, content]) => (
        <meta key={name} {...(name.startsWith('og:') ? { property: name } : { name })} content={content} />
      ))}
      {tags.structured && <Structured json={tags.structured} />}
      <Announcer title={tags.title} />
    </>
  )
}

/** A block of data, which no browser runs. */
const Structured = ({ json }: { json: string }) => (
  <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />
)
