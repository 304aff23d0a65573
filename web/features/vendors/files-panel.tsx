import { vendorFilesMost } from '../../../contract/limits/vendors.ts'
import { vendorFileLabels } from '../../../contract/vendors/vendor-words.ts'
import type { Vendor, VendorFile } from '../../../contract/vendors/vendor.ts'
import { workersCompensationFor } from '../../../law/law.ts'
import { api } from '../../api/api.ts'
import { useBuilding } from '../../api/building.tsx'
import { useSaveFile } from '../../api/download.ts'
import { useAction } from '../../api/use-action.ts'
import { KeptFiles } from '../../ui/kept-files.tsx'
import { shownOfVendors } from './shown.ts'

/** Certificates, letters, contracts and other files of a vendor. */
export const FilesPanel = ({ vendor: { _id: id, files } }: { vendor: Vendor }) => {
  const labels = vendorFileLabels(workersCompensationFor(useBuilding().jurisdiction).letter)
  const save = useSaveFile()
  const remove = useAction(api.vendors.removeFile, { done: 'File removed', refresh: shownOfVendors })
  const add = useAction(api.vendors.addFiles, {
    done: 'Files added',
    failed: 'We couldn’t add the files. Please try again; they’re still selected.',
    refresh: shownOfVendors,
  })
  const ofFile = ({ _id: fileId }: Pick<VendorFile, '_id'>) => ({ params: { id, fileId } })
  return (
    <KeptFiles
      text="Certificates, clearance letters and contracts, visible to building managers."
      files={files}
      most={vendorFilesMost}
      labels={labels}
      usual="insurance"
      onTake={(file) =>
        void save(api.vendors.openFile, ofFile(file), {
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
