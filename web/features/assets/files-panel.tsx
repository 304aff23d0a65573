import { assetFileLabels } from '../../../contract/assets/asset-words.ts'
import type { Asset, AssetFile } from '../../../contract/assets/asset.ts'
import { assetFilesMost } from '../../../contract/limits/assets.ts'
import { api } from '../../api/api.ts'
import { useSaveFile } from '../../api/download.ts'
import { useAction } from '../../api/use-action.ts'
import { KeptFiles } from '../../ui/kept-files.tsx'
import { shownOfAssets } from './shown.ts'

/** Manuals, warranty papers, certificates and photos of an asset. */
export const FilesPanel = ({ asset: { _id: id, files } }: { asset: Asset }) => {
  const save = useSaveFile()
  const remove = useAction(api.assets.removeFile, { done: 'File removed', refresh: shownOfAssets })
  const add = useAction(api.assets.addFiles, {
    done: 'Files added',
    failed: 'We couldn’t add the files. Please try again; they’re still selected.',
    refresh: shownOfAssets,
  })
  const ofFile = ({ _id: fileId }: Pick<AssetFile, '_id'>) => ({ params: { id, fileId } })
  return (
    <KeptFiles
      text="Manuals, warranties, certificates and photos, visible to building managers."
      files={files}
      most={assetFilesMost}
      labels={assetFileLabels}
      usual="manual"
      onTake={(file) =>
        void save(api.assets.openFile, ofFile(file), {
          name: file.fileName,
          failed: 'We couldn’t download the file. Please try again.',
        })
      }
      onDrop={(file) => remove.run(ofFile(file))}
      onAdd={(kind, chosen) => add.run({ params: { id }, body: { kind }, files: chosen })}
      adding={add.busy}
    />
  )
}
