CREATE TABLE "translated_texts" (
	"publicacion_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"idioma" text NOT NULL,
	"orden" smallint NOT NULL,
	"es_original" boolean NOT NULL,
	"doi" text,
	"documento" jsonb NOT NULL,
	"contenido" text NOT NULL,
	"referencias" jsonb,
	CONSTRAINT "translated_texts_publicacion_id_version_idioma_pk" PRIMARY KEY("publicacion_id","version","idioma")
);
--> statement-breakpoint
-- What a work says in its other languages: titles, keywords, summaries.
create function public.es_translations_vector(traducciones jsonb) returns tsvector language sql immutable parallel safe strict
return
  setweight(public.es_vector(coalesce((select string_agg(said, ' ') from jsonb_array_elements_text(
    jsonb_path_query_array(traducciones, '$[*].titulo')) as said), '')), 'A') ||
  setweight(public.es_vector(coalesce((select string_agg(said, ' ') from jsonb_array_elements_text(
    jsonb_path_query_array(traducciones, '$[*].palabrasClave[*]')) as said), '')), 'B') ||
  public.es_vector(coalesce((select string_agg(said, ' ') from jsonb_array_elements_text(
    jsonb_path_query_array(traducciones, '$[*].resumen')) as said), ''));
--> statement-breakpoint
ALTER TABLE "publications" ADD COLUMN "vector_traducciones" "tsvector" GENERATED ALWAYS AS (public.es_translations_vector(traducciones)) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "translated_texts" ADD CONSTRAINT "translated_texts_publicacion_id_publications_id_fk" FOREIGN KEY ("publicacion_id") REFERENCES "public"."publications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "publications_translated_words" ON "publications" USING gin ("vector_traducciones");