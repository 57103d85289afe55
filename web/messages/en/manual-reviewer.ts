/** The manual of reviewers, a page a message; how they are written is told in screens/manual/manual-text.ts. */
export default {
  'manual-reviewer.invitation': `Answering an invitation
See what it is about, say whether you can, and say no without worry if you cannot.
## With the link in the mail
1. Open the link. You will see what the work is about and until when your answer is awaited.
2. Press [[reviewing.accept]] or [[reviewer.decline]]. You need no account to answer.
3. If you accept and had no account, choose a password and press [[invitation.account.open]]. With your address and that password you come back whenever you like.
## From the platform
1. Open [[navigation.reviews|/mis-revisiones]]: the most urgent comes first.
2. Press [[reviewing.open]] to see the work and what the editor asks of you.
3. Press [[reviewing.accept]] or [[reviewer.decline]]. If you begin to write the review, that counts as a yes.
## If you cannot
When you decline you can say why and whom you would ask instead. Only the editors read it. If you had accepted already, the button is called [[reviewing.cannot]].
## Conflicts of interest
In [[navigation.settings|/configuracion]], in [[candidates.mine.title]], say with which people or institutions you should not review. If you already have such a review, it will be declined.
## Saying what you would like to review
If your journal asks, [[navigation.bids|/preferencias]] shows the works that look for reviewers. Choose [[bids.answer.QUIERO]], [[bids.answer.PUEDO]], [[bids.answer.PREFIERO_NO]] or [[bids.answer.CONFLICTO]]: it binds you to nothing.
## When you are away
In [[navigation.settings|/configuracion]] say when you are absent: you will get no reminders, and the deadlines proposed to you will count from your return.
## If you are asked something about your name
- In [[navigation.consents|/consentimientos]] you answer whether your name may be known in a review. You can say no.
- In [[navigation.authorships|/coautorias]] you answer whether you sign a work in which you were named.`,
  'manual-reviewer.write': `Writing the review and handing it in
Read the manuscript, write beside it, leave it and come back, and hand it in.
## Writing
1. Open [[navigation.reviews|/mis-revisiones]] and press [[reviewing.open]]. On one side is the manuscript, on the other the review. On a telephone you change between [[reviewing.page.manuscrito]] and [[reviewing.page.revision]].
2. Write in [[reviewer.form.comentarios]]: the editors will read it and, once you hand it in, so will who wrote the work.
3. Select a passage for [[reviewing.margin.cite]] or [[reviewing.margin.annotate]].
4. Answer the questions of the form, if there are any: each says who reads the answer.
5. What only the editors should read goes into [[reviewer.form.confidencial]].
6. In [[reviewing.files.title]] you can add files; mark [[reviewing.files.forAuthor]] at those that who wrote it may read, too.
## Leaving it and coming back
Everything saves itself: beside it stands [[saving.saved]]. Close it whenever you like; when you come back it will be as you left it, from another computer, too.
## Handing it in
1. Choose [[reviewing.choice]]: [[reviewing.choice.ACEPTADA]], [[reviewing.choice.DEVUELTA]] or [[reviewing.choice.RECHAZADA]].
2. Press [[reviewing.preview.title]] to read exactly what who wrote it will read.
3. Press [[reviewer.form.send]]. Until the round is decided you can change it and press [[reviewing.resend]].
## Talking with those who review it, too
If your journal allows it, handing in opens [[discussion.title]], with those who have handed in and with the editors. Those who sign the work never read it.
## Not forgetting the deadline
[[navigation.calendar|/calendario]] shows what falls due. In [[reviewing.feed.title]] you can download your deadlines, or press [[reviewing.feed.create]] so that your calendar follows them.
## If another version comes
You will be invited again. The page shows your earlier review, and [[reviewing.before.compare]] shows what has changed.`,
  'manual-reviewer.recognition': `Having your reviews on record
Figures, certificates that anybody can check and records for ORCID.
## A certificate
1. Open [[navigation.recognition|/reconocimiento]].
2. In [[recognition.certificates]], choose which reviews it certifies and whether it names the works that were published with an open review.
3. Press [[recognition.issue]] and then [[recognition.pdf]]. It has a code: anybody can check it on its page.
4. If you no longer want it, press [[recognition.withdraw]], and you can issue another.
## In ORCID
- In [[navigation.profile|/perfil]], press [[profile.orcid.connect]] and mark [[profile.orcid.record.reviews]]. Confidential reviews are added without naming the work.
- In [[recognition.orcid]], [[recognition.orcid.download]] gives you a file for your university or library.`,
  'manual-reviewer.trouble': `When something goes wrong
What goes amiss most often when reviewing, and the way out.
### The link in the mail no longer works
The invitation expired, the editors took it back or the work has its decision: you need do nothing. If you would like to review it, write to the journal.
### I will not make it in time
Write to the editor by answering their mail: they can give you more days. If you cannot do it, press [[reviewing.cannot]] as soon as possible.
### I cannot find what I wrote
Open the review in [[navigation.reviews|/mis-revisiones]] with the same account. If you were writing offline, open it in the same browser: it will send it by itself.
### It says that I saved it from another window
Both versions are there. Press [[reviewing.overtaken.take]] to see the one that was saved, and choose with which you go on.
### I handed it in and made a mistake
Until the round is decided, open it, change it and press [[reviewing.resend]].
### I know who signs the work, or have a conflict
Decline for the reason [[reviewing.decline.conflicto]], or tell the editors. Better before than after.
### The work went back to its authors
The review is paused and its deadline does not run. We will tell you when it goes on.
### I get too many mails
In [[navigation.settings|/configuracion]], in [[settings.channels.title]], choose of what and how you want to hear.`,
};
