import { useNavigate } from 'react-router'
import { api } from '../../../api/api.ts'
import { useAction } from '../../../api/use-action.ts'
import { PageHeader } from '../../../ui/page-header.tsx'
import { shownOfAmenities } from '../shown.ts'
import { AmenityEditor } from './amenity-editor.tsx'

/** The form of a new amenity; photos, closures and draws come once it is there. */
export const NewAmenity = () => {
  const navigate = useNavigate()
  const add = useAction(api.bookings.addAmenity, { done: 'Amenity added', refresh: shownOfAmenities })
  return (
    <>
      <PageHeader title="Add an amenity" text="Set the hours, eligibility, fees and rules." />
      <AmenityEditor
        amenity={null}
        onSave={async (draft) => {
          const added = await add.send({ body: draft })
          void navigate(`/bookings/manage/${added._id}?part=photos`, { replace: true })
          return added
        }}
        onCancel={() => void navigate('/bookings/manage?view=amenities')}
      />
    </>
  )
}
