/** Modes of review as the ends of their messages' keys. */
export const identityKeys = { abierta: 'abierta', 'simple ciego': 'simple', 'doble ciego': 'doble' } as const;
