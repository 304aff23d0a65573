import type { TemplateVersion } from '../../../../../contract/forms/templates.ts'
import { api } from '../../../../api/api.ts'
import { useRoute } from '../../../../api/queries.ts'
import { Dialog } from '../../../../ui/dialog.tsx'
import { Loaded } from '../../../../ui/loaded.tsx'
import { LetterPaper } from '../letter-paper.tsx'

interface Props {
  templateId: string
  version: TemplateVersion
  onClose: () => void
}

/** What a version says, with its fields by their names. */
export function VersionDialog({ templateId, version: { _id, number }, onClose }: Props) {
  const version = useRoute(api.forms.templateVersion, { params: { id: templateId, versionId: _id } })
  const words = `Version ${number}`
  return (
    <Dialog onClose={onClose} size="lg" title={words}>
      <Loaded query={version} rows={1} failed="We couldn’t load this version.">
        {({ subject, content }) => <LetterPaper label={words} subject={subject} html={content} />}
      </Loaded>
    </Dialog>
  )
}
