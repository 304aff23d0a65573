import { Typography } from '@mantine/core'
import { cleanText } from './clean-text.ts'
import { headingsUnder } from './heading-levels.ts'
import type { RichTextProps } from './rich-text.tsx'
import classes from './rich-text.module.css'

/** Rich text on the page; comes with the sanitiser, so it is loaded by `rich-text.tsx` alone. */
export default function CleanedText({ html, under = 1 }: RichTextProps) {
  return (
    <Typography
      className={classes.text ?? ''}
      dangerouslySetInnerHTML={{ __html: headingsUnder(cleanText(html), under) }}
    />
  )
}
