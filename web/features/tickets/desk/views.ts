import { lazy, type ComponentType } from 'react'

interface DeskView {
  /** As it stands in the address: `/tickets?view=board`. */
  name: string
  title: string
  View: ComponentType
  /** Whether it is narrowed by the filters of the table. */
  narrows?: true
}

/** What those who look after tickets can look at, in the order of their links; the first is shown where none is named. */
export const views = [
  { name: 'table', title: 'Table', View: lazy(() => import('./table-view.tsx')), narrows: true },
  { name: 'board', title: 'Board', View: lazy(() => import('./board/board-view.tsx')), narrows: true },
  { name: 'units', title: 'By unit', View: lazy(() => import('./units-view.tsx')) },
  { name: 'vendors', title: 'By vendor', View: lazy(() => import('./vendors-view.tsx')) },
  { name: 'figures', title: 'Statistics', View: lazy(() => import('./figures/figures-view.tsx')) },
  { name: 'mine', title: 'My tickets', View: lazy(() => import('./own-view.tsx')) },
] as const satisfies readonly DeskView[]
