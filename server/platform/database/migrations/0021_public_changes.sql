ALTER TABLE "publications" ADD COLUMN "fecha_cambio_publico" timestamp (3) with time zone;--> statement-breakpoint
-- Published works from before this was kept, here and in archives of such journals: as the activity record tells it.
create function public.settle_public_changes() returns void language sql
begin atomic
  update public.publications p
  set fecha_cambio_publico = coalesce(
    (select max(a."timestamp") from public.activity a
     where a.publicacion_id = p.id and a.type in ('publication.published', 'publication.publishedDirectly',
       'publication.imported', 'publication.retracted', 'publication.deleted', 'publication.restored')),
    p.fecha_actualizacion)
  where p.fecha_cambio_publico is null and p.fecha_publicacion is not null;
end;
--> statement-breakpoint
select public.settle_public_changes();
