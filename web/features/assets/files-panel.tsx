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
  const remove = useAction(api.assets.removeFile, { done: 'The file is taken off', refresh: shownOfAssets })
  const add = useAction(api.assets.addFiles, {
    done: 'The files are added',
    failed: 'The files could not be added. They are still chosen; please try again.',
    refresh: shownOfAssets,
  })
  const ofFile = ({ _id: fileId }: Pick<AssetFile, '_id'>) => ({ params: { id, fileId } })
  return (
    <KeptFiles
      text="Manuals, warranty papers, certificates and photos, for those who manage the building."
      files={files}
      most={assetFilesMost}
      labels={assetFileLabels}
      usual="manual"
      onTake={(file) =>
        void save(api.assets.openFile, ofFile(file), { name: file.fileName, failed: 'Failed to download the file' })
      }
      onDrop={(file) => remove.run(ofFile(file))}
      onAdd={(kind, chosen) => add.run({ params: { id }, body: { kind }, files: chosen })}
      adding={add.busy}
    />
  )
}
