import { Alert, Box, Button, Group, Stack, Text, Title } from '@mantine/core'
import { IconPrinter } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import { formatDate, localDateOf } from '../../../../contract/time.ts'
import { useBuilding } from '../../../api/building.tsx'
import { BackLink } from '../../../ui/back-link.tsx'
import { Empty } from '../../../ui/empty.tsx'
import { Loaded } from '../../../ui/loaded.tsx'
import type { List } from '../../../ui/list-screen.tsx'
import { PageHead } from '../../../ui/page-head.tsx'
import { useNow } from '../../../ui/use-now.ts'
import { useEveryPage } from '../use-every-page.ts'
import classes from './directory-sheet.module.css'

export interface SheetColumn<Item> {
  name: string
  cell: (item: Item) => ReactNode
}

interface Props<Item> {
  list: List<Item> & { isFetching: boolean; isFetchNextPageError: boolean }
  columns: readonly SheetColumn<Item>[]
  idOf: (item: Item) => string
  /** What the directory was narrowed by, in words. */
  narrowedBy: readonly string[]
}

/** The directory on paper: black on white, its heading on every page, all rows whatever the screen had loaded. */
export function DirectorySheet<Item>({ list, columns, idOf, narrowedBy }: Props<Item>) {
  const [search] = useSearchParams()
  const complete = useEveryPage(list)
  return (
    <Stack gap="lg">
      <PageHead title="Print the directory" />
      <style>{`@page { size: letter landscape; margin: 14mm; @bottom-right { content: "Page " counter(page) " of " counter(pages); font-size: 8pt; } }`}</style>
      <Group justify="space-between" className="no-print">
        <BackLink to={{ pathname: '/unit-directory', search: search.toString() }}>Back to the directory</BackLink>
        <Button disabled={!complete} leftSection={<IconPrinter size={18} aria-hidden />} onClick={() => window.print()}>
          {complete ? 'Print the directory' : `${list.items?.length ?? 0} units loaded…`}
        </Button>
      </Group>
      {list.items !== undefined && list.isFetchNextPageError && (
        <Alert color="red" role="alert" title="Some units didn’t load" className="no-print">
          <Button variant="default" onClick={() => void list.fetchNextPage()}>
            Try again
          </Button>
        </Alert>
      )}
      <Loaded
        query={{ data: list.items, error: list.error, isError: list.isError, refetch: list.refetch }}
        shape="table-row"
        empty={<Empty title="Nothing to print">No units match these filters. Change the filters and try again.</Empty>}
      >
        {(items) => (
          <Box className={classes.paper} role="region" aria-label="Print preview" tabIndex={0}>
            <Table items={items} columns={columns} idOf={idOf} narrowedBy={narrowedBy} />
          </Box>
        )}
      </Loaded>
    </Stack>
  )
}

type TableProps<Item> = Omit<Props<Item>, 'list'> & { items: readonly Item[] }

/** The heading is part of the table's head, which a browser repeats on each page. */
function Table<Item>({ items, columns, idOf, narrowedBy }: TableProps<Item>) {
  return (
    <table className={classes.table}>
      <thead>
        <tr>
          <th colSpan={columns.length} className={classes.heading}>
            <Heading count={items.length} narrowedBy={narrowedBy} />
          </th>
        </tr>
        <tr>
          {columns.map(({ name }) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {items.map((item) => (
          <tr key={idOf(item)}>
            {columns.map(({ name, cell }) => (
              <td key={name}>{cell(item)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Heading({ count, narrowedBy }: { count: number; narrowedBy: readonly string[] }) {
  const { name, timeZone } = useBuilding()
  const day = localDateOf(useNow(), timeZone)
  return (
    <>
      <Title order={1} size="h3">
        {name}: unit directory
      </Title>
      <Text size="sm" c="black">
        {[formatDate(day), count === 1 ? '1 unit' : `${count} units`, ...narrowedBy].join(' · ')}
      </Text>
    </>
  )
}
