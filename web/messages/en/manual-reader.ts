/** The manual of readers, and the page on accounts that all manuals have; how they are written is told in screens/manual/manual-text.ts. */
export default {
  'manual-reader.read': `Finding, reading and citing
Searching the catalogue, reading at ease, downloading and citing. Without an account, and free.
## Searching
1. Open [[navigation.catalogue|/catalogo]] and write in [[catalogue.search.label]]: a title, a subject, an author or a DOI.
2. Narrow it down with the filters.
3. With an account, [[catalogue.save]] tells you by mail when something is published that the search finds.
## Reading
- [[work.reading]] changes the size of the letters, the width, the space and the theme.
- When you choose a passage you can [[work.passage.highlight]], [[work.passage.quote]] or [[work.passage.link]]. Highlights are kept in your browser alone.
- Citations, notes and figures show when you point at them or come to them with the keyboard; [[work.card.back]] takes you back to where you were reading.
## Taking it with you
- [[work.download]] gives it in the formats that it has: PDF, EPUB, Word and others.
- [[work.act.cite]] gives the citation in words and the file for your reference manager.
## Knowing whether you can rely on it
[[work.history]] has the dates and versions and, where the journal publishes them, the reviews. If it was corrected or retracted, that is said at the very top.`,
  'manual-reader.join': `Taking one step more
Creating an account, publishing, reviewing or signing a work.
## Creating an account
1. Press [[layout.register]] and fill in your details.
2. Open the link that you will get by mail and press [[recovery.verify.submit]].
You can also log in with ORCID, or with your institution where the platform offers it.
## Publishing, reviewing or editing
1. Open [[navigation.profile|/perfil]], at [[profile.role.title]].
2. Press [[profile.role.ask.AUTOR]], [[profile.role.ask.REVISOR]] or [[profile.role.ask.EDITOR]]. Publishing is open to everybody; the rest is confirmed by an administrator.
## If you are named in a work
In [[navigation.authorships|/coautorias]] you say whether you sign it, and in [[navigation.consents|/consentimientos]] whether your identity may be known. You can say no to both.`,
  'manual-reader.trouble': `When something goes wrong
What goes amiss most often when reading or logging in, and the way out.
### I cannot find a work that I know is there
Try fewer words, or its DOI, and take the filters away.
### A screen reader cannot read the PDF
Try reading the work on its page, or download it as EPUB or HTML where it has them. If there are only scanned pictures, write to the journal.
### There is an error in a work
Write to the journal from [[layout.footer.contact|/contacto]]: what is published is corrected by a notice.
### I do not remember my password
When you log in, press [[account.login.forgot]]. The link lasts an hour; if it does not come, look in your junk mail.
### The link no longer works
Links are used once and expire. Ask for another: the one that confirms your address, in [[navigation.profile|/perfil]], with [[profile.verify.resend]].
### I lost the telephone that I logged in with
Press [[account.second.toRecovery]] and use one of the codes that you kept. If you have none, write to who administers the platform.`,
  'manual-reader.account': `Your account
Notices, data, security and absences: what every account has.
## Hearing of what happens
- [[navigation.dashboard|/dashboard]] gathers what waits for you.
- [[navigation.notifications|/notificaciones]] keeps the notices. At a work that no longer interests you, press [[notifications.mute]].
- In [[navigation.settings|/configuracion]], in [[settings.channels.title]], you choose of each thing whether you want it on screen, by mail at once or once a day.
## Your data
- In [[navigation.profile|/perfil]], press [[profile.edit]] to change your name, your affiliation or the subjects that you know.
- [[profile.orcid.connect]] confirms your ORCID: afterwards you can log in with it.
- [[settings.data.prepare]], in the settings, gathers what is kept of you in a file.
- [[settings.erase]] says beforehand what goes and what stays.
- If your institution publishes here, it is in [[navigation.myInstitution|/institucion]].
## Language, theme and keys
In [[settings.preferences]] you choose the language, the light or dark theme and whether single keys do something. In your account's menu, [[layout.goTo]] takes you anywhere and [[layout.keys]] shows the shortcuts.
## Absences
In [[settings.absence.title]] say from when until when you will be away, and press [[settings.absence.save]].
## Logging in safely
- [[second-factor.begin]] also asks for a code from your telephone. Keep the recovery codes.
- With a passkey you log in with your device's fingerprint, face or PIN, without a password.
- In [[settings.sessions.title]] you see where you are logged in; if something is not yours, close that session and change the password.`,
};
