/** Repositories in which published works are deposited besides: which, by what protocol, and how far each deposit is. */
import type { DepositState } from './deposits.ts';

/** SWORD2: AtomPub with packages, as DSpace, EPrints and others take them. DSPACE7: the REST API of DSpace 7 and later. */
export const repositoryProtocols = ['SWORD2', 'DSPACE7'] as const;
export type RepositoryProtocol = (typeof repositoryProtocols)[number];

/** What a package by SWORD 2 is: METS as DSpace takes it in, or a bag (BagIt 1.0). */
export const repositoryPackages = ['METS', 'BAGIT'] as const;
export type RepositoryPackage = (typeof repositoryPackages)[number];

/** ACEPTADA: the manuscript as it was accepted. PUBLICADA: as its journal published it. */
export const repositoryVersions = ['ACEPTADA', 'PUBLICADA'] as const;
export type RepositoryVersion = (typeof repositoryVersions)[number];

/**
 * Why the last try came to nothing: nobody said how readers reach this site, its name leads to a private address, nobody answers there or
 * not to the end, it leads on to another host, it has too much to do, it does not admit our account, the collection is not there or
 * not ours to deposit in, there is no room for it, the file to be
 * sent could not be made, and what had been deposited is not there any more; it says what nobody understands, and nobody can tell whether
 * it has what a try without an answer left there. Of what is there: its text is open though it is to be closed, and its file is another
 * than the one here, since it lets nobody change it.
 */
export const repositoryFaults = [
  'SIN_DIRECCION',
  'DIRECCION_PRIVADA',
  'SIN_RESPUESTA',
  'OTRA_DIRECCION',
  'OCUPADA',
  'CREDENCIALES',
  'COLECCION',
  'SIN_SITIO',
  'SIN_ARCHIVO',
  'YA_NO_ESTA',
  'NO_SE_ENTIENDE',
  'QUIZA_ESTA',
  'TEXTO_ABIERTO',
  'OTRO_ARCHIVO',
] as const;
export type RepositoryFault = (typeof repositoryFaults)[number];

/** What may still be given up: it is asked for, and the repository does not have it (`entregado`). */
export const canGiveUp = ({ estado, entregado }: { estado: DepositState; entregado: boolean }): boolean =>
  !entregado && (estado === 'PENDIENTE' || estado === 'RECHAZADO');

/** Repositories that a journal, or the platform for all of them, has at most. */
export const mostRepositories = 10;
/** Months for which a repository may keep a text closed, at most. */
export const longestEmbargoMonths = 60;
/** Of the name of a collection, what is kept: nobody types it. */
export const longestCollectionName = 300;
/** Collections that a repository may be read to have: those of a large university. */
export const mostCollections = 2000;
