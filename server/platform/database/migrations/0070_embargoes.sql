ALTER TABLE "publications" ADD COLUMN "embargo_dia" text;--> statement-breakpoint
ALTER TABLE "publications" ADD COLUMN "embargo_zona" text;--> statement-breakpoint
ALTER TABLE "publications" ADD COLUMN "embargo_hasta" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "publications_by_embargo" ON "publications" USING btree ("embargo_hasta") WHERE "publications"."embargo_hasta" is not null;--> statement-breakpoint
ALTER TABLE "publications" ADD CONSTRAINT "publications_embargo_whole" CHECK (num_nulls("publications"."embargo_dia", "publications"."embargo_zona", "publications"."embargo_hasta") in (0, 3));
--> statement-breakpoint
-- As in migration 0056; a text under embargo is no part of what its work is found by.
create or replace function public.note_catalogue_text(id uuid) returns void language plpgsql as $$
begin
  insert into public.catalogue_texts as kept (publicacion_id, etiquetas, texto, con_texto)
  select p.id, labels,
    public.catalogue_vector(
      p.vector_titulo || public.es_translations_vector(p.traducciones),
      labels,
      p.vector_resumen,
      case when p.embargo_hasta is not null then '' else
        concat_ws(E'\n', m.contenido, (
          select string_agg(t.contenido, E'\n' order by t.orden) from public.translated_texts t
          where t.publicacion_id = p.id and t.version = 0
        ), (select f.texto from public.pdf_texts f where f.publicacion_id = p.id))
      end
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
create trigger note_embargo_of_work after update of embargo_hasta on public.publications for each row
when (new.estado = 'PUBLICADO' and (new.embargo_hasta is null) is distinct from (old.embargo_hasta is null))
execute function public.note_text_of_work();
