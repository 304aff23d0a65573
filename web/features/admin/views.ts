import { lazy, type ComponentType } from 'react'

interface AdminView {
  /** As it stands in the address: `/admin?view=buildings`. */
  name: string
  title: string
  View: ComponentType
}

/** What the platform's staff can look at, in the order of their links; the first is shown where none is named. */
export const views = [
  { name: 'buildings', title: 'Buildings', View: lazy(() => import('./buildings-view.tsx')) },
  { name: 'people', title: 'People', View: lazy(() => import('./people/people-view.tsx')) },
  { name: 'enquiries', title: 'Enquiries', View: lazy(() => import('./enquiries/enquiries-view.tsx')) },
  { name: 'figures', title: 'Statistics', View: lazy(() => import('./figures/figures-view.tsx')) },
  { name: 'mail', title: 'Email', View: lazy(() => import('./mail/mail-view.tsx')) },
  { name: 'jobs', title: 'Jobs', View: lazy(() => import('./jobs/jobs-view.tsx')) },
  { name: 'system', title: 'System', View: lazy(() => import('./system/system-view.tsx')) },
] as const satisfies readonly AdminView[]
