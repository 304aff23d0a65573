import type { z } from 'zod'
import type { ForumCategory } from '../../../../contract/forum/post.ts'
import { SelectField } from '../../../ui/form/fields.tsx'
import { TextField } from '../../../ui/form/text-fields.tsx'
import { RichTextField } from '../../../ui/rich-text/rich-text-field.tsx'
import type { KeptControl } from '../../../ui/form/kept-control.ts'
import { MentionTool } from './mention-tool.tsx'
import type { PostForm, PostValues } from './post-values.ts'

export type PostControl = KeptControl<PostValues, z.output<typeof PostForm>>

interface WhereProps {
  control: PostControl
  categories: readonly ForumCategory[]
}

/** Where the post shall stand. */
export const WhereField = ({ control, categories }: WhereProps) => (
  <SelectField
    control={control}
    name="category"
    label="Category"
    data={categories.map(({ slug, name }) => ({ value: slug, label: name }))}
  />
)

interface WordsProps {
  control: PostControl
  slug: string
  sells: boolean
}

/** What it says. */
export const WordsFields = ({ control, slug, sells }: WordsProps) => (
  <>
    <TextField
      control={control}
      name="title"
      label={sells ? 'Item offered or wanted' : 'Title'}
      withAsterisk
      autoComplete="off"
    />
    <RichTextField
      control={control}
      name="body"
      label="Text"
      renderTools={(put) => <MentionTool slug={slug} put={put} />}
    />
  </>
)

/** What it costs. */
export const SaleField = ({ control }: { control: PostControl }) => (
  <TextField
    control={control}
    name="priceCents"
    label="Price in dollars"
    description="Enter 0 to give it away, or leave empty if it’s negotiable."
    inputMode="decimal"
    autoComplete="off"
    maw={280}
  />
)
