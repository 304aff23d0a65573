/** What other features take of bylaws and rules: choosing one of the register, and where they are entered. */
export { BylawField } from './bylaw-field.tsx'
export { EmptyRegister } from './empty-register.tsx'
export { useBylaws } from './use-bylaws.ts'
