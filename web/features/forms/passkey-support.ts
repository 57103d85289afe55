import { useSyncExternalStore } from 'react';

/** It does not change while a page stands. */
const never = () => () => {};

/** By WebAuthn a passkey is of a host's name: at an address in figures there are none. */
const areHere = () => typeof PublicKeyCredential === 'function' && !/^[\d.]+$|:/.test(window.location.hostname);

/** Whether this browser can be asked for passkeys here; false until the page stands. */
export const useHasPasskeys = (): boolean => useSyncExternalStore(never, areHere, () => false);
