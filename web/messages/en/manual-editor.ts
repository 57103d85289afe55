/** The manual of editors, a page a message; how they are written is told in screens/manual/manual-text.ts. */
export default {
  'manual-editor.queue': `Knowing what waits for you
The editorial queue, the desk of each work and the next step.
## The queue
1. Open [[navigation.queue|/editorial]]: each work says what it waits for and whose turn it is, the most urgent first. What is yours is marked [[queue.turn.TUYO]].
2. Filter by what they wait for, who handles them, the journal or the days. If you often come back to the same filters, keep them in [[queue.views]].
3. In a work's menu [[queue.row.more]], press [[queue.row.take]] to handle it yourself. By choosing several you can take them, hand them over or write to their authors at once.
## The desk of a work
1. Open the work from the queue. At the top is [[cockpit.next]], with the button that is needed.
2. The tabs have the whole process: [[desk.work.summary]], [[desk.work.text]], [[desk.work.versions]], [[desk.work.reviews]], [[desk.work.candidates]], [[desk.work.decisions]], [[desk.work.notes]] and [[desk.work.history]].
3. In [[desk.work.notes]] you write what only the editors read; with [[desk.notes.private]], only you.
4. In [[desk.work.versions]], [[desk.work.compare]] shows what changed from one to another.
5. [[anonymise.as.link]] shows you the work as somebody else sees it. It is recorded and nobody gets a notice.
Of a work that you sign you neither decide nor see the process: somebody else handles it.
## The deadlines
[[navigation.calendar|/calendario]] has the deadlines of the works in process. If you will be away, say so in [[navigation.settings|/configuracion]]: from there you can hand your works over to somebody else.
## How many reviews are needed
On your dashboard, [[editor.actions.mode]] says whether one review is enough to decide ([[editor.mode.minimalista]]) or several are needed ([[editor.mode.profesional]]). It holds for the whole platform.`,
  'manual-editor.assign': `Finding reviewers
Inviting, putting alternates in order, sharing out many works at once and following the reviews.
## Inviting somebody
1. On the work's desk, press [[cockpit.invite]] or open [[desk.work.candidates]]. The closest come first, with their load, their punctuality and their absences. Those with a conflict of interest stand apart.
2. Press [[candidates.invite]], look at the deadline and confirm. They get the invitation by mail.
3. If you know whom you want, [[editor.assign]] lets you choose several people by name and write them a few words.
## With alternates
1. In [[desk.work.candidates]], press [[candidates.add]] at each person and put them in order in [[candidates.ranked]].
2. Say in [[candidates.ranked.wanted]] how many you want and press [[candidates.ranked.save]].
3. If somebody declines or does not answer, the next one is invited without your doing anything.
## Who has no account
Press [[candidates.mail.open]], write their name and address, and press [[candidates.mail.send]]. The account that is made reads only that work.
## Many works at once
1. Open [[navigation.assignment|/editorial/asignacion]], choose works and people, and press [[assignment.start]].
2. Look at the proposal: you can [[assignment.swap]], [[assignment.remove]] or [[assignment.fix]] each person.
3. Press [[assignment.apply]]. Until then nothing is sent.
## Following the reviews
In [[desk.work.reviews]], the menu of each review has:
- [[desk.remind]]: reminds of the deadline, once a day at most.
- [[editor.reviews.deadline]]: gives more days; the reviewer is told by mail.
- [[desk.sendAgain]]: if the mail was lost, another with a new link.
- [[desk.takeBack]]: takes the request back, with the reason and thanks.
- [[desk.thank]]: gives thanks for a review that was handed in.
## Who reviews for the journal
[[navigation.roster|/editorial/revisores]] says of each person their load, their punctuality and their fields.`,
  'manual-editor.decide': `Deciding
Choosing the decision, writing the letter and, if need be, going back.
## Taking a decision
1. On the work's desk, read [[desk.work.reviews]].
2. Press [[cockpit.decide]] and choose: [[decisions.act.APROBAR]], [[decisions.act.SOLICITAR_CAMBIOS]] or [[decisions.act.RECHAZAR]]. Those that are hard to undo are in [[desk.work.summary]], in [[cockpit.grave]].
3. Mark in [[decisions.reviews]] those that the authors will read: in the letter they go by number, without names.
4. Write the letter: it begins with a template, and its marks are filled when it is sent.
5. Press [[decisions.preview.show]] to see it as it will go out, and confirm with the decision's button.
## What comes of each
- [[decisions.act.APROBAR]]: it is approved. If there is a production stage, that begins; if not, who submitted it may publish it.
- [[decisions.act.SOLICITAR_CAMBIOS]]: the round ends. The new version opens another: you will have to invite again.
- [[decisions.act.RECHAZAR]]: its way ends; its authors may appeal.
- [[decisions.act.RECHAZAR_SIN_REVISION]]: the same, without completed reviews.
- [[decisions.act.DEVOLVER_A_AUTORES]]: for a matter of form, deciding nothing. The round is paused.
- [[decisions.act.ELEVAR]]: asks for another editor's signature. The authors get nothing yet. Who signs can approve it or choose [[decisions.act.DEVOLVER_A_REVISION]].
## If you made a mistake
Press [[decisions.act.REVOCAR_DECISION]]: the work goes back to review and another letter tells its authors. It can be done for some days, as long as they have not gone on.
## Appeals and complaints
In [[navigation.claims|/editorial/reclamaciones]] are those that you may answer because you have no part in them. Press [[claims.act.answer]]. Upholding an appeal takes the work back to review.
## If the work belongs in another journal
In [[desk.work.summary]], press [[moving.move]]. Its versions, reviews and decisions go with it.`,
  'manual-editor.produce': `Producing and publishing
From acceptance to the catalogue: copy-editing, proofs, checks and issues.
## The production stage
If your journal has one, the desk of an approved work shows [[production.title]].
1. Press [[production.step.EMPEZAR]] and correct the text in [[production.text]] and in [[production.head]]. It saves itself.
2. Press [[production.step.ENVIAR_CORRECCION]]: its authors answer each change.
3. With their answers, press [[production.step.PASAR_A_PRUEBAS]], look at [[production.page]] and [[production.pdf]], and press [[production.step.ENVIAR_PRUEBAS]].
4. When they have approved them, go through [[production.checks]] and press [[production.step.DAR_POR_LISTA]].
5. Press [[author.act.PUBLICAR]], or fill in [[production.date.moment]] and press [[production.date.send]]: it will publish itself.
If its authors do not answer and the deadline has passed, [[production.step.SEGUIR_SIN_RESPUESTA]]. To change something that was approved, [[production.step.REABRIR]]: there will be other proofs.
Without that stage, who submitted it publishes it, or it comes out with its issue.
## An issue
1. Open [[navigation.numbers|/editorial/numeros]] and press [[numbering.begin]].
2. In [[numbering.available]], press [[numbering.add]] at each work that is approved or already published.
3. Put them in order in [[numbering.works]] and press [[numbering.order.save]]. [[numbering.pages]] numbers them in a row.
4. See what each of them lacks, and the [[numbering.preview]].
5. Press [[numbering.publish]]: [[numbering.publish.now]] or [[numbering.publish.at]].
During the next hour you can [[numbering.takeBack]].
## The DOI
If the platform registers DOIs, it does so by itself when a work is published. If not, press [[desk.doi.enter]] on the work's desk.
## Letting indices find it
[[desk.work.indexing]] says, index by index, what the work fulfils and what it lacks, with where to mend it.`,
  'manual-editor.after': `After publication
Notices, what others announce and how the journal is doing.
## Correcting what is published
What is published is not changed: a notice is published, tied to the work.
1. In [[desk.work.summary]] of the published work, open [[notices.title]].
2. Choose its kind: [[notices.kind.CORRECCION]], [[notices.kind.ERRATA]], [[notices.kind.PREOCUPACION]] or [[notices.kind.RETRACTACION]].
3. Write [[notices.summary]] and, if you like, [[notices.text]]. Say who signs it.
4. Press [[notices.send]]. A retraction cannot be undone; an expression of concern is lifted with [[notices.desk.lift]].
## What other services announce
In [[navigation.received|/editorial/anuncios]] come reviews and endorsements from other sites. [[received.accept]] shows them on the work's page; [[received.dismiss]] does not.
## How the journal is doing
[[navigation.reports|/editorial/reportes]] counts states, days to the first decision, acceptance and punctuality. Choose the days and take it with you by [[desk.reports.csv]] or [[desk.reports.print]].`,
  'manual-editor.trouble': `When something goes wrong
What goes amiss most often when editing, and the way out.
### I invited the wrong person
In [[desk.work.reviews]], press [[desk.takeBack]] and then [[desk.takeBack.mistaken]]: they will get an apology and the link will stop working.
### Nobody answers the invitations
Press [[desk.remind]], or invite more people. With [[candidates.ranked]] the platform goes on to the next by itself. Invitations without an answer expire when their time has passed.
### Somebody's mail comes back
The desk says so. Use another address, or write to that person by another way; who administers can lift the address.
### I want to know whether a mail went out
[[navigation.mails|/admin/correos]] shows those about the works that you handle, with their state.
### I cannot decide
See what [[cockpit.next]] says: reviews may be missing, you may have reviewed the work yourself, or been asked to sign it. If you are asked to sign it, answer in [[navigation.authorships|/coautorias]].
### A reviewer handed in by mail
In [[desk.work.reviews]], [[editor.reviews.manage]] lets you record it: it will read that the editors recorded it, and who wrote it is told.
### Those who sign must be corrected
In [[desk.work.summary]], [[desk.byline.open]] lets the main author correct the byline. If they cannot go on, [[succession.desk.propose]].
### Somebody else worked on the same work
The platform does not let the same be decided twice: if it was decided, you will see so when you confirm. [[desk.work.history]] has all that happened.
### Two people should know each other in a blind review
In [[desk.work.reviews]], in [[consents.desk.title]], press [[consents.ask]]: nobody is known without saying yes. What is asked of you is in [[navigation.consents|/consentimientos]].`,
};
