ALTER TABLE "publications" ADD COLUMN "estado_doi" text;--> statement-breakpoint
update public.publications set estado_doi = 'PROVISIONAL' where doi is not null;--> statement-breakpoint
-- Imported works came with DOIs of registries, or with examples; no form makes theirs. For works from before this was kept,
-- here and in archives of such journals.
create function public.settle_dois() returns void language sql
begin atomic
  update public.publications p
  set estado_doi = case when p.doi like '10.5555/%' then 'EJEMPLO' else 'REGISTRADO' end
  where p.estado_doi = 'PROVISIONAL' and exists (
    select from public.activity a where a.publicacion_id = p.id and a.type = 'publication.imported');
end;
--> statement-breakpoint
select public.settle_dois();--> statement-breakpoint
ALTER TABLE "publications" ADD CONSTRAINT "publications_doi_has_estado" CHECK (("publications"."doi" is null) = ("publications"."estado_doi" is null));
