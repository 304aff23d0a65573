import { Stack } from '@mantine/core'
import { BackLink } from '../../../ui/back-link.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { FilePanel, OfferPanels } from './offer-panels.tsx'
import { PastImports } from './past-imports.tsx'

/** What can be brought into the books of a building that begins with Parapet, and what was brought in before. */
export default function ImportList() {
  return (
    <Stack gap="xs">
      <BackLink to="/fees/books">Funds</BackLink>
      <PageHeader
        title="Opening balances"
        text="Bring in balances from your previous records: what each unit owes or has paid ahead, and what’s in the bank."
      />
      <Stack gap="lg">
        <FilePanel />
        <OfferPanels />
        <PastImports />
      </Stack>
    </Stack>
  )
}
