/** The pages that administrators write (spec 000 §2.1, docs/specification.md 2). */
export default {
  'page.ayuda': 'Help Centre',
  'page.terminos': 'Terms of Use',
  'page.privacidad': 'Privacy Policy',
  'page.blog': 'Blog',
  'page.eventos': 'Events',
  'page.newsletter': 'Newsletter',
  'page.soon': 'Coming soon',
  'page.soon.text': 'We are preparing this page. You will soon be able to read it here.',
  'page.soon.home': 'Go to the home page',
  'page.description': '{title} of {journal}, the platform for peer-reviewed academic publishing in Spanish.',
  'page.updated': 'Updated on {day}',
  'page.edit': 'Edit this page',
  'page.edit.label': 'Text in Markdown',
  'page.edit.hint':
    'Headings with #, subheadings with ##, lists with -, **bold**, *italics* and [links](https://…). Without text, the page says “Coming soon” again.',
  'page.edit.notices': 'It was saved, but something cannot be shown',
  'page.edit.save': 'Save',
  'page.edit.saved': 'Page saved',
  'page.edit.overtaken': 'Somebody else saved this page while you were writing it',
  'page.edit.overtaken.text':
    'Above is what it says now. If you save yours, theirs is lost: first copy what you want to keep.',
  'page.edit.overtaken.theirs': 'Keep theirs',
  'page.edit.overtaken.mine': 'Save mine',
  'page.edit.failed': 'The page could not be saved',
};
