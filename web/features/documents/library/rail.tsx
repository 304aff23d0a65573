import { Stack, Text } from '@mantine/core'
import { Link } from 'react-router'
import { documentCategoryLabels } from '../../../../contract/document-words.ts'
import type { DocumentFilter } from '../../../../contract/documents/document.ts'
import type { Library } from '../../../../contract/documents/folders.ts'
import { isRoot, libraryAddress, type Place } from './address.ts'
import classes from './library.module.css'
import { countOf, filterLabels, standingIn } from './places.ts'

interface Props {
  library: Library
  place: Place
}

/** The places of the library beside the list, with the folders of the one that is open. */
export const Rail = ({ library, place }: Props) => {
  const { category, folder } = standingIn(library, place)
  return (
    <nav aria-label="Library sections" className={classes['rail']}>
      <Stack gap={2}>
        <PlaceLink to={libraryAddress({})} here={isRoot(place)} words="All documents" />
        <FilterLink library={library} filter="pinned" place={place} />
        <FilterLink library={library} filter="expiring" place={place} />
        <Text size="sm" c="dimmed" px="sm" pt="sm">
          Categories
        </Text>
        {library.categories.map((one) => (
          <div key={one.category}>
            <PlaceLink
              to={libraryAddress({ category: one.category })}
              here={one === category && folder === null && place.filter === null}
              words={documentCategoryLabels[one.category]}
              count={countOf(one)}
            />
            {one === category &&
              one.folders.map(({ _id, name, count }) => (
                <PlaceLink
                  key={_id}
                  to={libraryAddress({ category: one.category, folder: _id })}
                  here={folder?._id === _id}
                  words={name}
                  count={count}
                  inner
                />
              ))}
          </div>
        ))}
        <FilterLink library={library} filter="bin" place={place} />
      </Stack>
    </nav>
  )
}

/** What is pinned, expires or lies in the bin; not there for those who have none of it. */
const FilterLink = ({ library, filter, place }: Props & { filter: DocumentFilter }) => {
  const count = library.counts[filter]
  return (
    count !== null && (
      <PlaceLink
        to={libraryAddress({ filter })}
        here={place.filter === filter}
        words={filterLabels[filter]}
        count={count}
      />
    )
  )
}

interface LinkProps {
  to: string
  here: boolean
  words: string
  count?: number
  inner?: boolean
}

const PlaceLink = ({ to, here, words, count, inner = false }: LinkProps) => (
  <Link
    to={to}
    className={`${classes['place']} ${inner ? classes['inner'] : ''}`}
    {...(here && { 'aria-current': 'page' })}
  >
    <span>{words}</span>
    {count !== undefined && (
      <Text span size="sm" c="dimmed" className="figures">
        {count}
      </Text>
    )}
  </Link>
)
