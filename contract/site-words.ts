/** What the public site says of the press until an administrator replaces it: the specification's (000 §2.4, 2.5, 2.7), in both languages. */
import type { SiteFacts } from './entities/site-facts.ts';

export const specifiedContact = {
  telefono: '+34 910 000 000',
  direccion: 'Calle de las Imprentas, 16, 28014 Madrid',
};
export const specifiedFacts: SiteFacts = {
  horarioGeneral: {
    es: 'Lunes a viernes: 9:00–18:00\nSábado: 9:00–13:00\nDomingo: cerrado',
    en: 'Monday to Friday: 9:00–18:00\nSaturday: 9:00–13:00\nSunday: closed',
  },
  horarioSoporte: {
    es: 'Enterprise: 24/7\nLunes a viernes: 8:00–20:00',
    en: 'Enterprise: 24/7\nMonday to Friday: 8:00–20:00',
  },
  cifras: { publicaciones: '10,000+', autores: '2,500+', instituciones: '50+', satisfaccion: '95%' },
  planes: {
    basico: {
      nombre: { es: 'Básico', en: 'Basic' },
      precio: { es: 'Gratis', en: 'Free' },
      texto: { es: 'Para empezar con una revista o un grupo.', en: 'To start with one journal or one group.' },
      ventajas: {
        es: 'Hasta 50 publicaciones al mes\n3 usuarios administradores\nInformes básicos\nSoporte por correo electrónico',
        en: 'Up to 50 publications per month\n3 admin users\nBasic reports\nEmail support',
      },
    },
    profesional: {
      nombre: { es: 'Profesional', en: 'Professional' },
      precio: { es: '$49/mes', en: '$49/month' },
      texto: {
        es: 'Para editoriales y facultades con actividad constante.',
        en: 'For presses and faculties that publish steadily.',
      },
      ventajas: {
        es: 'Publicaciones ilimitadas\n15 usuarios administradores\nInformes avanzados\nAPI personalizada\nSoporte prioritario\nImagen de marca propia',
        en: 'Unlimited publications\n15 admin users\nAdvanced reports\nCustom API\nPriority support\nYour own branding',
      },
    },
    enterprise: {
      nombre: { es: 'Enterprise', en: 'Enterprise' },
      precio: { es: 'Desde $149/mes', en: 'From $149/month' },
      texto: {
        es: 'Para universidades y redes de instituciones.',
        en: 'For universities and networks of institutions.',
      },
      ventajas: {
        es: 'Usuarios ilimitados\nIntegraciones\nSoporte 24/7\nConsultoría\nAcuerdo de nivel de servicio (SLA)',
        en: 'Unlimited users\nIntegrations\n24/7 support\nConsulting\nService level agreement (SLA)',
      },
    },
  },
};
