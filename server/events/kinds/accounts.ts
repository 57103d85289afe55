/** What can happen to accounts, and how the activity record tells it. */
import type { KindTellings } from './kind.ts';

export const accountKinds = {
  // `solicitado` is the role that the person asked for, where it waits.
  'account.registered': [
    'info',
    'Cuenta creada con el rol {rol}[; pidió el rol {solicitado}][ para {revista}].',
    'Account created with the role {rol}[; it asked for the role {solicitado}][ for {revista}].',
  ],
  // By an administrator, for somebody; `cuenta` is whose it is, `prometidos` what comes with its confirmed address.
  'account.made': [
    'warning',
    'Cuenta creada por administración con el rol {rol}[; con su correo confirmado tendrá {prometidos}].',
    'Account made by an administrator with the role {rol}[; with its address confirmed it will have {prometidos}].',
  ],
  'account.loggedIn': ['info', 'Inicio de sesión.', 'Log-in.'],
  'account.loginFailed': ['warning', 'Intento fallido de inicio de sesión.', 'Failed attempt to log in.'],
  'account.loggedOut': ['info', 'Cierre de sesión.', 'Log-out.'],
  'account.loggedOutEverywhere': ['info', 'Cierre de todas las sesiones.', 'Log-out of all sessions.'],
  // `dispositivo` is what it was made on: 'Firefox · Windows'.
  'account.sessionEnded': [
    'info',
    'Sesión en otro dispositivo cerrada[: {dispositivo}].',
    'Session on another device ended[: {dispositivo}].',
  ],
  'account.otherSessionsEnded': ['info', 'Las demás sesiones, cerradas.', 'All other sessions ended.'],
  'account.passwordForgotten': [
    'info',
    'Enlace para cambiar la contraseña enviado.',
    'Link to change the password sent.',
  ],
  'account.passwordReset': [
    'warning',
    'Contraseña cambiada con un enlace de correo.',
    'Password changed with a mailed link.',
  ],
  'account.passwordChanged': ['info', 'Contraseña cambiada.', 'Password changed.'],
  'account.secondFactorOn': ['warning', 'Segundo paso activado.', 'Second step set up.'],
  'account.secondFactorOff': ['warning', 'Segundo paso desactivado.', 'Second step ended.'],
  // `cuenta` is whose it was, and who is mailed.
  'account.secondFactorReset': [
    'warning',
    'Segundo paso de una cuenta quitado por administración.',
    'Second step of an account taken away by an administrator.',
  ],
  'account.passkeyAdded': ['warning', 'Llave de acceso añadida.', 'Passkey added.'],
  'account.passkeyRemoved': ['warning', 'Llave de acceso quitada.', 'Passkey removed.'],
  'account.passkeyCopied': [
    'error',
    'Llave de acceso rechazada: su contador ha retrocedido, puede que haya una copia.',
    'Passkey refused: its counter has gone back, there may be a copy of it.',
  ],
  'account.recoveryCodeUsed': [
    'warning',
    'Código de recuperación usado. Quedan {quedan}.',
    'Recovery code used. {quedan} are left.',
  ],
  'account.recoveryCodesMade': ['info', 'Códigos de recuperación nuevos.', 'New recovery codes.'],
  'account.verified': ['info', 'Correo confirmado.', 'Email address confirmed.'],
  'account.verifiedByHand': [
    'warning',
    'Correo de una cuenta confirmado por administración.',
    'Address of an account confirmed by an administrator.',
  ],
  'account.orcidLinked': ['warning', 'ORCID iD confirmado.', 'ORCID iD confirmed.'],
  'account.orcidUnlinked': ['info', 'ORCID desconectado.', 'ORCID disconnected.'],
  'account.institutionLinked': [
    'warning',
    'Entrada por una institución conectada: «{institucion}».',
    'Log-in by an institution connected: “{institucion}”.',
  ],
  'account.institutionUnlinked': [
    'info',
    'Entrada por una institución desconectada: «{institucion}».',
    'Log-in by an institution disconnected: “{institucion}”.',
  ],
  'account.profileChanged': ['info', 'Perfil actualizado.', 'Profile updated.'],
  // `cuenta` is whose role it is; an administrator decides, or the account itself where nobody has to.
  'account.roleRequested': [
    'info',
    'Rol solicitado: {solicitado}[, para {revista}].',
    'Role requested: {solicitado}[, for {revista}].',
  ],
  'account.roleGranted': ['warning', 'Rol concedido: {rol}[, en {revista}].', 'Role granted: {rol}[, in {revista}].'],
  'account.roleDeclined': [
    'info',
    'Rol no concedido: {rol}[, en {revista}].',
    'Role not granted: {rol}[, in {revista}].',
  ],
  'account.rolesChanged': [
    'warning',
    // Of an account that was made with its roles there are none before.
    'Roles de una cuenta cambiados: [{antes} → ]{roles}.',
    'Roles of an account changed: [{antes} → ]{roles}.',
  ],
  'account.scopesChanged': [
    'warning',
    'Revistas de los roles de una cuenta cambiadas: {cambios}.',
    'Journals of the roles of an account changed: {cambios}.',
  ],
  'account.blocked': ['warning', 'Cuenta bloqueada.', 'Account blocked.'],
  'account.unblocked': ['info', 'Cuenta desbloqueada.', 'Account unblocked.'],
  // `cuenta` is whose they were, and who is sent it.
  'account.sessionsEnded': [
    'warning',
    'Sesiones de una cuenta cerradas por administración.',
    'Sessions of an account ended by an administrator.',
  ],
  // One that opens more than what is published.
  'account.keyMade': [
    'warning',
    'Clave de la API creada, con permiso para {ambitos}.',
    'API key made, which opens {ambitos}.',
  ],
  'account.keyRevoked': [
    'warning',
    'Clave de la API de una cuenta revocada por administración.',
    'API key of an account revoked by an administrator.',
  ],
  'account.resetMailed': [
    'warning',
    'Enlace para cambiar la contraseña enviado por administración.',
    'Link to change the password sent by an administrator.',
  ],
  'account.exported': ['warning', 'Lista de cuentas exportada.', 'List of accounts exported.'],
  'account.tokenReused': [
    'error',
    'Un token de renovación se usó dos veces: se cerró la sesión.',
    'A refresh token was used twice: the session was ended.',
  ],
  'account.deleted': ['warning', 'Cuenta eliminada.', 'Account deleted.'],
  // Two entries of one act: `cuenta` is the account that went, and the one that stays.
  'account.mergedAway': [
    'warning',
    'Cuenta unida a otra de la misma persona.',
    'Account merged into another of the same person.',
  ],
  'account.merged': [
    'warning',
    'A esta cuenta se unió otra de la misma persona[; con ella recibió el rol {roles}].',
    'Another account of the same person was merged into this one[; with it it was given the role {roles}].',
  ],
  'account.mergeUndone': ['warning', 'Unión de cuentas deshecha.', 'Merge of accounts undone.'],
  'account.dataAsked': ['info', 'Copia de los datos propios pedida.', 'Copy of one’s own data asked for.'],
  // `cuenta` is whose they are.
  'account.dataExported': [
    'warning',
    'Copia de los datos de una cuenta, preparada para quien los pidió.',
    'Copy of an account’s data, prepared for whoever asked for it.',
  ],
  'account.conflictDeclared': ['info', 'Conflicto de interés declarado.', 'Conflict of interest declared.'],
  'account.conflictWithdrawn': ['info', 'Conflicto de interés retirado.', 'Conflict of interest withdrawn.'],
} as const satisfies KindTellings;
