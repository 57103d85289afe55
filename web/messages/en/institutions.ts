/** The institutions page (spec 000 §2.7). */
export default {
  'institutions.title': 'Institutions',
  'institutions.description':
    'Plans of Pliego for journals, university presses and research groups: Basic, Professional and Enterprise.',
  'institutions.hero.title': 'Your institution’s publishing house',
  'institutions.hero.lead':
    'Run journals, series and collections with an editorial flow of your own, and give your community an open catalogue that is found and cited.',
  'institutions.features.title': 'What your institution receives',
  'institutions.feature.catalogue.title': 'A catalogue of its own',
  'institutions.feature.catalogue.text': 'All your publications together, open and ready for search engines.',
  'institutions.feature.roles.title': 'Roles and permissions',
  'institutions.feature.roles.text': 'Authors, reviewers, editors and administrators, each with what is theirs.',
  'institutions.feature.flow.title': 'Your own editorial flow',
  'institutions.feature.flow.text': 'Decide how many reviews are needed and which identities are shown.',
  'institutions.feature.reports.title': 'Reports',
  'institutions.feature.reports.text': 'States, deadlines and activity, up to date and ready for your board.',
  'institutions.feature.standards.title': 'Open standards',
  'institutions.feature.standards.text': 'JATS, DOI and ORCID: your data come in and go out whenever you wish.',
  'institutions.feature.security.title': 'Security and privacy',
  'institutions.feature.security.text': 'Nothing is lost and nothing leaks: every change is recorded.',
  'institutions.plans.title': 'Plans',
  'institutions.plans.popular': 'Most popular',
  'institutions.plan.basico': 'Basic',
  'institutions.plan.basico.price': 'Free',
  'institutions.plan.basico.text': 'To start with one journal or one group.',
  'institutions.plan.basico.features': 'Up to 50 publications per month\n3 admin users\nBasic reports\nEmail support',
  'institutions.plan.profesional': 'Professional',
  'institutions.plan.profesional.price': '$49/month',
  'institutions.plan.profesional.text': 'For presses and faculties that publish steadily.',
  'institutions.plan.profesional.features':
    'Unlimited publications\n15 admin users\nAdvanced reports\nCustom API\nPriority support\nYour own branding',
  'institutions.plan.enterprise': 'Enterprise',
  'institutions.plan.enterprise.price': 'From $149/month',
  'institutions.plan.enterprise.text': 'For universities and networks of institutions.',
  'institutions.plan.enterprise.features':
    'Unlimited users\nIntegrations\n24/7 support\nConsulting\nService level agreement (SLA)',
  'institutions.plan.start': 'Get started',
  'institutions.plan.contact': 'Contact us',
  'institutions.closing.title': 'Shall we talk?',
  'institutions.closing.text':
    'Tell us how your institution publishes and we will say frankly whether Pliego is for you.',
  'institutions.closing.action': 'Write to us',
};
