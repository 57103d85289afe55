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
ALTER TABLE "translated_texts" ADD CONSTRAINT "translated_texts_publicacion_id_publications_id_fk" FOREIGN KEY ("publicacion_id") REFERENCES "public"."publications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
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
-- Writes what a work is found by, in all its languages; takes it away where the catalogue does not have the work.
create or replace function public.note_catalogue_text(id uuid) returns void language plpgsql as $$
begin
  insert into public.catalogue_texts as kept (publicacion_id, etiquetas, texto, con_texto)
  select p.id, labels,
    public.catalogue_vector(
      p.vector_titulo || public.es_translations_vector(p.traducciones),
      labels,
      p.vector_resumen,
      concat_ws(E'\n', m.contenido, (
        select string_agg(t.contenido, E'\n' order by t.orden) from public.translated_texts t
        where t.publicacion_id = p.id and t.version = 0
      ))
    ),
    true
  from public.publications p
    left join public.manuscripts m on m.publicacion_id = p.id,
    public.es_labels(p.tipo, p.categoria, p.fecha_publicacion) as labels
  where p.id = note_catalogue_text.id and p.estado = 'PUBLICADO' and p.fecha_eliminacion is null
  on conflict (publicacion_id) do update
    set etiquetas = excluded.etiquetas, texto = excluded.texto, con_texto = excluded.con_texto;
  if not found then
    delete from public.catalogue_texts where publicacion_id = note_catalogue_text.id;
  end if;
end $$;
--> statement-breakpoint
create function public.note_text_of_translation() returns trigger language plpgsql as $$
declare changed uuid := coalesce(new.publicacion_id, old.publicacion_id);
begin
  if exists (select from public.publications where id = changed and estado = 'PUBLICADO') then
    perform public.note_catalogue_text(changed);
  end if;
  return null;
end $$;
--> statement-breakpoint
create trigger note_text_of_new_translation after insert or update on public.translated_texts for each row
when (new.version = 0) execute function public.note_text_of_translation();
--> statement-breakpoint
create trigger note_text_of_old_translation after delete on public.translated_texts for each row
when (old.version = 0) execute function public.note_text_of_translation();
--> statement-breakpoint
create trigger note_translations_of_work after update of traducciones on public.publications for each row
when (new.estado = 'PUBLICADO' and new.traducciones is distinct from old.traducciones)
execute function public.note_text_of_work();
