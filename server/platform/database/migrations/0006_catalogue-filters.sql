DROP INDEX "catalogue_keywords";--> statement-breakpoint
DROP INDEX "catalogue_beginnings";--> statement-breakpoint
CREATE INDEX "catalogue_keywords" ON "publications" USING gin (public.es_plain_all("palabras_clave"));--> statement-breakpoint
CREATE INDEX "catalogue_beginnings" ON "publications" USING gin (public.es_beginnings("titulo", "palabras_clave"));