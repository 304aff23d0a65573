import { vendors } from '../../../contract/vendors.ts'
import { bind } from '../../http/bind.ts'
import {
  addFiles,
  addVendor,
  changeVendor,
  countStandings,
  endVendor,
  exportVendors,
  getVendor,
  listVendors,
  openFile,
  removeFile,
  takeUpVendor,
  vendorWork,
} from './vendors.ts'

export const vendorRoutes = bind(vendors, {
  list: listVendors,
  counts: countStandings,
  file: exportVendors,
  get: getVendor,
  work: vendorWork,
  add: addVendor,
  change: changeVendor,
  end: endVendor,
  takeUp: takeUpVendor,
  addFiles,
  removeFile,
  openFile,
})
