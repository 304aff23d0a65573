import { lazy, Suspense } from 'react'
import { useLocation, useParams } from 'react-router'
import { Placeholder } from '../../ui/placeholder.tsx'

const VendorList = lazy(() => import('./vendor-list.tsx'))
const NewVendor = lazy(() => import('./new-vendor.tsx'))
const OneVendor = lazy(() => import('./one-vendor.tsx'))
const EditVendor = lazy(() => import('./edit-vendor.tsx'))

/** The vendors of the building: all of them, one, and the form that adds or changes one. */
export default function VendorsScreen() {
  return (
    <Suspense fallback={<Placeholder shape="list-item" />}>
      <Shown />
    </Suspense>
  )
}

function Shown() {
  const { vendorId } = useParams()
  const { pathname } = useLocation()
  if (vendorId === undefined) return <VendorList />
  if (vendorId === 'new') return <NewVendor />
  return pathname.endsWith('/edit') ? (
    <EditVendor key={vendorId} id={vendorId} />
  ) : (
    <OneVendor key={vendorId} id={vendorId} />
  )
}
