import { Anchor, Group, List, Stack, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { assetKindLabels } from '../../../contract/assets/asset-words.ts'
import type { Asset } from '../../../contract/assets/asset.ts'
import { formatMoney } from '../../../contract/money.ts'
import { formatDate } from '../../../contract/time.ts'
import { OnDemand } from '../../ui/on-demand.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { Panel } from '../../ui/panel.tsx'
import { RecordHistory } from '../../ui/record-history.tsx'
import { Section } from '../../ui/section.tsx'
import { StatusBadge } from '../../ui/status-badge.tsx'
import { Facts } from '../units/units.ts'
import { PlainText } from '../../ui/plain-text.tsx'
import { AssetActions } from './asset-actions.tsx'
import { FilesPanel } from './files-panel.tsx'
import { PlansPanel } from './plans-panel.tsx'
import { RoundsPanel } from './rounds-panel.tsx'
import { WarrantyState } from './standing.tsx'

interface Props {
  asset: Asset
}

/** An asset as those who manage the building see it, what comes again first. */
export const AssetView = ({ asset }: Props) => (
  <>
    <PageHeader
      title={asset.name}
      text={
        <Group gap="sm">
          {[assetKindLabels[asset.kind], asset.place].filter(Boolean).join(', ')}
          {asset.retiredOn !== null && <StatusBadge tone="neutral">Retired</StatusBadge>}
        </Group>
      }
      actions={<AssetActions asset={asset} />}
    />
    <Stack gap="lg">
      {asset.retiredOn !== null && (
        <Text style={{ overflowWrap: 'anywhere' }}>
          Retired on {formatDate(asset.retiredOn)}
          {asset.retireReason && `: ${asset.retireReason}`}
        </Text>
      )}
      <PlansPanel asset={asset} />
      <WarrantyPanel asset={asset} />
      <VendorPanel asset={asset} />
      <WhatItIs asset={asset} />
      <FilesPanel asset={asset} />
      <RoundsPanel id={asset._id} />
      <Section title="History">
        <OnDemand words="Show history">
          <RecordHistory subject="asset" id={asset._id} />
        </OnDemand>
      </Section>
    </Stack>
  </>
)

const day = (date: string | null): ReactNode => date && formatDate(date)

const WhatItIs = ({ asset }: Props) => (
  <Panel title="Details">
    <Facts
      facts={[
        ['Manufacturer', asset.maker || null],
        ['Model', asset.model || null],
        ['Serial number', asset.serialNumber || null],
        ['Installed on', day(asset.installedOn)],
        [
          'Expected life',
          asset.lastsUntil ? `until ${formatDate(asset.lastsUntil)}` : asset.lifeYears && `${asset.lifeYears} years`,
        ],
        ['Cost', asset.costCents === null ? null : formatMoney(asset.costCents)],
      ]}
    />
    {asset.notes && (
      <div>
        <Text fw={600}>Notes</Text>
        <PlainText>{asset.notes}</PlainText>
      </div>
    )}
  </Panel>
)

const WarrantyPanel = ({ asset }: Props) => (
  <Panel title="Warranty" text={<WarrantyState standing={asset.warranty} />}>
    {asset.warrantyUntil && (
      <Facts
        facts={[
          ['End date', day(asset.warrantyUntil)],
          ['Provider', asset.warrantyBy || null],
        ]}
      />
    )}
  </Panel>
)

const VendorPanel = ({ asset: { vendor } }: Props) => (
  <Panel title="Maintained by">
    {vendor === null ? (
      <Text c="dimmed">No vendor assigned.</Text>
    ) : (
      <>
        <Anchor
          component={Link}
          to={`/vendors/${vendor._id}`}
          w="fit-content"
          display="inline-flex"
          mih="var(--finger)"
          style={{ alignItems: 'center', overflowWrap: 'anywhere' }}
        >
          {vendor.name}
        </Anchor>
        {vendor.warnings.length > 0 && (
          <div>
            <Text fw={600}>Before you call</Text>
            <List>
              {vendor.warnings.map(({ about, words }) => (
                <List.Item key={about}>{words}</List.Item>
              ))}
            </List>
          </div>
        )}
      </>
    )}
  </Panel>
)
