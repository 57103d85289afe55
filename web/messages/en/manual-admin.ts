/** The manual of administrators, a page a message; how they are written is told in screens/manual/manual-text.ts. */
export default {
  'manual-admin.begin': `Setting the platform up
The first quarter of an hour, and where each thing is changed afterwards.
## The first quarter of an hour
1. In [[navigation.platform|/admin/ajustes]], open [[setup.title]]: a few steps, each with its reason.
2. Fill in each step and press [[setup.done]], or [[setup.skip]]. You can come back whenever you like.
3. At the step [[setup.step.correo]], make sure that mails go out.
4. At [[setup.step.acceso]], open the public site when it is ready.
## The settings, by groups
Everything is in [[navigation.platform|/admin/ajustes]], and each group is saved by itself:
- [[platform.group.identidad]]: the name, the contact, the logo, the colour and how letters address people.
- [[platform.group.sitio]]: the telephone, the figures, the plans and the menu. Press [[platform.sitio.blank]] to take away what is there as an example.
- [[platform.group.acceso]]: whether the site is public, whether roles are approved, and the obligatory second step.
- [[platform.group.revision]]: who knows whom, how many reviews at a time, the discussion among reviewers.
- [[platform.group.plazos]]: days for reviewing and answering, the production stage, holidays and reminders.
- [[platform.group.formulario]]: the questions of each review.
- [[platform.group.declaraciones]]: what authors are asked to declare.
- [[platform.group.publicacion]]: DOI, ISSN and licence.
- [[platform.group.textos]]: the letters and the pages of the site.
- [[platform.group.datos]]: privacy, accessibility and how long things are kept.
Changes of the review hold for what is submitted from then on; each setting says so. Every change is in the record.
## The pages of the site
Each is written on the page itself, with [[page.edit]]. In the help centre, what you write stands above these manuals: a good place for what your journal does in its own way.`,
  'manual-admin.people': `Accounts and roles
Creating accounts, granting roles, and helping who cannot log in.
## Creating accounts
1. Open [[navigation.people|/admin/users]] and press [[users.new]].
2. Write the name and address, choose the roles and press [[users.new.send]]. They get a link to choose their password.
For many at once, [[users.file]]: choose a CSV, see what will become of each line and confirm. All are created, or none.
When a whole class is about to register, go to [[platform.group.acceso|/admin/ajustes/acceso]] and press [[platform.registro.open]].
## Granting roles
1. In [[users.requests]], press [[users.requests.grant]] or [[users.requests.decline]]. They are told by mail.
2. To change them yourself, press [[users.edit]] at the account, mark the roles and press [[users.edit.save]].
3. You can narrow the role of an editor or a reviewer with [[users.scope.some]].
Without a confirmed address there is no role of reviewer, editor or administrator.
## Helping who cannot log in
Press [[users.edit]] at their account:
- [[users.access.mail]]: they get a link to choose another password.
- [[second-factor.reset]]: if they lost telephone and codes. Do so only if you know for certain who is asking.
- [[users.access.end]]: if they think that somebody else logged in.
## Blocking, merging and deleting
- Choose [[users.estado.BLOQUEADO]] in [[users.edit.estado]]: they cannot log in and nothing is erased.
- [[users.merge]], if one person has two accounts. You will see beforehand what becomes of everything, and for some days it can be undone.
- [[users.delete]] erases their personal data. What they published and reviewed is kept. It cannot be undone.`,
  'manual-admin.journals': `Journals, their past and institutions
A second journal, what each of them changes, and bringing in what it published.
## One more journal
1. Open [[navigation.journals|/admin/revistas]] and press [[managing.new]]. It is shown to nobody until you publish it.
2. Open it and fill in its parts: [[managing.part.identidad]], [[managing.part.textos]], [[managing.part.consejo]], [[managing.part.secciones]] and [[managing.part.anuncios]].
3. What has no value of its own is as on the platform, and changes with it.
4. In [[managing.part.identidad]], mark [[managing.publica]].
5. In [[managing.part.cierre]], [[managing.close]] stops it from receiving works; what is published stays where it is.
## Indices
- [[managing.part.pasaporte]] says what each index asks for and what the journal lacks. [[passport.report]] puts it on a sheet.
- The [[yearly.title]] gathers the journal's year.
- [[managing.part.paquetes]] prepares the files that indices ask for.
## Bringing in what it published
1. Open [[navigation.loads|/admin/cargas]] and begin a load: a CSV table, JSON of Crossref or DataCite, or a ZIP with JATS articles.
2. Say what each column is, add the PDFs and press [[loads.check]]. You will see what becomes of each work, publishing nothing.
3. Publish them. Nobody gets notices or mails.
4. If something went wrong, [[loads.undo]].
## Institutions
In [[navigation.institutions|/admin/instituciones]], press [[membership.list.new]]. Each has a page with its works, its members and its plan.`,
  'manual-admin.mail': `Mail and letters
Having mails go out, having them say what your journal would say, and what to do when they come back.
## Having them go out
1. Whoever runs the server sets the address of the mail server (SMTP_URL) in the environment of the process. Without it mails are kept and do not go out.
2. Open [[navigation.mails|/admin/correos]] and press [[outbox.test]].
3. See in the list whether it goes out, and whether it reaches you.
## The list of mails
- [[outbox.estado.ENVIADO]]: the mail server took it.
- [[outbox.estado.PENDIENTE]]: it will be tried again by itself.
- [[outbox.estado.FALLIDO]]: read the last failure; press [[outbox.retry]] or [[outbox.discard]].
- [[outbox.estado.GUARDADO]]: there is no mail server. Open the mail with [[outbox.open]] and pass its link on to whom it is for, and to nobody else.
- [[outbox.estado.DEVUELTO]]: the address returned it.
## Addresses that return mail
In [[outbox.returned.title]] are the addresses to which nothing is sent, and why. They get mail again when the person confirms their address, or with [[outbox.returned.lift]].
## The letters
1. Open [[navigation.letters|/admin/plantillas]] and press [[letters.edit]] at the one you want, in each language.
2. Write in your words. The marks are filled when it is sent; the editor says which there are and which may not be missing.
3. Look at [[letters.preview]] and press [[letters.save]]. [[letters.reset]] brings back the one that came with it.
Each journal can have its own in its part [[managing.part.cartas]].`,
  'manual-admin.watch': `Watching over the platform
Tasks, backups, the record of what happens and what needs your attention.
## Each day, at a glance
Your dashboard says in [[author.admin.attention]] what has to be looked at, and in [[author.admin.health]] whether everything answers.
## Backups
1. Whoever runs the server sets where they are kept (BACKUP_TO) and the key (BACKUP_KEY). Keep that key away from the machine, too: without it the copies are of no use.
2. Open [[navigation.jobs|/admin/tareas]], at [[jobs.copies]]: the last copy and the last that was proven. Each night one is made, and proven by restoring it elsewhere.
3. [[jobs.copies.now]] makes one at once.
4. To restore, whoever runs the server uses 'npm run restore', as the documentation tells (docs/backup.md).
## Tasks
[[navigation.jobs|/admin/tareas]] shows what the platform does on the side. One that is [[jobs.estado.FALLIDO]] is tried again with [[jobs.retry]]; a recurring one is done early with [[jobs.run]].
## The record
[[navigation.record|/admin/logs]] says who did what. Filter by person, kind or dates, and press [[logs.export]]. [[logs.verify]] proves that nobody has changed it.
## Works and reviews
- [[navigation.allWorks|/admin/publications]] has all works; in [[admin.deleted.title]], press [[admin.deleted.restore]] at the one that was deleted by mistake.
- [[navigation.allReviews|/admin/reviews]] has all reviews, with filters by state.
## How the server is doing
[[navigation.metrics|/admin/metrics]] measures answers, memory and use, with the COUNTER reports as CSV.`,
  'manual-admin.connect': `Connecting other services
Logging in by institutions, webhooks, repositories and organisations. All are opened from the settings.
## Logging in with the university
1. In [[navigation.platform|/admin/ajustes]], open [[providers.title]] and press [[providers.new]].
2. Give the institution the return address that the screen shows, and fill in what they give you.
3. Try it before you activate it; [[providers.pause]] stops it without deleting it.
## Telling other programs
In [[webhooks.title]], press [[webhooks.new]], write the address and what it tells of, and try it with [[webhooks.test]].
## Announcing to repositories
In [[inboxes.title]], press [[inboxes.new]] and write the service's inbox. What is published with its reviews is announced there.
## Suggesting organisations
In [[organisations.title]], press [[organisations.new]] with the file that ROR publishes: as they write their affiliation, people can choose it.
## DOI and ORCID
The accounts at Crossref, DataCite and ORCID are set by whoever installs the platform. Which agency registers is in [[platform.group.publicacion|/admin/ajustes/publicacion]].`,
  'manual-admin.trouble': `When something goes wrong
What goes amiss most often when administering, and the way out.
### No mail goes out
Look at [[navigation.mails|/admin/correos]]. If they are kept, the mail server is missing. If they fail, the last failure says why: password, name or port. Whoever runs the server can use 'npm run doctor', which checks it.
### Mails end up in junk
Usually SPF, DKIM or DMARC is missing at your domain. 'npm run doctor' says which.
### The backups fail
In [[navigation.jobs|/admin/tareas]], the failed task says why: no room, a folder that is not there, or a missing key. Mend it and press [[jobs.copies.now]].
### A file is missing or damaged
[[jobs.files]] says which, and of which work. Put it back in its place from a copy; it is checked by itself.
### Somebody lost telephone and codes
Make sure who they are and press [[second-factor.reset]] at their account. If you are the only administrator, whoever runs the server has a command for it.
### Nobody can answer an appeal or a complaint
Everybody who could has a part in it. Give the editor's role to somebody else in [[navigation.people|/admin/users]].
### Somebody else changed the same settings
Nothing is lost: choose [[platform.overtaken.theirs]] or [[platform.overtaken.mine]].
### Something was published by mistake
An issue can be taken back for an hour from [[navigation.numbers|/editorial/numeros]]. A published work is not deleted: a notice is published from its desk.
### A change of the settings went wrong
[[navigation.record|/admin/logs]] says what was changed, by whom and when: put it back as it was.`,
};
