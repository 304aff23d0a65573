import { api } from '../../../api/api.ts'
import { useBuilding } from '../../../api/building.tsx'
import { useRoute } from '../../../api/queries.ts'
import { BackLink } from '../../../ui/back-link.tsx'
import { Loaded } from '../../../ui/loaded.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { BrandingForm } from './branding-form.tsx'

/** The building's own colours, logo and icon. */
export default function BrandingScreen() {
  const { _id } = useBuilding()
  const branding = useRoute(api.buildings.branding, { params: { id: _id } }, { staleTime: 0 })
  return (
    <>
      <BackLink to="/settings">Building settings</BackLink>
      <PageHeader
        title="Branding"
        text="Your building’s colours, logo and icon. Any colour you pick keeps a contrast of at least 4.5:1 for text and 3:1 for controls in both themes."
      />
      <Loaded query={branding} shape="form" failed="We couldn’t load the branding.">
        {(record) => <BrandingForm key={_id} record={record} />}
      </Loaded>
    </>
  )
}
