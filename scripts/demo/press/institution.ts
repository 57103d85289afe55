/** The institution of the demonstration set: who is of it, and what its page says. */
import type { NewInstitution } from '#contract/entities/institution.ts';
import type { InBoth } from '#contract/site-names.ts';

interface DemonstrationInstitution {
  made: Pick<NewInstitution, 'clave' | 'nombre' | 'plan' | 'dominios' | 'zonaHoraria'>;
  descripcion: InBoth;
  enlace: string;
  /** Days since it was set up, and since those who were invited accepted. */
  founded: number;
  joined: number;
  /** Keys of those whose addresses are of none of its domains; those of its domains are members by them. */
  invited: { persona: string; responsable: boolean }[];
}

export const costaVerde: DemonstrationInstitution = {
  made: {
    clave: 'costa-verde',
    nombre: 'Universidad de la Costa Verde',
    plan: 'basico',
    dominios: ['costaverde.example'],
    zonaHoraria: 'Europe/Madrid',
  },
  descripcion: {
    es: 'Universidad pública entre la montaña y el mar. Publica aquí la revista «Marisma» y lo que su gente investiga sobre humedales, aldeas y costas.',
    en: 'A public university between the mountains and the sea. It publishes the journal “Marisma” here, and what its people study about wetlands, villages and coasts.',
  },
  enlace: 'https://www.costaverde.example',
  founded: 88,
  joined: 85,
  invited: [
    { persona: 'beatriz.lanuza', responsable: true },
    { persona: 'autor', responsable: false },
  ],
};
