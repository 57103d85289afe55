/** The Spanish texts of login, registration and recovery, which guests meet before anything else of what is not public. */
import account from './es/account.ts';
import recovery from './es/recovery.ts';

export const esAccount = { ...account, ...recovery };
