/**
 * Which modules share a file. A page's first visit fetches few files and no code that it does not need: left to itself
 * the bundler makes a file of each set of screens that share something. What a group names it takes together with all
 * that this imports, unless a group of higher priority has it.
 */

import type { Rolldown } from 'vite'

const packages = (names: string): RegExp => new RegExp(`node_modules/(?:${names})/`)
const parts = (names: string): RegExp => new RegExp(`@mantine/core/esm/components/(?:${names})[/.]`)
const ours = (paths: string): RegExp => new RegExp(`/(?:${paths})`)

/** Module names as the bundler gives them, whatever the system's separator. */
const any =
  (...tests: readonly RegExp[]) =>
  (id: string): boolean => {
    const path = id.replaceAll('\\', '/')
    return tests.some((test) => test.test(path))
  }

const simpleParts =
  'ActionIcon|Alert|Anchor|Badge|Box|Button|Card|Center|CloseButton|Container|Group|Indicator|Input|InputBase|List|Loader|' +
  'Paper|SimpleGrid|Skeleton|Stack|Text|TextInput|ThemeIcon|Title|UnstyledButton|VisuallyHidden'
const floatingParts = 'Checkbox|Combobox(?=/(?!use-pills))|FocusTrap|Menu|Overlay|Popover|Portal|ScrollArea|SegmentedControl|Select'

const query = '@tanstack/(?:react-query|query-core)/build/modern/'

export const chunks: Rolldown.CodeSplittingGroup[] = [
  {
    name: 'libraries',
    test: any(packages('react|react-dom|scheduler|react-router|clsx')),
    priority: 9,
  },
  // What every page needs before its own screen.
  { name: 'frame', tags: ['$initial'], priority: 8 },
  // Each is small, and alone in a file it would weigh a request.
  { name: 'icons', test: any(packages('@tabler/icons-react')), minShareCount: 2, priority: 7 },
  { name: 'toasts', test: any(packages('react-toastify'), ours('web/shell/toasts')), priority: 7 },
  // What every page needs that does more than say something: what asks the server, the guards, and what most screens show.
  {
    name: 'common',
    test: any(
      parts(simpleParts),
      ours(query),
      ours('web/shell/beyond'),
      ours('@mantine/core/esm/(?:core|utils/InlineInput)/|@mantine/hooks/esm/use-(?:id|merged-ref|uncontrolled)/'),
      ours('web/theme/|web/route-table/(?!promises|help)|web/api/(?!download|live|outbox|unread|upload|use-(?:file|record-step|step))'),
      ours('web/ui/(?:busy-button|figure-card|file-size|form/unsaved|illustration|loaded|notice|page-head|person-picture)'),
      ours('web/ui/(?:placeholder|section|status-badge|use-now|waiting)|contract/(?:rich-text|text|time)\\.ts|law/labels'),
    ),
    priority: 6,
  },
  { name: 'passwords', test: any(ours('contract/(?:common-passwords|password-strength)\\.ts|web/ui/form/(?:new-password|strength)')), priority: 4.5 },
  {
    name: 'forms',
    test: any(
      packages('react-hook-form'),
      parts('PasswordInput'),
      ours('web/ui/form/(?:form|keep-focus|submit-button|text-fields|tied|use-light-form)\\.'),
    ),
    priority: 5,
  },
  { name: 'schemas', test: any(packages('zod|@hookform/resolvers'), ours('contract/fields')), priority: 4 },
  // The device's own list takes three small parts of the floating one, and nothing else of it.
  { name: 'choices', test: any(parts('NativeSelect|Combobox/(?:ComboboxChevron|Combobox\\.module|get-parsed-combobox-data)')), priority: 4.5 },
  // Else it shares a file with whatever screen happens to use it too.
  { name: 'native', test: any(ours('web/ui/form/native-select-field')), priority: 4.2 },
  { name: 'controls', test: any(packages('@floating-ui/[\\w-]+'), parts(floatingParts)), priority: 4 },
  { name: 'lists', test: any(ours('web/ui/(?:list-part|list-screen|search-field)')), minShareCount: 2, priority: 3 },
  // What the pages beside the landing page share.
  { name: 'public', test: any(ours('web/features/marketing/(?:closing|pairs|public|structured)')), minShareCount: 2, priority: 3 },
  // What the pages to sign in and to register share.
  {
    name: 'entry',
    test: any(
      parts('Divider'),
      ours('web/features/accounts/(?:confirm-address|device-passkey|google-button|passkey-button|send-again|use-countdown)'),
      ours('web/ui/(?:back-to-login|entry-card)'),
    ),
    priority: 3,
  },
  // What everybody who is signed in sees around a screen, and the notices of most.
  {
    name: 'signed-in',
    test: any(
      packages('nuqs'),
      ours('web/api/(?:live|unread)|web/shell/(?:bar-menu|building-switcher|dialogs|inbox-link|keyboard/(?!help))'),
      ours('web/shell/(?:management-menu|named-building|person-menu|signed-in-|use-|away-notice|offline/(?:offline-notice|use-))'),
      ours('contract/document-words|web/features/notices/notice-(?:card|marks)'),
      /virtual:endpoints\/(?:audit|notices|notifications|overview)$/,
    ),
    priority: 3,
  },
  // Merged further, files come to need each other, and what is made of another's schema finds it missing.
  { name: 'parts', minShareCount: 2, entriesAware: true, entriesAwareMergeThreshold: 1_000, priority: 1 },
]
