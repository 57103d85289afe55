/** React has had this itself since its version 18; Lingui still asks the package that stood in for it. */
export { useSyncExternalStore } from 'react';
