import { Group, Stack } from '@mantine/core'
import { lazy, Suspense, useState } from 'react'
import type { Collection } from '../../../../contract/collections/collection.ts'
import { OnDemand } from '../../../ui/on-demand.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { RecordHistory } from '../../../ui/record-history.tsx'
import { Section } from '../../../ui/section.tsx'
import { Limitation, NextStep, Stage } from '../state.tsx'
import { accountTitle, isSaidByButton } from '../words.ts'
import type { Asked } from './asked.ts'
import { ClaimsPanel } from './claims-panel.tsx'
import { CollectionActions } from './collection-actions.tsx'
import { DemandsPanel } from './demands-panel.tsx'
import { DuePanel } from './due-panel.tsx'
import { FactsPanel } from './facts-panel.tsx'
import { LiensPanel } from './liens-panel.tsx'
import { PlansPanel } from './plans-panel.tsx'
import { BeforeClaim, BeforeLien } from './remedies-panel.tsx'
import { SalePanel } from './sale-panel.tsx'
import { TrustsPanel } from './trusts-panel.tsx'

const AskedDialog = lazy(() => import('./steps/asked-dialog.tsx'))

/** An account in arrears: the next step first, then what is due, what a lien or a claim needs, and all that was done. */
export const CollectionView = ({ one }: { one: Collection }) => {
  const [asked, setAsked] = useState<Asked | null>(null)
  const shared = { one, onAsk: setAsked }
  return (
    <>
      <PageHeader
        title={accountTitle(one)}
        text={
          <Stack gap={4}>
            <Group gap="4px 12px">
              <Stage stage={one.stage} />
              {one.limitation && <Limitation limitation={one.limitation} />}
            </Group>
            {one.next && !isSaidByButton(one) && (
              <span>
                <NextStep next={one.next} />
              </span>
            )}
          </Stack>
        }
        actions={<CollectionActions {...shared} />}
      />
      <Stack gap="lg">
        <FactsPanel one={one} />
        <DuePanel one={one} />
        <BeforeLien {...shared} />
        <BeforeClaim {...shared} />
        <DemandsPanel {...shared} />
        <PlansPanel {...shared} />
        <TrustsPanel {...shared} />
        <LiensPanel {...shared} />
        <ClaimsPanel {...shared} />
        <SalePanel one={one} />
        {one.version > 0 && (
          <Section title="History">
            <OnDemand words="Show history">
              <RecordHistory subject="collection" id={one._id} />
            </OnDemand>
          </Section>
        )}
      </Stack>
      {/* It stays open when its step is no longer offered, so that it can say so. */}
      <Suspense>{asked && <AskedDialog one={one} asked={asked} onClose={() => setAsked(null)} />}</Suspense>
    </>
  )
}
