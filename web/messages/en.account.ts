/** The English texts of login, registration and recovery. */
import account from './en/account.ts';
import recovery from './en/recovery.ts';

export const enAccount = { ...account, ...recovery };
