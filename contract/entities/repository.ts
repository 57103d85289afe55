/** Repositories, and what was deposited in them. */
import { z } from 'zod';
import { depositStates } from '../deposits.ts';
import { fault } from '../faults.ts';
import { longest } from '../limits.ts';
import {
  longestCollectionName,
  longestEmbargoMonths,
  mostCollections,
  mostRepositories,
  repositoryFaults,
  repositoryPackages,
  repositoryProtocols,
  repositoryVersions,
} from '../repositories.ts';
import { id, instant, pageInfo, text } from './common.ts';

/** Where it is asked. Whether the address is one that may be called is asked apart, since development may call its own machine. */
const address = z
  .url({ protocol: /^https?$/, abort: true })
  .max(longest.repositoryAddress)
  .refine((value) => {
    const { username, password, hash } = new URL(value);
    return !username && !password && !hash;
  }, fault('direccion_webhook'));

const account = {
  protocolo: z.enum(repositoryProtocols),
  /** Of its service document by SWORD 2; of its REST API, as `https://…/server/api`, of DSpace. */
  direccion: address,
  usuario: text(longest.repositoryUser),
};
const secreto = z.string().min(1).max(longest.password);
/** As the repository names it: an address by SWORD 2, a UUID by DSpace. */
const collection = { coleccion: text(longest.repositoryAddress), coleccionNombre: text(longestCollectionName) };
const terms = {
  nombre: text(longest.repositoryName),
  paquete: z.enum(repositoryPackages),
  version: z.enum(repositoryVersions),
  /** Months from publication; 0: open at once. */
  embargoMeses: z.int().min(0).max(longestEmbargoMonths),
  /** What is published is deposited by itself. */
  automatico: z.boolean(),
};

export const newRepositorySchema = z.object({
  /** Null: of the platform, for the works of all its journals. */
  revistaId: id.nullable(),
  ...account,
  secreto,
  ...collection,
  ...terms,
});
export type NewRepository = z.infer<typeof newRepositorySchema>;

/** Strict: of what may all be left out, a word that nobody knows is a mistake. Whoever changes where it is, or as whom, says its secret anew. */
export const repositoryChangeSchema = z.strictObject({
  ...z.object({ ...account, secreto, ...collection, ...terms }).partial().shape,
  /** False: nothing more goes there. */
  activo: z.boolean().optional(),
});
export type RepositoryChange = z.infer<typeof repositoryChangeSchema>;

/** Without its secret, which is never shown. */
export const repositorySchema = z.object({
  id,
  revistaId: id.nullable(),
  nombre: z.string(),
  protocolo: z.enum(repositoryProtocols),
  direccion: z.string(),
  usuario: z.string(),
  coleccion: z.string(),
  coleccionNombre: z.string(),
  paquete: z.enum(repositoryPackages),
  version: z.enum(repositoryVersions),
  embargoMeses: z.int(),
  automatico: z.boolean(),
  activo: z.boolean(),
  fechaCreacion: instant,
  /** Works that are there. */
  depositadas: z.int().nonnegative(),
});
export type Repository = z.infer<typeof repositorySchema>;

export const repositoryListSchema = z.object({ repositorios: z.array(repositorySchema).max(2 * mostRepositories) });

/** What is asked for collections: an account as typed, or the kept secret of a repository whose account it is. */
export const askedCollectionsSchema = z.object({
  ...account,
  secreto: secreto.optional(),
  repositorioId: id.optional(),
});
export type AskedCollections = z.infer<typeof askedCollectionsSchema>;

export const collectionListSchema = z.object({
  colecciones: z
    .array(
      z.object({
        id: z.string(),
        nombre: z.string(),
        /** The packages that it says it takes, by SWORD 2; null: it says nothing of them. */
        paquetes: z.array(z.enum(repositoryPackages)).nullable(),
      }),
    )
    .max(mostCollections),
  /** Why it could not be asked; null: it could. */
  fallo: z.enum(repositoryFaults).nullable(),
});
export type CollectionList = z.infer<typeof collectionListSchema>;

export const repositoryDepositSchema = z.object({
  /** `eliminada`: it is not here any more, though it lies there. */
  obra: z.object({ id, titulo: z.string(), eliminada: z.boolean() }),
  repositorio: z.object({ id, nombre: z.string() }),
  revista: z.string(),
  estado: z.enum(depositStates),
  /** What the repository said of it, in its own words; null: nothing. */
  mensaje: z.string().nullable(),
  /** Why the last try came to nothing; null: it did not. */
  fallo: z.enum(repositoryFaults).nullable(),
  /** Tries in vain since it last went well. */
  intentos: z.int().nonnegative(),
  /** Where readers find it there; null: not known yet. */
  direccion: z.string().nullable(),
  /** Until when its text is closed there, a day; null: it is open. */
  embargoHasta: z.string().nullable(),
  fechaPedido: instant,
  fechaEnvio: instant.nullable(),
  /** When it is tried, or asked about, next; null: not by itself. */
  fechaProxima: instant.nullable(),
  fechaRegistro: instant.nullable(),
  /** Whether the repository has it: it was handed over whole, and is neither given back nor gone. */
  entregado: z.boolean(),
});
export type RepositoryDeposit = z.infer<typeof repositoryDepositSchema>;

export const repositoriesOfWorkSchema = z.object({
  repositorios: z
    .array(
      z.object({
        id,
        nombre: z.string(),
        version: z.enum(repositoryVersions),
        activo: z.boolean(),
        /** Null: it was never asked for. */
        deposito: repositoryDepositSchema.nullable(),
      }),
    )
    .max(4 * mostRepositories),
});
export type RepositoriesOfWork = z.infer<typeof repositoriesOfWorkSchema>;

export const repositoryDepositListSchema = z.object({
  depositos: z.array(repositoryDepositSchema),
  ...pageInfo,
  /** How many there are in each state, whatever state is asked for. */
  cuentas: z.record(z.enum(depositStates), z.int().nonnegative()),
});
export type RepositoryDepositList = z.infer<typeof repositoryDepositListSchema>;
