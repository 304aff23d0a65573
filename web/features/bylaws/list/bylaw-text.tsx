import { Anchor, Box, Group, Stack, Text } from '@mantine/core'
import { Link } from 'react-router'
import type { Bylaw } from '../../../../contract/bylaws/bylaw.ts'
import { fineWords } from '../../../../contract/bylaws/bylaw-words.ts'
import { formatDate } from '../../../../contract/time.ts'
import { PlainText } from '../../../ui/plain-text.tsx'
import { useNamedPlace } from '../../../ui/use-named-place.ts'
import { State } from '../state.tsx'
import { useFiling } from '../use-filing.ts'
import { forceWords, pageOf } from '../words.ts'

/** By which the address names a text in its hash. */
export const placeOf = ({ _id }: Pick<Bylaw, '_id'>): string => `text-${_id}`

interface Props {
  bylaw: Bylaw
  /** Whether it is the first of its set; a line parts the others from the one before. */
  isFirst: boolean
}

const line = { pt: 'md', style: { borderTop: '1px solid var(--mantine-color-default-border)' } } as const

/** One bylaw or rule to read, with what a contravention costs and since when it is in force. */
export const BylawText = ({ bylaw, isFirst }: Props) => {
  const filing = useFiling()
  const place = useNamedPlace(placeOf(bylaw))
  const { number, heading, text, state, ratifyBy } = bylaw
  const fine = fineWords(bylaw)
  return (
    <Box component="article" ref={place} id={placeOf(bylaw)} tabIndex={-1} {...(!isFirst && line)}>
      <Group gap="4px 12px" align="center">
        <Text component="h3" fw={600} size="lg" m={0} style={{ overflowWrap: 'anywhere' }}>
          <Anchor
            component={Link}
            to={pageOf(bylaw)}
            c="inherit"
            inherit
            underline="hover"
            mih="var(--finger)"
            display="inline-flex"
            style={{ alignItems: 'center' }}
          >
            {number} {heading}
          </Anchor>
        </Text>
        {state !== 'inForce' && <State state={state} />}
      </Group>
      <PlainText>{text}</PlainText>
      <Stack gap={0} mt="xs" c="dimmed" fz="sm" className="figures">
        {fine !== null && <span>Fine: {fine}</span>}
        <span>{forceWords(bylaw, filing)}</span>
        {state === 'toRatify' && ratifyBy !== null && <span>To be ratified by {formatDate(ratifyBy)}</span>}
      </Stack>
    </Box>
  )
}
