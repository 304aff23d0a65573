import { Anchor, Text } from '@mantine/core'
import { Link } from 'react-router'
import type { UnitPanel } from '../../../contract/units/story.ts'
import { StatusBadge } from '../../ui/status-badge.tsx'
import { UnitSection } from './records/record-section.tsx'
import classes from './unit-screen.module.css'

/** What another part of the product says of a unit. */
export const UnitPanelSection = ({ panel: { key, title, summary, rows, more } }: { panel: UnitPanel }) => (
  <UnitSection id={key} title={title}>
    <Text size="sm">{summary}</Text>
    <ul className={classes['rows']}>
      {rows.map((row, index) => (
        <li key={row.to ?? index}>
          <div className={classes['panel']}>
            <div>
              {row.to ? (
                <Anchor component={Link} to={row.to} fw={600}>
                  {row.title}
                </Anchor>
              ) : (
                <Text fw={600}>{row.title}</Text>
              )}
              <Text size="sm" c="dimmed">
                {row.detail}
              </Text>
            </div>
            <StatusBadge tone={row.state.tone}>{row.state.words}</StatusBadge>
          </div>
        </li>
      ))}
    </ul>
    {more && (
      <Anchor
        component={Link}
        to={more.to}
        w="fit-content"
        display="inline-flex"
        mih={44}
        style={{ alignItems: 'center' }}
      >
        {more.words}
      </Anchor>
    )}
  </UnitSection>
)
