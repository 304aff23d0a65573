import { Stack, Text, Title } from '@mantine/core'
import { useId } from 'react'
import { pictureAddress } from '../../../ui/picture-address.ts'
import classes from './branding-preview.module.css'
import type { Look } from './look.ts'
import { PreviewPane } from './preview-pane.tsx'

const themes = [
  ['light', 'Light'],
  ['dark', 'Dark'],
] as const

interface Props {
  look: Look
  /** What stands on the browser's tab beside the icon. */
  buildingName: string
}

/** How the building will look once this is saved, in both themes side by side. */
export const BrandingPreview = ({ look, buildingName }: Props) => {
  const id = useId()
  return (
    <Stack component="section" aria-labelledby={id} gap="md">
      <div>
        <Title order={2} size="h4" id={id}>
          Preview
        </Title>
        <Text c="dimmed" size="sm">
          Nothing changes for anyone until you save.
        </Text>
      </div>
      <div className={classes['tab']}>
        <img src={look.favicon ? pictureAddress(look.favicon) : '/favicon.svg'} alt="" width={20} height={20} />
        <Text size="sm" truncate>
          {buildingName}
        </Text>
      </div>
      <div className={classes['panes']}>
        {themes.map(([scheme, word]) => (
          <Stack key={scheme} gap={4}>
            <Text size="sm" fw={600}>
              {word}
            </Text>
            <PreviewPane look={look} scheme={scheme} />
          </Stack>
        ))}
      </div>
    </Stack>
  )
}
