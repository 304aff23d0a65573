import { Stack } from '@mantine/core'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import type { Template } from '../../../../../contract/forms/templates.ts'
import type { UnitSummary } from '../../../../../contract/units.ts'
import { api } from '../../../../api/api.ts'
import { useRoute } from '../../../../api/queries.ts'
import { BackLink } from '../../../../ui/back-link.tsx'
import { Empty } from '../../../../ui/empty.tsx'
import { Loaded } from '../../../../ui/loaded.tsx'
import { PageHeader } from '../../../../ui/page-header.tsx'
import { Why } from '../../../../ui/why.tsx'
import { useAllUnits } from '../../../units/units.ts'
import { templatePath } from '../addresses.ts'
import { continued, emptyOrder } from './order-values.ts'
import { SendForm } from './send-form.tsx'
import { useLetterDraft } from './use-letter-draft.ts'

/** Sends a letter: to which units, with what filled in, and how it looks before it goes. */
export default function SendView({ id }: { id: string }) {
  const template = useRoute(api.forms.template, { params: { id } }, { staleTime: 0 })
  const units = useAllUnits()
  return (
    <Stack gap="md">
      <BackLink to={templatePath(id)}>Back to the template</BackLink>
      <Loaded query={template} shape="form" failed="We couldn’t load the template.">
        {(loaded) => (
          <>
            <PageHeader
              title={`Send: ${loaded.name}`}
              text={loaded.description}
              actions={loaded.authority && <Why reason={loaded.authority} of={loaded.name} />}
            />
            <Loaded
              query={{ data: units.items, error: units.error, isError: units.isError, refetch: units.refetch }}
              shape="form"
              failed="We couldn’t load the units."
              empty={<Empty title="No units yet">Letters go to units, so add units to the directory first.</Empty>}
            >
              {(items) => <Writing template={loaded} units={items} />}
            </Loaded>
          </>
        )}
      </Loaded>
    </Stack>
  )
}

interface Props {
  template: Template
  units: readonly UnitSummary[]
}

/** The form as it was left in this tab, or a fresh one. */
function Writing({ template, units }: Props) {
  const draft = useLetterDraft(template._id)
  const [address] = useSearchParams()
  const asked = address.get('unit')
  const [begun, setBegun] = useState(draft.begun)
  const [fresh, setFresh] = useState(0)
  const chosen = units.filter(({ _id }) => _id === asked).map(({ _id }) => _id)
  return (
    <SendForm
      key={fresh}
      template={template}
      units={units}
      initial={begun ? continued(template, begun) : emptyOrder(template, chosen)}
      draft={draft}
      isContinued={begun !== null}
      onStartOver={() => {
        draft.drop()
        setBegun(null)
        setFresh(fresh + 1)
      }}
    />
  )
}
