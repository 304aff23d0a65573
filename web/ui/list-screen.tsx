import type { ReactNode } from 'react'
import { ListPart, type ListProps } from './list-part.tsx'
import { PageHeader } from './page-header.tsx'

export type { List } from './list-part.tsx'

/**
 * The one list screen: heading, search and filters (in the address bar through `useFilters`), rows, more rows on demand.
 * Give it a `useList` result; the child draws the items as cards or as a `<RowTable>`.
 */
interface Props<Item> extends ListProps<Item> {
  title: string
  text?: ReactNode
  actions?: ReactNode
}

export const ListScreen = <Item,>({ title, text, actions, ...list }: Props<Item>) => (
  <>
    <PageHeader title={title} text={text} actions={actions} />
    <ListPart {...list} />
  </>
)
