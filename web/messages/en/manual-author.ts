/** The manual of authors, a page a message; how they are written is told in screens/manual/manual-text.ts. */
export default {
  'manual-author.write': `Writing a work
Begin a draft, bring your text or write it here, and complete it at your own pace: everything saves itself.
## Beginning a draft
1. Open [[navigation.newWork|/publications/create]].
2. If the platform has several journals, choose yours in [[author.form.revista]] and, where there is one, its [[author.form.seccion]].
3. Fill in [[author.form.titulo]], [[author.form.resumen]], [[author.form.palabrasClave]] and what else is asked for. If something is missing, its field says so.
4. Press [[author.new.submit]]. Only you and those who sign it with you see the draft, until you submit it.
In [[navigation.templates|/autor/plantillas]] there are Word files prepared for you, in case you would rather write elsewhere and bring it later.
## Bringing the text from Word or JATS
1. Open the draft and go to [[author.sheet.contenido]].
2. Press [[imports.open]] and choose your file: Word (.docx) or JATS (.xml, or a .zip with its pictures).
3. Press [[imports.submit]]. The file's text and references take the place of the draft's; title, abstract and keywords are taken only where they were empty.
4. Read the notices: they say what could not be brought in, so that you can look at it.
If there was a text before, you can go back to it with [[editing.replaced.back]].
## Writing here
- Write in the editor. With '/' you insert tables, figures, formulas and citations.
- In [[editing.references]], press [[editing.references.add]]: put DOIs, BibTeX or RIS into [[editing.references.paste]], or describe them in [[editing.references.byHand]].
- Beside the text you see whether it is [[saving.saved]]. If the connection breaks, it is kept in your browser and sent as soon as it is back.
- What is outside the text (title, abstract…) is also saved with [[author.edit.submit]].
## Files and declarations
1. In [[files.title]], add what goes with the text with [[files.add]], in its group: [[files.class.MANUSCRITO]], [[files.class.FIGURA]], [[files.class.DATOS]] or [[files.class.SUPLEMENTARIO]].
2. Answer the declarations that the journal asks for. Those that are necessary are asked for before you submit.
## Bringing a manuscript from another journal
In [[navigation.newWork|/publications/create]] press [[moving.package.open]], choose the package and see with [[moving.package.look]] what is in it. Nothing is kept until you press [[moving.package.create]].`,
  'manual-author.byline': `Signing with others
Who signs the work, in which order, and how each person says yes.
## Adding who signs with you
1. Open the draft and go to [[byline.title]].
2. In [[byline.search]], type at least three letters of the name and press [[byline.search.add]]. They will be asked whether they sign.
3. If they have no account, press [[byline.new]]. With their address they get an invitation; without it, only their name is there.
4. Put the list in order with each person's arrows and mark what each of them did. Every change is saved as you make it.
If an invitation expires, press [[byline.inviteAgain]].
## When you are asked to sign
1. Open [[navigation.authorships|/coautorias]]: you will see the work and how you are named in it.
2. Press [[byline.requests.yes]] or [[byline.requests.no]]. Until you say yes it is not yours; if you say no, your name leaves it.
If you got a link by mail, open it and press [[byline.page.accept]] or [[byline.page.decline]]: you need an account, and can create one from there.
## If you have to give up being the main author
The main author submits the work, withdraws it and says who signs it. On the work's page, press [[succession.propose]], choose another person who signs it and say why. Nothing changes until they accept.
## If the journal asks you to sign the licence
On the work's page, in [[rights.title]], each author presses [[rights.act.sign]]. Who submits it can ask the others with [[rights.act.all]]; whoever has no account gets a link.`,
  'manual-author.send': `Submitting the work and following it
Submit it for review when it is ready, and see where it is at any time.
## Submitting it for review
1. Open [[navigation.works|/mis-publicaciones]] and find your draft in [[author.management.drafts]].
2. Press [[author.act.ENVIAR_A_REVISION]].
3. Before it goes, the platform tells you what is missing or worth a look: declarations, signatures of the licence, length or, if the review is blind, phrases that say who signs. What is necessary has to be completed; the rest is up to you.
4. When you confirm, a whole version is kept, which changes no more.
The main author submits it.
## Knowing where it is
- On the work's page, [[track.title]] says at which step it is, and since when.
- [[desk.history.title]] tells what has happened.
- In [[versions.title]] you see what changed from one version to another.
- You are told of everything new in [[navigation.notifications|/notificaciones]] and, as you choose, by mail.
## Writing to the editors
On your dashboard, [[mail.title]] lets you write to who edits your works and to those who sign them with you.
## Withdrawing it
While it is in review, press [[author.act.RETIRAR_ENVIO]] on the work's page. It becomes a draft again and you can submit it anew, in another round.
## Taking it to another journal
In the work's menu of downloads, choose [[moving.elsewhere.open]]: you download a package that other journals understand. Nothing changes here.`,
  'manual-author.answer': `Answering a decision
What each decision means and what you do next.
## If changes are asked for
1. Read the letter and the reviews on the work's page.
2. Press [[author.act.PREPARAR_VERSION]]: the work opens again for you to edit.
3. Press [[answers.go]] and answer point by point. It saves itself: you can leave it and come back.
4. A point can be divided with [[answers.split]], joined with [[answers.join]] or added with [[answers.add]].
5. Change the text with [[answers.toEditor]].
6. Submit the new version with [[author.act.ENVIAR_A_REVISION]]: your answer goes with it.
## If it is returned for a matter of form
It is not a decision. The reason is in the letter: press [[author.act.PREPARAR_VERSION]], mend what is asked for and submit it again. It goes on in the same round, with those who review it.
## If it is rejected
- The letter says why.
- If you think that the decision overlooked something, press [[claims.appeal]] on the work's page, before the day it says. One appeals once, and somebody who did not decide answers.
- You can take it to another journal with [[moving.elsewhere.open]].
## If something is not right with your work
[[claims.complain]] reaches a person who has no part in it. Nobody else will know that you complained.
## If the editors propose another journal
On the work's page you will see what is different there. Choose [[moving.accept]] or [[moving.decline]]; until you say yes, nothing changes.`,
  'manual-author.publish': `From acceptance to publication
Copy-editing, proofs and publication; and what you can do afterwards.
## Without a production stage
When the work is approved, its main author presses [[author.act.PUBLICAR]] on its page. It appears in the catalogue and anybody can read it.
## With a production stage
1. The editors correct the text. When it is your turn, the work's page shows [[production.changes]]: press [[production.change.accept]] or [[production.change.reject]] at each, and say why if you do not accept it.
2. Press [[production.step.DEVOLVER_CORRECCION]].
3. You will get the proofs: look at [[production.page]] and [[production.pdf]].
4. Press [[production.step.APROBAR_PRUEBAS]] if all is well: what you approve is what will be published. If not, [[production.step.PEDIR_CORRECCIONES]] and say what has to be corrected.
5. The editors publish it, or set a date.
There is a deadline for answering. Even when it has passed, you can answer as long as the editors have not gone on.
## Afterwards
- [[navigation.statistics|/autor/estadisticas]] counts the readings of your works.
- In [[navigation.profile|/perfil]], with [[profile.orcid.connect]], what is published can be added to your ORCID record.
- For a new edition, open the work's public page and press [[work.edition.link]].
- If you find an error, write to the editors: what is published is not changed, a notice is published.
## If the editors ask about your name
In [[navigation.consents|/consentimientos]] you answer whether your identity may be known in a review. You can say no.`,
  'manual-author.trouble': `When something goes wrong
What goes amiss most often when writing and submitting, and the way out.
### It says that there is no connection, or that my session has expired
What you wrote is in your browser and will be sent by itself. Do not clear the browser's data; if need be, log in again and go on where you were.
### It says that there is another version of the text
Somebody, or you in another window, saved while you were writing. Press [[editing.conflict.merge]] and choose, place by place, what stays. Nothing is lost.
### The Word file is not imported
Check that it is a .docx and not protected by a password: open it and save it as .docx again. If it is too large, make its pictures smaller and upload the originals in [[files.class.FIGURA]].
### I cannot submit the work
Read what is asked for: what is necessary to submit is marked. Files must have finished uploading, too. Only the main author submits it.
### I submitted the wrong version
Press [[author.act.RETIRAR_ENVIO]] on the work's page: it becomes a draft again.
### I do not see the button to create a publication
You lack the author's role. In [[navigation.profile|/perfil]] press [[profile.role.ask.AUTOR]].
### I deleted a draft by mistake
Write to who administers the platform as soon as you can: they can restore it for 30 days.
### Nobody answers me
See in [[track.title]] how long that step usually takes, and write to the editors with [[mail.title]]. If the handling is not right, there is [[claims.complain]].`,
};
