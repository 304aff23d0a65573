import { SimpleGrid, Text, type SimpleGridProps } from '@mantine/core'
import { IconFolder } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { documentCategoryLabels } from '../../../../contract/document-words.ts'
import type { DocumentFilter } from '../../../../contract/documents/document.ts'
import type { Library, LibraryCategory } from '../../../../contract/documents/folders.ts'
import { libraryAddress } from './address.ts'
import classes from './library.module.css'
import { countOf, filterLabels } from './places.ts'

const filters: readonly DocumentFilter[] = ['pinned', 'expiring', 'bin']

/** The places of the library as the way in on a phone. */
export const PlaceTiles = ({ library }: { library: Library }) => (
  <nav aria-label="Library sections" className={`${classes['wide']} ${classes['tiles']}`}>
    <Tiles cols={{ base: 2, sm: 3 }}>
      {library.categories.map((one) => (
        <Tile
          key={one.category}
          to={libraryAddress({ category: one.category })}
          words={documentCategoryLabels[one.category]}
          count={countOf(one)}
        />
      ))}
      {filters.map((filter) => {
        const count = library.counts[filter]
        return (
          count !== null &&
          count > 0 && <Tile key={filter} to={libraryAddress({ filter })} words={filterLabels[filter]} count={count} />
        )
      })}
    </Tiles>
  </nav>
)

/** The folders of a category, above what lies in it. */
export const FolderTiles = ({ category }: { category: LibraryCategory }) =>
  category.folders.length > 0 && (
    <nav aria-label="Folders" className={classes['wide']}>
      <Tiles cols={{ base: 1, xs: 2, sm: 3 }}>
        {category.folders.map(({ _id, name, count }) => (
          <Tile
            key={_id}
            to={libraryAddress({ category: category.category, folder: _id })}
            words={name}
            count={count}
            sign={<IconFolder size={20} aria-hidden />}
          />
        ))}
      </Tiles>
    </nav>
  )

const Tiles = ({ cols, children }: { cols: NonNullable<SimpleGridProps['cols']>; children: ReactNode }) => (
  <SimpleGrid cols={cols} spacing="xs">
    {children}
  </SimpleGrid>
)

interface TileProps {
  to: string
  words: string
  count: number
  sign?: ReactNode
}

const Tile = ({ to, words, count, sign }: TileProps) => (
  <Link to={to} className={classes['tile']}>
    {sign}
    <Text span flex={1}>
      {words}
    </Text>
    <Text span size="sm" c="dimmed" className="figures">
      {count}
    </Text>
  </Link>
)
