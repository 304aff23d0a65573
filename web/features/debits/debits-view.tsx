import { Stack } from '@mantine/core'
import { api } from '../../api/api.ts'
import { useRoute } from '../../api/queries.ts'
import { Loaded } from '../../ui/loaded.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { FeesTabs } from '../ledger/ledger.ts'
import { AgreementsPanel } from './agreements/agreements-panel.tsx'
import { NextPanel } from './next/next-panel.tsx'
import { RunsPanel } from './runs/runs-panel.tsx'
import { SettingsPanel } from './settings/settings-panel.tsx'
import { SetUp } from './settings/set-up.tsx'

/** The next debits, the files made for the bank, the agreements of owners, and what the bank gave the building. */
export default function DebitsView() {
  const settings = useRoute(api.debits.settings, undefined, { staleTime: 0 })
  return (
    <>
      <PageHeader
        title="Pre-authorized debits"
        text="Collect fees from owners’ bank accounts with a file for your bank."
      />
      <FeesTabs />
      <Loaded query={settings} shape="card" failed="We couldn’t load the pre-authorized debits.">
        {(found) =>
          found.version === 0 ? (
            <SetUp settings={found} />
          ) : (
            <Stack gap="lg">
              <NextPanel isOffered={found.isOffered} />
              <RunsPanel />
              <AgreementsPanel />
              <SettingsPanel settings={found} />
            </Stack>
          )
        }
      </Loaded>
    </>
  )
}
