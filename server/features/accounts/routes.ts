import type { accountCalls } from '#contract/calls/accounts.ts';
import { refuse } from '#contract/refuse.ts';
import { isOwnAccount } from '#contract/roles.ts';
import { type Handlers, readingEarly } from '#server/platform/http/register-call.ts';
import { isStopped } from '#server/platform/mail/returned.ts';
import type { Services } from '#server/platform/services.ts';
import { changePassword } from './change-password.ts';
import { changePhoto, removePhoto } from './change-photo.ts';
import { changePreferences } from './change-preferences.ts';
import { forgotPassword } from './forgot-password.ts';
import { acceptLegalText, listLegalTexts } from './legal-texts.ts';
import { login } from './login.ts';
import { logout, logoutEverywhere } from './logout.ts';
import { presentAccount, presentOwnAccount } from './present.ts';
import { findUser } from './queries.ts';
import { refresh } from './refresh.ts';
import { register } from './register.ts';
import { requestRole } from './request-role.ts';
import { resetPassword } from './reset-password.ts';
import { updateProfile } from './update-profile.ts';
import { resendVerification, verifyEmail } from './verify-email.ts';

/** Handlers of calls that answer nothing. */
const done = async (act: Promise<void>): Promise<undefined> => {
  await act;
  return undefined;
};

export function accountRoutes(services: Services): Pick<Handlers, keyof typeof accountCalls> {
  const self = async (id: string) => {
    const user = await findUser(services.db, id);
    if (!user) throw refuse('sesion_caducada');
    const correoDevuelto = await isStopped(services.db, user.email);
    return { ...presentAccount(user), ...(correoDevuelto && { correoDevuelto: true as const }) };
  };
  return {
    register: ({ body, origin }) => register(services, body, origin),
    login: ({ body, origin }) => login(services, body, origin),
    refresh: ({ body }) => refresh(services, body.refresh_token),
    logout: ({ body }) => done(logout(services, body.refresh_token)),
    logoutEverywhere: ({ viewer }) => done(logoutEverywhere(services, viewer)),
    forgotPassword: ({ body }) => done(forgotPassword(services, body.email)),
    resetPassword: ({ body }) => done(resetPassword(services, body)),
    changePassword: ({ viewer, body, origin }) => done(changePassword(services, viewer, body, origin)),
    verifyEmail: ({ body }) => done(verifyEmail(services, body.token)),
    resendVerification: ({ viewer }) => done(resendVerification(services, viewer)),
    authProfile: readingEarly(
      ({ account }) => findUser(services.db, account),
      async ({ viewer }, begun) => {
        const user = await begun;
        // Else the token was made for another account than its log-in is of.
        return user && isOwnAccount(viewer, user.id) ? presentOwnAccount(user, viewer) : self(viewer.id);
      },
    ),
    profile: async ({ viewer }) => ({ data: await self(viewer.id) }),
    updateProfile: async ({ viewer, body }) => ({ data: await updateProfile(services, viewer, body) }),
    changePhoto: async ({ viewer, body }) => ({ data: await changePhoto(services, viewer, body.foto) }),
    removePhoto: async ({ viewer }) => ({ data: await removePhoto(services, viewer) }),
    requestRole: async ({ viewer, body }) => ({ data: await requestRole(services, viewer, body) }),
    changePreferences: ({ viewer, body }) => changePreferences(services, viewer, body),
    legalTexts: ({ viewer }) => listLegalTexts(services, viewer),
    acceptLegalText: ({ viewer, body }) => acceptLegalText(services, viewer, body),
  };
}
